import type { Family, Group } from "../garments/families.data.ts";

/** A value of a cut attribute. Ordinal values have a position, whose distance is their difference. */
export interface CutValue {
  name: string;
  /** Position on the attribute's scale, in steps; absent for nominal attributes. */
  at?: number;
  /** Whether it yields to any other named value (true), or only to the given one. */
  yields?: true | string;
  /** Values, comma-separated, that a shopper could hardly distinguish from it. */
  near?: string;
  /** A leading "~" marks words that only hint at the value: "~cuffed" of a tapered leg. */
  words: string;
}

export interface CutAttribute {
  name: string;
  /** The groups and families of products that have it. */
  of: readonly (Group | Family)[];
  /** Whether its values can coexist, so that a value that only one page names is not a contradiction. */
  areTraits?: true;
  /** The weight of this attribute relative to the others. */
  weight: number;
  values: readonly CutValue[];
}

/** Phrases with a cut word that mean something else: jeans that are slim in one place may still be straight. */
export const NOT_CUTS =
  "wedge sole, wedge outsole, wedge soles, zipped ankles, at the ankles, at the ankle, asymmetric neckline, asymmetrical neckline, asymmetric neck, caught in the midi, slim through hip, slim through the hip, slim through hips, slim through the hips, slim through hip and thigh, slim through the hip and thigh, slim through thigh, slim through the thigh, fitted through hip, fitted through the hip, fitted through the hips, relaxed through hip, relaxed through the hip, relaxed through hip and thigh, relaxed through the hip and thigh, relaxed through the thigh, slim strap, slim straps, slim handle, slim handles, slim profile, slim waistband, regular price, regular priced, regular retail, full length zip, full length zipper, full length front zip, full length lining, full length sleeves, full length sleeve, thigh to ankle, hip to ankle, knee to ankle, waist to ankle, ankle zip, ankle zips, rubber toe cap, steel toe cap, reinforced toe cap, composite toe cap";

/** Words that describe a part's material, color or finish, but not its shape. */
export const WORDS_BETWEEN =
  "thin thick slim skinny slender chunky delicate sturdy soft smooth textured shiny matte matt glossy polished brushed sunburst sunray guilloche lacquer lacquered enamel covered wrapped stacked padded cushioned rubber leather calf calfskin suede patent satin silk wool knit knitted ribbed cotton linen canvas mesh velvet denim nylon acetate metal steel wooden wood black white brown tan navy blue green red pink beige ivory cream grey gray tonal contrast contrasting adjustable removable detachable concealed hidden exaggerated generous modest feminine flattering classic elegant sleek deep dramatic signature";

/** Attributes of cut with the words that name their values, as size guides and product pages use them. */
export const CUTS: readonly CutAttribute[] = [
  {
    name: "sleeves",
    of: ["tops", "outerwear", "dresses", "sets", "nightwear", "innerwear", "swimwear"],
    weight: 1,
    values: [
      {
        name: "sleeveless",
        at: 0,
        words:
          "sleeve less, sans manches, armellos, sin mangas, senza maniche, sem mangas, mouwloos, bez rekawow, smanicato, smanicata, sem manga, armlos, kolsuz, ノースリーブ, 민소매, 无袖, spaghetti straps, spaghetti strap, strapless, ~shoulder straps, ~thin straps",
      },
      { name: "cap sleeves", at: 1, words: "cap sleeve, ~flutter sleeves, ~flutter sleeve" },
      {
        name: "short sleeves",
        at: 2,
        words:
          "short sleeve, short sleeved, half sleeve, half sleeves, half sleeved, manches courtes, kurzarm, kurze armel, manga corta, maniche corte, manga curta, korte mouwen, korte mouw, krotki rekaw, krotkim rekawem, manche courte, kurzarmlig, mangas cortas, manica corta, mangas curtas, korta armar, kortarmad, korte aermer, kisa kollu, 半袖, 반팔, 短袖",
      },
      { name: "elbow sleeves", at: 3, words: "elbow length sleeves, elbow sleeve, half length sleeves" },
      {
        name: "three-quarter sleeves",
        at: 4,
        words:
          "three quarter sleeve, three quarter sleeves, 3 4 sleeves, 3 4 sleeve, 3 4th sleeves, manches trois quarts, dreiviertelarm, manga tres cuartos, ~bracelet sleeves",
      },
      {
        name: "long sleeves",
        at: 5,
        words:
          "long sleeve, long sleeved, full sleeve, full sleeves, full sleeved, manches longues, langarm, lange armel, manga larga, maniche lunghe, manga longa, lange mouwen, lange mouw, dlugi rekaw, dlugim rekawem, dlugie rekawy, manche longue, langarmlig, langen armeln, mangas largas, manica lunga, manga comprida, mangas compridas, langa armar, langarmad, lange aermer, uzun kollu, 長袖, 긴팔, 长袖, ~bell sleeves, ~bishop sleeves, ~balloon sleeves, ~blouson sleeves",
      },
    ],
  },
  {
    name: "neckline",
    of: ["tops", "outerwear", "dresses", "sets", "nightwear", "innerwear", "swimwear"],
    weight: 1,
    values: [
      {
        name: "round neck",
        near: "scoop neck",
        words:
          "crew neck, crewneck, round necked, crew, roundneck, round neckline, wide round neckline, rounded neckline, crew neckline, ~round collar, col rond, rundhals, rundhalsausschnitt, cuello redondo, girocollo, gola redonda, ronde hals, okragly dekolt",
      },
      {
        name: "scoop neck",
        near: "round neck",
        words: "u neck, scooped neck, scoop necked, scoop neckline, scooped neckline, u neckline",
      },
      {
        name: "V-neck",
        words:
          "v neck, vneck, v necked, v neckline, col v, v ausschnitt, cuello de pico, cuello en v, scollo a v, decote em v, v hals",
      },
      {
        name: "turtleneck",
        near: "mock neck",
        words:
          "turtle neck, roll neck, rollneck, polo neck, turtleneck collar, turtle neckline, ~roll collar, col roule, rollkragen, cuello alto, cuello vuelto, collo alto, dolcevita, gola alta, coltrui, z golfem",
      },
      {
        name: "high neck",
        near: "turtleneck",
        words: "highneck, high neckline, high necked, funnel neck, funnel collar, stand neck",
      },
      {
        name: "mock neck",
        near: "high neck",
        words: "mockneck, col montant, mock neckline, mock collar, ~perkins collar",
      },
      {
        name: "high collar",
        near: "mandarin collar",
        words:
          "high stand collar, high neck collar, stand up collar, standup collar, high zip collar, ribbed high collar",
      },
      { name: "square neck", words: "square neckline, square necked, col carre, escote cuadrado" },
      {
        name: "boat neck",
        words:
          "bateau neck, bateau neckline, boat necked, boat neckline, boatneck, slash neck, col bateau, u boot ausschnitt",
      },
      {
        name: "off-shoulder",
        words:
          "off the shoulder, off shoulder, schulterfrei, schulterfreies, epaules denudees, epaules nues, hombros descubiertos, spalle scoperte, ombro a ombro, omuzu acik, オフショルダー, bardot, ~cold shoulder, carmen",
      },
      { name: "one-shoulder", near: "off-shoulder", words: "one shoulder, single shoulder, asymmetric shoulder" },
      { name: "halter neck", words: "halterneck, halter, neckholder, halter neckline, halter collar" },
      { name: "sweetheart neck", words: "sweetheart neckline, sweetheart" },
      { name: "cowl neck", words: "cowl, draped neck" },
      { name: "henley neck", words: "henley" },
      { name: "keyhole neck", words: "keyhole" },
      {
        name: "mandarin collar",
        near: "band collar",
        words: "chinese collar, nehru collar, stand collar, mandarin, col mao, stehkragen, cuello mao",
      },
      { name: "band collar", near: "mandarin collar", words: "grandad collar, banded collar" },
      {
        name: "polo collar",
        words:
          "polo neck tee, buttoned polo neck, button polo neck, polo sweater, polo jumper, knit polo, ~ribbed collar",
      },
      {
        name: "spread collar",
        near: "button-down collar",
        words: "~classic collar, ~shirt collar, cutaway collar, ~pointed collar, ~point collar",
      },
      { name: "camp collar", near: "spread collar", words: "cuban collar, resort collar, camp collars" },
      { name: "peter pan collar", near: "spread collar", words: "peter pan neck, claudine collar" },
      { name: "button-down collar", near: "spread collar", words: "button down collar, buttoned down collar" },
      {
        name: "notched lapel",
        near: "peaked lapel",
        words: "notch lapel, notch lapels, notched lapels, notched collar",
      },
      { name: "lapel collar", near: "notched lapel", words: "lapel collars, lapelled collar, lapels" },
      { name: "peaked lapel", near: "notched lapel", words: "peak lapel, peak lapels, peaked lapels" },
      {
        name: "hood",
        yields: true,
        words: "hooded, capuche, kapuze, capucha, cappuccio, capuz, capuchon, z kapturem, hoodie",
      },
    ],
  },
  {
    name: "fit",
    of: ["tops", "outerwear", "bottoms", "dresses", "sets", "nightwear", "innerwear"],
    weight: 0.9,
    values: [
      {
        name: "skinny fit",
        at: 0,
        words: "skinny, super skinny, ~body fit, ~bodycon, ~figure hugging, ~muscle fit, ~super slim, ~compression",
      },
      {
        name: "slim fit",
        at: 1,
        words:
          "slim, fitted, close to the body, close fitting, close fit, cut close, ~tailored fit, slim tapered, ajuste, cintre, figurbetont, entallado, aderente, slank, dopasowany",
      },
      {
        name: "regular fit",
        at: 2,
        words:
          "regular, classic fit, ~straight fit, standard fit, ~coupe droite, normale passform, corte regular, ~comfort fit, ~custom fit",
      },
      {
        name: "relaxed fit",
        at: 3,
        words:
          "relaxed, loose fit, easy fit, loose, ample, locker geschnitten, locker geschnittene, locker sitzend, lockere passform, weit geschnitten, holgado, comodo, ruim, luzny",
      },
      { name: "oversized fit", at: 4, words: "oversized, oversize, over sized, ~baggy, ~boxy, ~boxy fit, ~slouchy" },
    ],
  },
  {
    name: "length",
    of: ["tops", "outerwear", "bottoms", "dresses", "sets", "nightwear", "hosiery"],
    weight: 0.9,
    values: [
      {
        name: "cropped",
        at: 0,
        words:
          "crop, crop length, court, courte, kurz, corto, corta, kort, krotki, krotka, curta, curto, kisa, ショート丈",
      },
      { name: "hip length", at: 0.7, words: "huftlang, lunghezza al fianco" },
      {
        name: "mini length",
        at: 1,
        words: "mini, ~above knee, ~above the knee, ~thigh length, short dress, micro mini, micro skirt, micro shorts",
      },
      {
        name: "knee length",
        at: 2,
        words: "knee long, at the knee, mi genou, genou, knielang, a la rodilla, al ginocchio, kneelength",
      },
      {
        name: "midi length",
        at: 3,
        words:
          "midi, mi longue, calf length, ~below knee, tea length, midaxi, wadenlang, a media pierna, ミディ, ミモレ丈",
      },
      {
        name: "ankle length",
        at: 4,
        words:
          "~ankle, knochellang, 7 8, ankle grazer, ~straight ankle, cropped ankle, cropped ankle length, alla caviglia, ankle length jeans, ankle jeans, ankle pants, ankle trousers, ankle leggings",
      },
      {
        name: "maxi length",
        at: 5,
        words:
          "maxi, floor length, full length, long dress, longue, lang, bodenlang, bodenlanges, langes, longa, longo, longues, lunghi, dlugie, dlugi, uzun, ロング, マキシ, 롱, larga, largo, lungo, lunga, dluga",
      },
    ],
  },
  {
    name: "rise",
    of: ["bottoms", "innerwear", "nightwear", "swimwear"],
    weight: 0.6,
    values: [
      {
        name: "low rise",
        at: 0,
        words: "low waist, low waisted, taille basse, cintura baixa, cintura baja, tiro bajo, hufthose, vita bassa",
      },
      {
        name: "mid rise",
        at: 1,
        words: "mid waist, medium rise, mid waisted, ~regular waist, taille normale, mittlere leibhohe, vita media",
      },
      {
        name: "high rise",
        at: 2,
        words:
          "high waist, high waisted, highwaist, taille haute, hoher bund, tiro alto, vita alta, hoge taille, wysoki stan, wysokim stanem, cintura alta, hohe taille, hoch geschnitten, hog midja, yuksek bel, yuksek belli, ハイウエスト, 하이웨이스트, 高腰, ultra high rise",
      },
    ],
  },
  {
    name: "leg",
    of: ["bottoms", "sets", "nightwear", "jumpsuits"],
    weight: 0.9,
    values: [
      {
        name: "tapered leg",
        at: 0,
        words:
          "~cuffed ankles, ~cuffed ankle, ~elastic ankles, ~elasticated ankles, ~ribbed ankles, ~skinny, ~skinny fit, tapered, carrot, ~cuffed, ~jogger fit, pegged, fusele",
      },
      { name: "slim leg", at: 0.5, words: "slim, ~slim fit" },
      {
        name: "straight leg",
        at: 1,
        words:
          "straight cut, straight fit, straight ankle, straight crop, straight jeans, straight trousers, straight pants, coupe droite jambe, gerades bein, pierna recta, gamba dritta",
      },
      { name: "bootcut", at: 2, words: "boot cut, boot leg, bootleg" },
      {
        name: "flared leg",
        at: 3,
        words: "flared, flare, flares, bell bottom, bell bottoms, evase, schlaghose, acampanado, a zampa, campana",
      },
      {
        name: "wide leg",
        at: 4,
        words: "wide legged, baggy, baggy fit, jambes larges, weites bein, pierna ancha, gamba larga, palazzo",
      },
    ],
  },
  {
    name: "front",
    of: ["outerwear", "suits", "dresses"],
    weight: 0.7,
    values: [
      { name: "double-breasted", words: "double breasted, croise, croisee, zweireihig, doppiopetto, cruzada" },
      { name: "single-breasted", words: "single breasted, einreihig, monopetto" },
    ],
  },
  {
    name: "silhouette",
    of: ["tops", "outerwear", "dresses", "sets", "skirts", "suits"],
    weight: 1,
    values: [
      {
        name: "A-line",
        near: "fit and flare",
        words: "a line, trapeze, a linie, linea a, linea ad a, ~flared dress, ~circle skirt",
      },
      { name: "fit and flare", near: "A-line", words: "fit flare, skater, skater dress" },
      { name: "sheath", near: "bodycon", words: "pencil, ~column dress, fourreau, etui, ~shift sheath, tubino, tubo" },
      { name: "bodycon", near: "sheath", words: "body con, moulante, cenido" },
      {
        name: "wrap",
        words:
          "~wrapped, wrap over, portefeuille, cache coeur, wickel, wickelkleid, ~cruzado, overslag, a portafoglio, ~mock wrap, ~faux wrap",
      },
      { name: "shift", near: "straight", words: "shift dress, ~t shirt dress" },
      { name: "straight", near: "shift", words: "straight kurta, ~straight hem, droite" },
      {
        name: "pleated",
        words: "plissee, plisse, plissiert, plisado, plissettato, pleats, plisowana, box pleat, knife pleat",
      },
      { name: "tiered", words: "tiered dress, ~layered, ~volants, stufen" },
      { name: "peplum", words: "peplum waist" },
      { name: "empire", words: "empire waist, empire line" },
      { name: "anarkali", near: "A-line", words: "flared kurta" },
      { name: "asymmetric", words: "asymmetrical, ~high low, asymmetrique, asymmetrisch, asimetrico" },
    ],
  },
  {
    name: "heel",
    of: ["footwear"],
    weight: 1,
    values: [
      {
        name: "flat sole",
        at: 0,
        words:
          "flat heel, no heel, flat sandal, flat shoe, flat boot, talon plat, flacher absatz, sin tacon, ~flatform, ~flat form, flats",
      },
      {
        name: "low heel",
        at: 1,
        words:
          "low heels, low block heel, low block heels, short block heel, kitten heel, kitten heels, petit talon, small heel",
      },
      { name: "mid heel", at: 2, words: "mid heels, medium heel" },
      {
        name: "high heel",
        at: 3,
        words:
          "high heels, high block heel, high block heels, ~stiletto, ~stilettos, ~stiletto heel, talon haut, hoher absatz, tacon alto, tacco alto, spike heel, ~platform heel, ~platform heels",
      },
    ],
  },
  {
    name: "heel shape",
    of: ["footwear"],
    weight: 0.6,
    values: [
      {
        name: "block heel",
        words:
          "block heels, low block heel, low block heels, short block heel, high block heel, high block heels, chunky heel, chunky heels, blockabsatz, talon bloc, tacon ancho",
      },
      { name: "wedge heel", words: "wedge, wedges, wedge heels, keilabsatz, talon compense, cuna" },
      {
        name: "stiletto heel",
        words: "stiletto, stilettos, stiletto heels, spike heel, pfennigabsatz, talon aiguille",
      },
      { name: "kitten heel", words: "kitten heels" },
    ],
  },
  {
    name: "toe",
    of: ["footwear"],
    weight: 0.6,
    values: [
      {
        name: "round toe",
        near: "almond toe",
        words: "rounded toe, bout rond, runde spitze, punta redonda, punta tonda",
      },
      { name: "almond toe", near: "round toe", words: "almond shaped toe, bout amande" },
      {
        name: "pointed toe",
        words:
          "pointy toe, point toe, pointed, pointy, fine point, sharp point, to a point, pointed toes, bout pointu, spitze zehen, punta fina, a punta",
      },
      { name: "square toe", words: "bout carre, eckig, punta cuadrada" },
      { name: "open toe", near: "peep toe", words: "open toed, open toes, ~t strap, ~one toe" },
      { name: "peep toe", near: "open toe", words: "peep toes, peeptoe" },
      { name: "cap toe", words: "toe cap" },
    ],
  },
  {
    name: "shaft",
    of: ["footwear"],
    weight: 0.8,
    values: [
      { name: "low top", at: 0, words: "low tops, low cut, lo, ~ox" },
      { name: "mid top", at: 1, words: "mid tops, mid cut" },
      { name: "high top", at: 2, words: "high tops, hi top, hi, montante, montantes" },
      {
        name: "ankle high",
        at: 2.3,
        words:
          "ankle boots, ankle boot, bottines, bottine, stiefelette, stiefeletten, botines, botin, stivaletti, stivaletto, enkellaarsjes, chelsea, chelsea boots, chelsea boot, chukka, chukka boots, desert boots",
      },
      {
        name: "knee high",
        at: 4,
        words: "~tall boots, knee high boots, ~riding boots, kozaki",
      },
      { name: "over the knee", at: 5, words: "overknee, over knee, thigh high, otk, cuissardes" },
    ],
  },
  {
    name: "size",
    of: ["bags", "small leather goods", "jewellery", "scarves"],
    weight: 0.6,
    values: [
      { name: "mini size", at: 0, words: "mini bag, micro bag, nano" },
      { name: "small size", at: 1, words: "small, petit, petite, klein, pequeno, piccolo, piccola" },
      { name: "medium size", at: 2, words: "medium sized, medium, moyen, mittelgross, mediano, medio, media" },
      {
        name: "large size",
        at: 3,
        words: "large, grand, grande, gross, grosse, oversized bag, extra large, jumbo, maxi bag",
      },
    ],
  },
  {
    name: "frame shape",
    of: ["eyewear"],
    weight: 1,
    values: [
      { name: "aviator", words: "aviators, pilot, pilote, pilotenbrille" },
      { name: "wayfarer", near: "square frame", words: "wayfarers" },
      { name: "cat-eye", near: "butterfly", words: "cat eye, cateye, cats eye" },
      { name: "butterfly", near: "cat-eye", words: "butterfly frame, butterfly sunglasses" },
      { name: "round frame", near: "oval frame", words: "round sunglasses, round frames, rounded frame, ~panto" },
      { name: "oval frame", near: "round frame", words: "oval, ovale, oval sunglasses" },
      { name: "rectangular frame", near: "square frame", words: "rectangle, rectangular, rechteckig" },
      { name: "square frame", near: "rectangular frame", words: "square sunglasses, square frames, square, carree" },
      { name: "shield", near: "wraparound", words: "shield sunglasses, mask sunglasses" },
      { name: "wraparound", near: "shield", words: "wrap around, ~sports sunglasses" },
      { name: "oversized frame", words: "oversized sunglasses, oversized frame" },
    ],
  },
  {
    name: "display",
    of: ["watches"],
    weight: 1,
    values: [
      {
        name: "chronograph",
        near: "analogue",
        words: "chronographe, chronograph watch, chronographs, cronografo",
      },
      { name: "analogue", near: "chronograph", words: "analog, analogue watch, analog watch, analogique, analogico" },
      { name: "digital", words: "digital watch, lcd, led" },
      { name: "analogue-digital", words: "analog digital, ana digi, analogue digital, anadigi" },
      { name: "smart", words: "smartwatch, smart watch, fitness tracker" },
    ],
  },
  {
    name: "ear style",
    of: ["jewellery"],
    weight: 1,
    values: [
      { name: "stud", words: "studs, stud earrings, ohrstecker, puces" },
      { name: "hoop", words: "hoops, hoop earrings, creoles, creolen, aros" },
      {
        name: "drop",
        near: "jhumka",
        words: "drops, drop earrings, dangling, dangle, dangler, danglers, pendantes, chandelier",
      },
      { name: "jhumka", near: "drop", words: "jhumkas, chandbali, chandbalis" },
      { name: "ear cuff", words: "cuff earrings" },
    ],
  },
  {
    name: "support",
    of: ["innerwear", "swimwear"],
    weight: 1,
    values: [
      { name: "push-up", near: "padded", words: "push up" },
      { name: "padded", near: "push-up", words: "lightly padded, ~moulded cups, ~molded cups, ~t shirt bra" },
      { name: "non-padded", words: "non padded, unpadded, not padded, soft cup" },
      {
        name: "sports support",
        words: "sports bra, padded sports bra, lightly padded sports bra, ~high impact, ~medium impact",
      },
    ],
  },
  {
    name: "brief style",
    of: ["innerwear", "swimwear"],
    weight: 1,
    values: [
      {
        name: "bikini cut",
        near: "hipster cut",
        words: "bikini briefs, bikini brief, bikini panty, bikini panties, bikini cut",
      },
      { name: "hipster cut", near: "bikini cut", words: "hipster, hipsters, hipster briefs, ~low rise briefs" },
      { name: "thong", near: "string", words: "thongs, ~g string, ~tanga" },
      { name: "string", near: "thong", words: "string briefs, string bikini" },
      { name: "boyshort", words: "boyshorts, boy shorts" },
      { name: "full coverage", words: "full briefs, full brief, ~high waist briefs" },
    ],
  },
];
