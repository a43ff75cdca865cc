import type { Family, Group } from "../garments/families.data.ts";

/**
 * A value of a cut attribute. Ordinal values have a position on a scale, and the distance between two positions is the
 * difference between the values.
 */
export interface CutValue {
  name: string;
  /** Position on the attribute's scale, in steps; absent for nominal attributes. */
  at?: number;
  /** Whether it yields to any other named value (true), or only to the given one. */
  yields?: true | string;
  /** Values, comma-separated, that a shopper could hardly distinguish from it. */
  near?: string;
  /**
   * The more general value that it is a special case of, and also near to: a three-link bracelet is a metal bracelet.
   */
  kindOf?: string;
  /** A leading "~" marks words that only hint at the value: "~cuffed" for a tapered leg. */
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

/**
 * Comma-separated phrases that contain a cut word but don't describe the product's cut: a "slim bodice" doesn't make a
 * dress slim.
 */
export const NON_CUT_PHRASES =
  "round face, round faces, square face, square faces, oval face, oval faces, all year round, year round, rundes gesicht, runde gesichter, ovales gesicht, visage rond, visages ronds, visage ovale, rostro redondo, rostros redondos, viso tondo, visi tondi, viso ovale, chronograph style, chronograph look, chronograph inspired, fitted bodice, slim bodice, fitted waist, fitted cuffs, fitted sleeves, keyhole back, back keyhole, keyhole at the back, keyhole at back, keyhole opening at the back, keyhole opening at back, wedge sole, wedge outsole, wedge soles, zipped ankles, at the ankles, at the ankle, asymmetric neckline, asymmetrical neckline, asymmetric neck, caught in the midi, slim through hip, slim through the hip, slim through hips, slim through the hips, slim through hip and thigh, slim through the hip and thigh, slim through thigh, slim through the thigh, fitted through hip, fitted through the hip, fitted through the hips, relaxed through hip, relaxed through the hip, relaxed through hip and thigh, relaxed through the hip and thigh, relaxed through the thigh, slim strap, slim straps, slim handle, slim handles, slim profile, slim waistband, regular price, regular priced, regular retail, full length zip, full length zipper, full length front zip, full length lining, full length sleeves, full length sleeve, thigh to ankle, hip to ankle, knee to ankle, waist to ankle, ankle zip, ankle zips, rubber toe cap, steel toe cap, reinforced toe cap, composite toe cap, dos croise, bretelles croisees, decollete croise, encolure croisee, lanieres croisees, brides croisees, tirantes cruzados, espalda cruzada, tiras cruzadas, asymmetrischer ausschnitt, asymmetrischem ausschnitt, encolure asymetrique, decollete asymetrique, escote asimetrico, scollo asimmetrico, asymmetrischer reissverschluss, asymmetrischem reissverschluss, zip asymetrique, fermeture asymetrique, cremallera asimetrica, zip asimmetrica, chiusura asimmetrica, cierre asimetrico, a droite, cote droite, poche droite, main droite, media luna, gummizehenkappe, zehenkappe aus gummi, cordon de ajuste, cordon d'ajustement, in gabardina, di gabardina, en gabardina, de gabardina, tejido de gabardina, linea a uovo, manches a revers, manche a revers, bas a revers, poignets a revers, poches a revers, ourlet a revers, revers au bas, grosse maille, grosses mailles, grosse cote, grosses cotes, grosse boucle, grande boucle, petite boucle, gros noeud, petit noeud, grand noeud, petit logo, petite poche, petites poches, grande poche, grandes poches, petit rabat, grand rabat, petit col, grand col, petits pois, gros pois, petits carreaux, grands carreaux, grand compartiment, petit compartiment, petite chaine, petite pochette, petite bandouliere, grande bandouliere, petites anses, grandes anses, petit anneau, petits clous, petite fente, grand zip, petit zip, petite tache, petites taches, petit trou, petit accroc, petits accrocs, petite griffure, petites griffures, petit defaut, petits defauts, petite marque, petites marques, petite rayure, petites rayures, petite trace, petites traces, petite pliure, petit pli, petit prix, petits prix";

/**
 * Space-separated words that may interrupt a phrase for a shape, because they describe a part's material, color or
 * finish, but not its shape.
 */
export const WORDS_BETWEEN =
  "thin thick slim skinny slender chunky delicate sturdy soft smooth textured shiny matte matt glossy polished brushed sunburst sunray guilloche lacquer lacquered enamel covered wrapped stacked padded cushioned rubber leather calf calfskin suede patent satin silk wool knit knitted ribbed cotton linen canvas mesh velvet denim nylon acetate metal steel wooden wood black white brown tan navy blue green red pink beige ivory cream grey gray tonal contrast contrasting adjustable removable detachable concealed hidden exaggerated generous modest feminine flattering classic elegant sleek deep dramatic signature step galvanic opaline grained gradient";

/** The attributes of cut, with the words that size guides and product pages use for their values. */
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
          "sleeve less, sans manches, armellos, sin mangas, senza maniche, sem mangas, mouwloos, bez rekawow, smanicato, smanicata, sem manga, armlos, kolsuz, ノースリーブ, 민소매, 无袖, spaghetti straps, spaghetti strap, strapless, ~shoulder straps, ~thin straps, armellose, armelloser, armelloses, ohne armel, sans manche, spaghettitrager, spaghettitragern, dunne trager, dunnen tragern, schmale trager, schmalen tragern, feine trager, feinen tragern, bretelles fines, fines bretelles, tirantes finos, spalline sottili, bretelline sottili, tragerlos, tragerlose, tragerloses, tragerloser, sans bretelles, sin tirantes, senza spalline, ~bretelles, ~tirantes, a giromanica, manga sisa, de tirantes anchos, palabra de honor",
      },
      {
        name: "cap sleeves",
        at: 1,
        words:
          "cap sleeve, ~flutter sleeves, ~flutter sleeve, flugelarmel, flugelarmeln, mancherons, maniche ad aletta, ~manches papillon, mangas casquillo, manga casquillo, manga japonesa, mangas japonesas",
      },
      {
        name: "short sleeves",
        at: 2,
        words:
          "short sleeve, short sleeved, half sleeve, half sleeves, half sleeved, manches courtes, kurzarm, kurze armel, manga corta, maniche corte, manga curta, korte mouwen, korte mouw, krotki rekaw, krotkim rekawem, manche courte, kurzarmlig, mangas cortas, manica corta, mangas curtas, korta armar, kortarmad, korte aermer, kisa kollu, 半袖, 반팔, 短袖, kurzen armeln, kurzarmlige, kurzarmliger, kurzarmliges, 1 2 arm, halbarm, kurze puffarmel, kurzen puffarmeln, mezza manica, mezze maniche, ~media manga, kurzarmelig, kurzarmelige, kurzarmeliges, kurzarmeliger",
      },
      {
        name: "elbow sleeves",
        at: 3,
        words:
          "elbow length sleeves, elbow sleeve, half length sleeves, ellenbogenlange armel, ellenbogenlangen armeln, manches au coude, manga al codo, maniche al gomito",
      },
      {
        name: "three-quarter sleeves",
        at: 4,
        words:
          "three quarter sleeve, three quarter sleeves, 3 4 sleeves, 3 4 sleeve, 3 4th sleeves, manches trois quarts, dreiviertelarm, manga tres cuartos, ~bracelet sleeves, dreiviertelarmel, dreiviertelarmeln, 3 4 arm, 3 4 armel, 3 4 armeln, 3 4 lange armel, manche 3 4, manga 3 4, manga francesa, manica 3 4, maniche 3 4, maniche a tre quarti, manica a tre quarti, ~manches mi longues, maniche a 3 4, driekwart mouwen, driekwart mouw, 3 4 mouwen",
      },
      {
        name: "long sleeves",
        at: 5,
        words:
          "long sleeve, long sleeved, full sleeve, full sleeves, full sleeved, manches longues, langarm, lange armel, manga larga, maniche lunghe, manga longa, lange mouwen, lange mouw, dlugi rekaw, dlugim rekawem, dlugie rekawy, manche longue, langarmlig, langen armeln, mangas largas, manica lunga, manga comprida, mangas compridas, langa armar, langarmad, lange aermer, uzun kollu, 長袖, 긴팔, 长袖, ~bell sleeves, ~bishop sleeves, ~balloon sleeves, ~blouson sleeves, langarmlige, langarmliger, langarmliges, 1 1 arm, ~ballonarmel, ~ballonarmeln, ~trompetenarmel, ~manches evasees, ~manga acampanada, ~manga globo, langarmelig, langarmelige, langarmeliges, langarmeliger",
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
          "crew neck, crewneck, round necked, rounded neck, crew, roundneck, round neckline, wide round neckline, rounded neckline, crew neckline, ~round collar, col rond, rundhals, rundhalsausschnitt, cuello redondo, girocollo, gola redonda, ronde hals, okragly dekolt, rundem ausschnitt, runder ausschnitt, runden ausschnitt, rundhalskragen, encolure ronde, encolure arrondie, ras du cou, ras de cou, cuello a la caja, cuello caja, escote redondo, scollo tondo, scollo rotondo, collo tondo, scollatura tonda, scollatura rotonda, escote a la caja, escote caja",
      },
      {
        name: "scoop neck",
        near: "round neck",
        words:
          "u neck, scooped neck, scoop necked, scoop neckline, scooped neckline, u neckline, u ausschnitt, encolure en u, escote en u, scollo a u, scollatura a u, col danseuse, encolure danseuse, col degage, encolure degagee, decollete rond, col u, col en u",
      },
      {
        name: "V-neck",
        words:
          "v neck, vneck, plunging v, deep v, plunge v, plunging v neckline, v necked, v neckline, col v, v ausschnitt, cuello de pico, cuello en v, scollo a v, decote em v, v hals, v kragen, encolure v, encolure en v, decollete v, decollete en v, decollete a v, col en v, escote v, escote en v, escote pico, escote en pico, escote de pico, cuello pico, cuello v, scollo v, scollatura a v, collo a v, decollete plongeant, encolure plongeante, col v profond",
      },
      {
        name: "turtleneck",
        near: "mock neck",
        words:
          "turtle neck, roll neck, rollneck, polo neck, knit polo neck, knitted polo neck, polo neck jumper, polo neck sweater, turtleneck collar, turtle neckline, ~roll collar, col roule, rollkragen, cuello alto, cuello vuelto, collo alto, dolcevita, gola alta, coltrui, z golfem, cuello cisne, cuello de cisne, collo a dolcevita, collo dolcevita, rolkraag, colkraag, hoge col",
      },
      {
        name: "high neck",
        near: "turtleneck",
        words:
          "highneck, high neckline, high necked, funnel neck, funnel collar, stand neck, hochgeschlossen, hochgeschlossene, hochgeschlossener, hochgeschlossenes, trichterkragen, hoher kragen, hohem kragen, col cheminee, encolure haute, cuello chimenea, cuello subido, collo a imbuto, col montant, encolure montante",
      },
      {
        name: "mock neck",
        near: "high neck",
        words:
          "mockneck, mock neckline, mock collar, ~perkins collar, cuello perkins, cuello semialto, lupetto, collo a lupetto, collo lupetto",
      },
      {
        name: "high collar",
        near: "mandarin collar",
        words:
          "high stand collar, high neck collar, stand up collar, standup collar, high zip collar, ribbed high collar, hoher stehkragen, hohem stehkragen, cuello alzado, cuello subido, cuello elevado, kragen hochstehend",
      },
      {
        name: "square neck",
        words:
          "square neckline, square necked, col carre, escote cuadrado, karree ausschnitt, carre ausschnitt, karreeausschnitt, eckiger ausschnitt, eckigem ausschnitt, encolure carree, decollete carre, cuello cuadrado, scollo quadrato, scollatura quadrata",
      },
      {
        name: "boat neck",
        words:
          "bateau neck, bateau neckline, boat necked, boat neckline, boatneck, slash neck, col bateau, u boot ausschnitt, encolure bateau, decollete bateau, cuello barco, escote barco, scollo a barca, scollo a barchetta, scollatura a barca, collo a barca, bateau ausschnitt, boothals, collo a barchetta, scollatura a barchetta",
      },
      {
        name: "off-shoulder",
        words:
          "off the shoulder, off shoulder, schulterfrei, schulterfreies, epaules denudees, epaules nues, hombros descubiertos, spalle scoperte, ombro a ombro, omuzu acik, オフショルダー, bardot, ~cold shoulder, carmen, schulterfreie, schulterfreier, carmenausschnitt, carmen ausschnitt, hombros al aire",
      },
      {
        name: "one-shoulder",
        near: "off-shoulder",
        words:
          "one shoulder, single shoulder, asymmetric shoulder, einschultrig, einschultrige, einschultriges, one shoulder ausschnitt, une epaule denudee, epaule asymetrique, monospalla, un solo hombro, une epaule, une seule epaule, encolure asymetrique, col asymetrique, decollete asymetrique, escote a un hombro, a un hombro, epaule denudee",
      },
      {
        name: "halter neck",
        words:
          "halterneck, halter, neckholder, halter neckline, halter collar, nackentrager, neckholderkleid, col halter, encolure americaine, col americain, cuello halter, escote halter, scollo all'americana, allacciato al collo, allacciatura al collo, licou, col licou, encolure licou",
      },
      {
        name: "sweetheart neck",
        words:
          "sweetheart neckline, sweetheart, herzausschnitt, herzformiger ausschnitt, herzformigem ausschnitt, decollete coeur, decollete en coeur, encolure coeur, escote corazon, escote de corazon, scollo a cuore, scollatura a cuore, col coeur, bustier coeur",
      },
      {
        name: "cowl neck",
        words:
          "cowl, draped neck, wasserfallausschnitt, wasserfall ausschnitt, col benitier, decollete benitier, encolure benitier, cuello drapeado, escote drapeado, scollo drappeggiato, collo drappeggiato, collo a cascata, scollo a cascata",
      },
      {
        name: "henley neck",
        words:
          "henley, col tunisien, cuello panadero, collo serafino, scollo serafino, scollo a serafino, encolure tunisienne, t shirt tunisien, serafino, maglia serafino, camiseta panadera",
      },
      {
        name: "keyhole neck",
        words:
          "keyhole, tropfenausschnitt, schlussellochausschnitt, schlusselloch ausschnitt, goutte d'eau, scollo a goccia, apertura a goccia, escote lagrima, abertura de lagrima",
      },
      {
        name: "mandarin collar",
        near: "band collar",
        words:
          "chinese collar, nehru collar, stand collar, mandarin, col mao, stehkragen, cuello mao, maokragen, mao kragen, col officier, cuello mandarin, collo alla coreana, colletto alla coreana, collo coreana, collo coreano, colletto coreano, cuello coreano, opstaande kraag, opstaand kraagje, mandarinkragen, chinakragen",
      },
      { name: "band collar", near: "mandarin collar", words: "grandad collar, banded collar" },
      {
        name: "polo collar",
        words:
          "polo neck tee, buttoned polo neck, button polo neck, polo sweater, polo jumper, knit polo, ~ribbed collar, polokragen, col polo, cuello polo, collo polo, collo a polo, colletto polo",
      },
      {
        name: "spread collar",
        near: "button-down collar",
        words:
          "~classic collar, ~shirt collar, cutaway collar, kentkragen, haifischkragen, ~hemdkragen, ~blusenkragen, ~umlegekragen, ~col chemise, ~col classique, ~cuello camisero, ~cuello clasico, ~collo a camicia, ~colletto a camicia, ~colletto classico, collo francese, collo alla francese, colletto francese, cuello italiano, cuello frances, ~collo classico, ~collo italiano, ~collo all italiana, col italien, col cutaway, col semi italien, ~col francais, ~col kent, cutaway kragen, cuello cutaway, collo cutaway",
      },
      {
        name: "pointed collar",
        near: "spread collar",
        words:
          "point collar, pointed collars, col pointu, col pointe, col a pointes, col pointes, spitzer kragen, cuello en punta, collo a punta, colletto a punta",
      },
      {
        name: "camp collar",
        near: "spread collar",
        words:
          "cuban collar, resort collar, camp collars, cubakragen, kubanischer kragen, resortkragen, resort kragen, col cubain, cuello cubano, cuello bowling, collo cubano, collo bowling, colletto da bowling, colletto bowling",
      },
      {
        name: "peter pan collar",
        near: "spread collar",
        words:
          "peter pan neck, claudine collar, bubikragen, col claudine, cuello bebe, cuello peter pan, col peter pan, colletto peter pan, collo peter pan, colletto alla peter pan, collo bebe, colletto bebe",
      },
      {
        name: "button-down collar",
        near: "spread collar",
        words:
          "button down collar, button down point collar, collar button down, kragen button down, col boutonne, buttoned down collar, button down kragen, cuello abotonado, cuello button down, collo button down, colletto button down, collo botton down, colletto botton down, cuello de botones, ~cuello botones, ~collo con bottoni, buttondown kragen, col button down, cuello con botones",
      },
      {
        name: "notched lapel",
        kindOf: "lapel collar",
        near: "peaked lapel",
        words:
          "notch lapel, notch lapels, notched lapels, notched collar, fallendes revers, fallendem revers, revers crante, col crante, col cran, col a cran, solapa de muesca",
      },
      {
        name: "lapel collar",
        words:
          "solapas, cuello con solapas, lapel collars, lapelled collar, lapels, lapel v neck, reverskragen, mit revers, breites revers, breitem revers, schmales revers, col revers, col a revers, col tailleur, cuello solapa, cuello de solapa, cuello con solapa, collo a revers, collo revers, colletto a revers, revers ampi, ampi revers, revers classici, rever classici, ~revers, ~rever, rever ampi, ampi rever, collo con revers, reverskraag, wide lapels, wide lapel, large lapels, larges revers, large revers, gola de lapela, gola lapela, gola com lapela",
      },
      {
        name: "peaked lapel",
        kindOf: "lapel collar",
        near: "notched lapel",
        words:
          "peak lapel, peak lapels, peaked lapels, steigendes revers, steigendem revers, revers en pointe, solapa de pico, solapa en pico, revers a lancia, rever a lancia",
      },
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
        words:
          "skinny, skin tight, skintight, super skinny, ~body fit, ~bodycon, ~figure hugging, ~muscle fit, ~super slim, ~compression, ~hauteng, ~hautenge, pitillo, pitillos, corte pitillo",
      },
      {
        name: "slim fit",
        at: 1,
        words:
          "slim, fitted, close to the body, close fitting, close fit, cut close, ~tailored fit, slim tapered, cintre, figurbetont, entallado, aderente, slank, dopasowany, ~ajustee, ~ajustado, ~ajustada, coupe ajustee, silhouette ajustee, coupe cintree, cintree, pres du corps, eng anliegend, eng anliegende, enganliegend, enganliegende, enganliegendes, enganliegender, korpernah, korpernahe, korpernaher, figurbetonte, figurbetontes, figurbetonter, tailliert, taillierte, tailliertes, taillierter, entallada, corte ajustado, corte entallado, attillato, attillata, vestibilita aderente, avvitato, avvitata, getailleerd, getailleerde, aansluitende pasvorm, schmale passform, schmaler schnitt, schmal geschnitten, schmal geschnittene, schmal geschnittener",
      },
      {
        name: "regular fit",
        at: 2,
        words:
          "regular, classic fit, ~straight fit, standard fit, ~coupe droite, normale passform, corte regular, ~comfort fit, ~custom fit, ~gerade geschnitten, ~gerader schnitt, ~geradem schnitt, ~corte recto, ~taglio dritto, ~taglio classico, normaler passform, regulare passform, regularer passform, regularer schnitt, klassische passform, klassischer passform, coupe reguliere, corte normal, ajuste regular, ajuste normal, vestibilita regolare, vestibilita classica, linea regolare, normale pasvorm, regular pasvorm, coupe classique, corte clasico, klassischer schnitt",
      },
      {
        name: "relaxed fit",
        at: 3,
        words:
          "relaxed, loose fit, easy fit, loose, ample, locker geschnitten, locker geschnittene, locker sitzend, lockere passform, weit geschnitten, holgado, ruim, luzny, corte comodo, ajuste comodo, fit comodo, taglio comodo, linea comoda, vestibilita comoda, locker geschnittener, locker geschnittenes, lockerer passform, lockerer schnitt, lockerem schnitt, lockeren schnitt, lockere silhouette, lockerer silhouette, weit geschnittene, weit geschnittener, weit geschnittenes, weiter schnitt, weitem schnitt, weiten schnitt, weite passform, weiter passform, legere passform, legerer passform, leger geschnitten, bequeme passform, bequemer passform, coupe decontractee, coupe large, holgada, corte relajado, ajuste relajado, fit relajado, corte amplio, ajuste holgado, vestibilita ampia, vestibilita morbida, vestibilita rilassata, taglio ampio, taglio morbido, linea ampia, linea morbida, fit morbido, losse pasvorm, ruime pasvorm, lassige passform, lassiger schnitt",
      },
      {
        name: "oversized fit",
        at: 4,
        words:
          "oversized, oversize, over sized, ~baggy, ~boxy, ~boxy fit, ~slouchy, surdimensionne, surdimensionnee, uberweit, uberweite, sobredimensionado, ~kastig, ~kastige, ~kastiger schnitt, ~coupe carree",
      },
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
          "crop, crop length, court, courte, kurz, corto, corta, kort, krotki, krotka, curta, curto, kisa, ショート丈, kurzer schnitt, kurzem schnitt, kurz geschnitten, kurz geschnittene, cropped schnitt, verkurzte form, verkurzter schnitt, verkurztem schnitt, bauchfrei, bauchfreies, bauchfreie, verkurzt, verkurzte lange, verkurzter, verkurzte, verkurztes, raccourci, raccourcie, longueur raccourcie",
      },
      {
        name: "hip length",
        at: 0.7,
        words:
          "huftlang, lunghezza al fianco, huftlange, huftlanges, huftlanger, longueur hanches, longueur aux hanches, largo a la cadera, largo cadera, lunghezza fianchi, lunghezza ai fianchi",
      },
      {
        name: "mini length",
        at: 1,
        words:
          "mini, ~above knee, ~above the knee, ~thigh length, short dress, micro mini, micro skirt, micro shorts, minikleid, minirock, minifalda, minigonna, minijupe, minivestido, miniabito, robe courte, jupe courte, kurzes kleid, kurzer rock, vestido corto, falda corta, abito corto, vestito corto, gonna corta, ~uber dem knie, ~au dessus du genou, ~por encima de la rodilla, ~sopra il ginocchio",
      },
      {
        name: "knee length",
        at: 2,
        words:
          "knee long, at the knee, mi genou, knielang, a la rodilla, al ginocchio, kneelength, knielange, knielanges, knielanger, knieumspielend, knieumspielende, knieumspielendes, longueur genou, longueur au genou, longueur genoux, longueur aux genoux, por la rodilla, hasta la rodilla, largo rodilla, lunghezza ginocchio, tot op de knie",
      },
      {
        name: "midi length",
        at: 3,
        words:
          "midi, mi longue, calf length, ~below knee, tea length, midaxi, wadenlang, a media pierna, ミディ, ミモレ丈, midikleid, midirock, midilange, midilang, midilanges, wadenlange, wadenlanges, wadenlanger, mi long, mi mollet, longueur mollet, a media pantorrilla, hasta media pierna, al polpaccio, a meta polpaccio, lunghezza polpaccio, ~longuette, ~sous le genou, ~por debajo de la rodilla, ~sotto il ginocchio",
      },
      {
        name: "ankle length",
        at: 4,
        words:
          "~ankle, cropped to the ankle, cropped at the ankle, knochellang, 7 8, ankle grazer, ~straight ankle, cropped ankle, cropped ankle length, alla caviglia, ankle length jeans, ankle jeans, ankle pants, ankle trousers, ankle leggings, knochellange, knochellanges, knochellanger, longueur cheville, longueur aux chevilles, 7 8eme, hasta el tobillo, por el tobillo, largo tobillero, tobillero, lunghezza caviglia, legging 7 8, pantalon 7 8, jean 7 8, coupe 7 8",
      },
      {
        name: "maxi length",
        at: 5,
        words:
          "maxi, floor length, full length, long dress, longue, lang, bodenlang, bodenlanges, langes, longa, longo, longues, lunghi, dlugie, dlugi, uzun, ロング, マキシ, 롱, lungo, lunga, dluga, vestido largo, falda larga, abrigo largo, chaqueta larga, gabardina larga, camisa larga, tunica larga, pantalon largo, cardigan largo, chaleco largo, maxikleid, maxirock, bodenlange, bodenlanger, maxilange, knochellanges kleid, maxi lengte, hasta el suelo, largo hasta el suelo",
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
        words:
          "low waist, low waisted, taille basse, cintura baixa, cintura baja, tiro bajo, hufthose, vita bassa, niedrige leibhohe, niedriger leibhohe, niedriger bund, niedrigem bund, tief sitzend, tief sitzende, talle bajo, cintura bassa, leibhohe niedrig, bundhohe niedrig, niedrige bundhohe, lage taille",
      },
      {
        name: "mid rise",
        at: 1,
        words:
          "mid waist, medium rise, mid waisted, ~regular waist, taille normale, mittlere leibhohe, vita media, mittlerer leibhohe, normale leibhohe, normaler leibhohe, mittelhoher bund, taille mi haute, taille moyenne, talle medio, tiro medio, cintura media, vita normale, vita regolare, mittlere bundhohe, bundhohe mittel, normale bundhohe, leibhohe mittel, leibhohe normal, mittelhoher taille, mittelhohe taille, middelhoge taille, normale taille",
      },
      {
        name: "high rise",
        at: 2,
        words:
          "high waist, high waisted, highwaist, taille haute, hoher bund, tiro alto, vita alta, hoge taille, wysoki stan, wysokim stanem, cintura alta, hohe taille, hoch geschnitten, hog midja, yuksek bel, yuksek belli, ハイウエスト, 하이웨이스트, 高腰, hohe leibhohe, hoher leibhohe, hohem bund, hohen bund, hoher taille, hochtailliert, talle alto, leibhohe hoch, bundhohe hoch, hohe bundhohe, hoher bundhohe",
      },
      {
        name: "super-high rise",
        at: 2.3,
        words:
          "super high rise, super high rised, super high waist, super high waisted, ultra high rise, ultra high waist, ultra high waisted, extra high rise, extra high waist, extra high waisted, super highrise",
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
          "slim taper, athletic taper, relaxed taper, loose taper, taper fit, affusolato, affusolata, affusolati, schmal zulaufend, ~cuffed ankles, ~cuffed ankle, ~elastic ankles, ~elasticated ankles, ~ribbed ankles, ~skinny, ~skinny fit, ~pitillo, ~pitillos, tapered, carrot, ~cuffed, ~jogger fit, pegged, fusele, fuselee, karottenschnitt, karottenform, karottenhose, konisch zulaufend, konisch zulaufende, schmal zulaufend, schmal zulaufende, schmal zulaufendes, coupe carotte, gamba affusolata, gamba rastremata, corte zanahoria, pierna conica, a sigaretta, ~sigaretta, pantalon carotte, jean carotte, pantalon fusele, jambes fuselees, verjungtes bein, verjungter beinverlauf, nach unten schmaler",
      },
      {
        name: "slim leg",
        at: 0.5,
        yields: true,
        words:
          "slim, ~slim fit, skin tight leg, skin tight legs, tight leg, tight legs, skinny leg, skinny legs, schmales bein, schmalem bein, schmale beine, schmalen beinen, jambe etroite, jambe ajustee, pierna estrecha, pernera estrecha, gamba stretta, gamba aderente, pantalon cigarette, coupe cigarette, jean slim, jambes slim",
      },
      {
        name: "straight leg",
        at: 1,
        words:
          "straight cut, straight fit, straight ankle, straight crop, straight jeans, straight trousers, straight pants, coupe droite jambe, gerades bein, pierna recta, gamba dritta, geradem bein, gerade beine, geraden beinen, gerader beinverlauf, geradem beinverlauf, gerader schnitt, geradem schnitt, gerade geschnitten, jambe droite, coupe droite, corte recto, pernera recta, gambe dritte, gamba diritta, taglio dritto, ~gerade passform, gerade geschnittenes bein, beinform gerade, beinform straight, rechte pijpen, rechte pijp, corte straight, jambes droites, pantalon droit, jean droit, jean straight, coupe straight, straight jean, straight denim",
      },
      { name: "bootcut", at: 2, words: "boot cut, boot leg, bootleg" },
      {
        name: "flared leg",
        at: 3,
        words:
          "flared, flare, flares, bell bottom, bell bottoms, evase, schlaghose, acampanado, a zampa, campana, jambe evasee, pantalon evase, patte d'eph, patte d'elephant, ausgestelltes bein, ausgestelltem bein, ausgestellte beine, ausgestellten beinen, schlagjeans, mit schlag, acampanada, gamba svasata, gambe svasate, fondo svasato, pantaloni svasati, pantalon flare, jean flare, pattes d'elephant, pattes d'eph",
      },
      {
        name: "wide leg",
        at: 4,
        words:
          "wide legged, wide cropped leg, wide cropped legs, wide crop leg, cropped wide leg, wideleg, widelegs, wide pants, wide trousers, baggy, baggy fit, jambes larges, weites bein, pierna ancha, gamba larga, palazzo, weitem bein, weite beine, weiten beinen, weiter beinverlauf, weitem beinverlauf, weite beinform, jambe large, jambe ample, marlenehose, pernera ancha, pata ancha, gambe larghe, gamba ampia, gambe ampie, palazzohose, marlene stil, marlenestil, weit geschnittenes bein, wijde pijpen, pantalon large, pantalons larges, jean large, coupe wide, jambes amples, coupe large jambe, pantalon tailleur large, pantalon de tailleur large, coupe large",
      },
    ],
  },
  {
    name: "front",
    of: ["outerwear", "suits", "dresses"],
    weight: 0.7,
    values: [
      {
        name: "double-breasted",
        words:
          "double breasted, croise, croisee, zweireihig, doppiopetto, cruzada, zweireihige, zweireihiger, zweireihiges, zweireiher, doppelreihig, doppelreihige, doppelreihiger, doppelreihiges, double boutonnage, doble botonadura, doble abotonadura, blazer cruzado, traje cruzado, doppio petto, dubbele rij knopen, dubbele knopenrij, twee rijen knopen, botonadura cruzada, abrigo cruzado, blazer cruzada, americana cruzada, gabardina cruzada, cierre cruzado, botonadura doble",
      },
      {
        name: "single-breasted",
        words:
          "single breasted, einreihig, monopetto, einreihige, einreihiger, einreihiges, einreiher, simple boutonnage, boutonnage simple, botonadura simple, botonadura sencilla, mono petto",
      },
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
        words:
          "a line, trapeze, a linie, linea a, linea ad a, ~flared dress, ~circle skirt, a linien form, a linien schnitt, corte evase, falda evase, vestido evase, corte en a, abito svasato, gonna svasata, linea svasata, robe evasee, jupe evasee, ausgestellter rock, ausgestelltem rock, ausgestelltes kleid, ausgestellter form, ausgestellter schnitt, ausgestelltem schnitt, coupe trapeze, coupe evasee, forme trapeze, forme evasee, robe trapeze, jupe trapeze, jupe patineuse evasee, ligne trapeze, ligne a",
      },
      {
        name: "fit and flare",
        near: "A-line",
        words: "fit flare, skater, skater dress, patineuse, robe patineuse, jupe patineuse",
      },
      {
        name: "sheath",
        near: "bodycon",
        words:
          "pencil, ~column dress, fourreau, etui, ~shift sheath, tubino, tubo, etuikleid, falda lapiz, bleistiftrock, jupe crayon, gonna a matita",
      },
      {
        name: "bodycon",
        near: "sheath",
        words: "body con, moulante, cenido, moulant, vestido ajustado, abito aderente, vestito aderente, robe moulante",
      },
      {
        name: "wrap",
        yields: "mock wrap",
        words:
          "~wrapped, wrap over, portefeuille, cache coeur, wickel, wickelkleid, ~cruzado, overslag, a portafoglio, wickelbluse, wickelrock, wickelform, robe croisee, vestido cruzado, vestido envolvente, falda cruzada, falda envolvente, falda pareo, blusa cruzada, top cruzado, ~wickeloptik, ~incrociato, ~a vestaglia",
      },
      {
        name: "mock wrap",
        near: "wrap",
        words:
          "faux wrap, fake wrap, mock wrap front, faux wrap front, wrap effect, wrap look, wickeloptik, wickel optik, effet portefeuille, effet cache coeur, efecto cruzado, efecto envolvente, effetto portafoglio, effetto incrociato",
      },
      { name: "shift", near: "straight", words: "shift dress, ~t shirt dress" },
      {
        name: "straight",
        near: "shift",
        words:
          "straight kurta, ~straight hem, droite, gerader schnitt, geradem schnitt, gerade geschnitten, gerade geschnittene, gerade geschnittener, gerade geschnittenes, gerade silhouette, gerader silhouette, coupe droite, corte recto, linea recta, taglio dritto, linea dritta, forme droite",
      },
      {
        name: "pleated",
        words:
          "plissee, plisse, plissiert, plisado, plissettato, pleats, plisowana, box pleat, knife pleat, plisseerock, faltenrock, plisseekleid, plissierte, plissierter, plissiertes, plisada, plissettata, plissettati, plissato, plissata, a pieghe, tableada, falda de tablas",
      },
      {
        name: "tiered",
        words:
          "tiered dress, ~layered, ~volants, stufen, stufenrock, stufenkleid, gestufter rock, robe a etages, jupe a etages, robe etagee, ~a balze, a etages, a volants etages, volants etages, gestuft, gestufter, gestufte, escalonada, escalonado",
      },
      { name: "peplum", words: "peplum waist, basque, a basque, taille a basque" },
      { name: "empire", words: "empire waist, empire line, corte imperio, stile impero, empiretaille" },
      { name: "anarkali", near: "A-line", words: "flared kurta" },
      {
        name: "asymmetric",
        words:
          "asymmetrical, ~high low, asymmetrique, asymmetrisch, asimetrico, asymmetrische, asymmetrischer, asymmetrisches, asymmetrischem, asymetrique, asimetrica, asimmetrico, asimmetrica",
      },
    ],
  },
  {
    name: "heel",
    of: ["footwear"],
    weight: 0.6,
    values: [
      {
        name: "flat sole",
        at: 0,
        words:
          "flat heel, no heel, flat sandal, flat shoe, flat boot, talon plat, flacher absatz, sin tacon, ~flatform, ~flat form, flats, flachen absatz, flachem absatz, flache sohle, flacher sohle, flachen sohle, ohne absatz, sans talon, semelle plate, suela plana, suola piatta, tacon plano, tacco piatto, senza tacco, zapato plano, sandalia plana, sandali bassi, sandalo basso, sandali piatti, absatzform flach, platte zool, vlakke zool",
      },
      {
        name: "low heel",
        at: 1,
        words:
          "low heels, low block heel, low block heels, short block heel, kitten heel, kitten heels, petit talon, small heel, niedriger absatz, niedrigem absatz, niedrigen absatz, kleiner absatz, kleinem absatz, kleinen absatz, talon bas, tacon bajo, tacco basso",
      },
      {
        name: "mid heel",
        at: 2,
        words:
          "mid heels, medium heel, mittelhoher absatz, mittelhohem absatz, mittlerer absatz, talon moyen, talon mi haut, tacon medio, tacco medio",
      },
      {
        name: "high heel",
        at: 3,
        words:
          "high heels, high block heel, high block heels, ~stiletto, ~stilettos, ~stiletto heel, talon haut, hoher absatz, tacon alto, tacco alto, spike heel, ~platform heel, ~platform heels, hohem absatz, hohen absatz, hohe absatze, hohen absatzen, tacchi alti, ~talon aiguille, ~tacon de aguja, ~tacon aguja, ~tacco a spillo, ~pfennigabsatz",
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
          "block heels, low block heel, low block heels, short block heel, high block heel, high block heels, chunky heel, chunky heels, blockabsatz, talon bloc, tacon ancho, blockabsatze, blockabsatzen, talon carre, talon large, tacon grueso, tacon cuadrado, tacon bloque, tacon en bloque, tacco largo, tacco a blocco, tacco blocco, tacco quadrato, tacco squadrato, blokhak",
      },
      {
        name: "wedge heel",
        words:
          "wedge, wedges, wedge heels, keilabsatz, talon compense, cuna, keilabsatze, sandale compensee, semelle compensee, chaussure compensee, zeppa, zeppe, sleehak, sleehakken",
      },
      {
        name: "stiletto heel",
        words:
          "stiletto, stilettos, stiletto heels, spike heel, pfennigabsatz, talon aiguille, tacon de aguja, tacon aguja, tacco a spillo, tacco spillo, stilettoabsatz, naaldhak, naaldhakken, stilettohak, tacon fino, tacones finos, dunner absatz",
      },
      {
        name: "kitten heel",
        words:
          "kitten heels, kittenabsatz, kitten absatz, talon kitten, tacon kitten, tacco kitten, ~tacco a rocchetto, tacon carrete, tacon de carrete, tacon chupete",
      },
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
        words:
          "runde zehenpartie, runder zehenpartie, abgerundete zehenpartie, rounded toe, bout rond, runde spitze, punta redonda, punta tonda, runder spitze, runden spitze, runde schuhspitze, runder schuhspitze, schuhspitze rund, runde kappe, runder kappe, abgerundete spitze, abgerundeter spitze, abgerundete schuhspitze, abgerundeter schuhspitze, bout arrondi, punta redondeada, puntera redonda, puntera redondeada, punta rotonda, punta arrotondata, puntale tondo, ronde neus",
      },
      {
        name: "almond toe",
        near: "round toe",
        words:
          "almond shaped toe, bout amande, mandelformige spitze, mandelformiger spitze, mandelformige schuhspitze, bout en amande, punta almendrada, puntera almendrada, punta a mandorla, mandelform, mandelformige kappe, mandelformig, mandelformige, mandelformiger",
      },
      {
        name: "pointed toe",
        words:
          "spitze zehenpartie, spitzer zehenpartie, spitz zulaufende zehenpartie, punta affilata, punta afilada, pointy toe, point toe, pointed, pointy, fine point, sharp point, to a point, pointed toes, bout pointu, spitze zehen, punta fina, a punta, spitze schuhspitze, spitzer schuhspitze, schuhspitze spitz, spitz zulaufend, spitz zulaufende, spitz zulaufender, spitz zulaufenden, bout effile, bout en pointe, puntera afilada, punta afilada, puntera fina, puntera en punta, punta sottile, punta affusolata, punta appuntita, spitse neus, puntige neus, spitze form, spitzer form, spitze schuhform, spitze kappe, spitzer kappe, puntiagudos, puntiagudas, puntiagudo, puntiaguda",
      },
      {
        name: "square toe",
        words:
          "eckige zehenpartie, eckiger zehenpartie, karreeformige zehenpartie, bout carre, eckig, punta cuadrada, eckige spitze, eckiger spitze, eckige schuhspitze, eckiger schuhspitze, schuhspitze eckig, karree spitze, puntera cuadrada, punta quadrata, punta squadrata, karreeform, karreespitze, vierkante neus",
      },
      {
        name: "open toe",
        near: "peep toe",
        words:
          "open toed, open toes, ~t strap, ~one toe, offene spitze, offener spitze, offene schuhspitze, offener schuhspitze, schuhspitze offen, zehenfrei, bout ouvert, punta abierta, puntera abierta, punta aperta, spuntate, spuntato, spuntati, open neus",
      },
      { name: "peep toe", near: "open toe", words: "peep toes, peeptoe" },
      {
        name: "cap toe",
        words:
          "toe cap, contrast toe, contrasting toe, contrast toe cap, kontrastkappe, kontrastspitze, kontrastierende kappe, kontrastierender kappe, kontrastierende spitze, kontrastierender spitze, kappe in kontrastfarbe, zehenkappe, bout rapporte, bout contrastant, bout contraste, puntera en contraste, puntera de contraste, puntera contrastada, punta in contrasto, punta a contrasto, puntale in contrasto, puntale a contrasto, mit kappe, punta con mascherina",
      },
    ],
  },
  {
    name: "shaft",
    of: ["footwear"],
    weight: 0.8,
    values: [
      {
        name: "low top",
        at: 0,
        words:
          "low tops, low cut, lo, ~ox, tige basse, basket basse, sneaker basse, zapatilla baja, sneaker bassa, sneakers basse, cana baja, taglio basso",
      },
      { name: "mid top", at: 1, words: "mid tops, mid cut, tige mi haute, mi montante" },
      {
        name: "high top",
        at: 2,
        words:
          "high tops, hi top, hi, montante, montantes, tige haute, zapatilla alta, sneaker alta, sneakers alte, cana alta, taglio alto",
      },
      {
        name: "ankle high",
        at: 2.3,
        words:
          "ankle boots, ankle boot, bottines, bottine, stiefelette, stiefeletten, botines, botin, stivaletti, stivaletto, enkellaarsjes, chelsea, chelsea boots, chelsea boot, chukka, chukka boots, desert boots, knochelhoch, knochelhohe, knochelhoher, knochelhohes, tronchetto, tronchetti, botas al tobillo, bottine a lacets, botin con cordones, stivaletti stringati, botines camperos, bottines western, bottines chaussettes, botin calcetin, botines calcetin",
      },
      {
        name: "knee high",
        at: 4,
        words:
          "~tall boots, knee high boots, ~riding boots, kozaki, kniehoch, kniehohe, kniehoher, kniehohes, kniestiefel, botte haute, hauteur genou, bota alta, hasta la rodilla, a la rodilla, bota de cana alta, stivale alto, stivali alti, al ginocchio, montantes au genou",
      },
      {
        name: "over the knee",
        at: 5,
        words:
          "overknee, over knee, thigh high, otk, cuissardes, overknees, overkneestiefel, por encima de la rodilla, bota mosquetera, sopra il ginocchio, stivali sopra al ginocchio, sobre la rodilla, mosqueteras, au dessus du genou",
      },
    ],
  },
  {
    name: "size",
    of: ["bags", "small leather goods", "scarves"],
    weight: 0.6,
    values: [
      { name: "mini size", at: 0, words: "mini bag, micro bag, nano" },
      { name: "small size", at: 1, words: "small, petit, petite, klein, pequeno, piccolo, piccola" },
      {
        name: "medium size",
        at: 2,
        words:
          "medium sized, medium, moyen, mittelgross, mediano, medio, media, taille moyenne, format moyen, moyen format, modele moyen",
      },
      {
        name: "large size",
        at: 3,
        words:
          "large, grand, grande, gross, grosse, oversized bag, extra large, jumbo, maxi bag, grand format, grande taille, formato grande",
      },
    ],
  },
  {
    name: "frame shape",
    of: ["eyewear"],
    weight: 1,
    values: [
      {
        name: "aviator",
        words:
          "aviators, pilot, pilote, pilotenbrille, aviador, aviatore, pilotenform, forma pilota, a goccia, forma a goccia, piloto, forma piloto, pilota, aviateur, forme aviateur, pilotform, fliegerform",
      },
      { name: "wayfarer", near: "square frame", words: "wayfarers" },
      {
        name: "cat-eye",
        near: "butterfly",
        words:
          "cat eye, cateye, cats eye, oeil de chat, oeil chat, katzenauge, katzenaugen, katzenaugenform, ojo de gato, occhi di gatto, occhio di gatto, a gatto, katzenform",
      },
      {
        name: "butterfly",
        near: "cat-eye",
        words:
          "butterfly frame, butterfly sunglasses, lunettes papillon, lunettes de soleil papillon, gafas mariposa, forme papillon, monture papillon, schmetterlingsform, forma mariposa, montura mariposa, forma a farfalla, montatura a farfalla",
      },
      {
        name: "round frame",
        near: "oval frame",
        words:
          "round, rund, runde, runder, rundes, rond, ronde, ronds, redondo, redonda, redondos, rotondo, rotonda, rotondi, tondo, tonda, tondi, round sunglasses, round frames, rounded frame, ~panto, runde fassung, runder fassung, runder rahmen, rundem rahmen, runde form, runder form, runde glaser, runden glasern, monture ronde, forme ronde, montura redonda, forma redonda, montatura tonda, montatura rotonda, forma tonda, forma rotonda, rahmenform rund, form rund, brillenform rund, rond montuur, rondes, lunettes rondes, lunettes de vue rondes, lunettes de soleil rondes, gafas redondas, gafas de sol redondas, redondas, monture arrondie",
      },
      {
        name: "oval frame",
        near: "round frame",
        words: "oval, ovale, oval sunglasses, ovaler, ovales, ovalada, ovalado",
      },
      {
        name: "rectangular frame",
        near: "square frame",
        words:
          "rectangle, rectangular, rechteckig, rechteckige, rechteckiger, rechteckiges, rectangulaire, rettangolare, rettangolari",
      },
      {
        name: "square frame",
        near: "rectangular frame",
        words:
          "square sunglasses, square frames, square, carree, quadratisch, quadratische, quadratischer, quadratisches, eckige fassung, eckiger fassung, montura cuadrada, forma cuadrada, gafas cuadradas, montatura quadrata, montatura squadrata, forma quadrata, forma squadrata, occhiali quadrati, rahmenform eckig, rahmenform quadratisch, eckige form, quadratische fassung, carrees, forme carree, monture carree, estilo cuadrado, forma square, quadratische form",
      },
      {
        name: "shield",
        near: "wraparound",
        words:
          "shield sunglasses, mask sunglasses, lunettes masque, monture masque, gafas mascara, forma mascara, occhiali a maschera, montatura a maschera, schildform, masque, forme masque, monoscheibe, monoverre, a mascherina, mask frame, maschera frame",
      },
      {
        name: "wraparound",
        near: "shield",
        words: "wrap around, ~sports sunglasses, enveloppante, envolvente, avvolgente, avvolgenti",
      },
      {
        name: "oversized frame",
        words:
          "oversized sunglasses, oversized frame, oversize sonnenbrille, lunettes oversize, gafas oversize, occhiali oversize, monture oversize, montura oversize, montatura oversize",
      },
      {
        name: "hexagonal frame",
        words:
          "hexagonal, hexagon frame, hexagonal shape, sechseckig, sechseckige, sechseckige fassung, monture hexagonale, hexagonale, hexagonales, forme hexagonale, esagonale, esagonali, montatura esagonale, montura hexagonal, forma hexagonal",
      },
      {
        name: "octagonal frame",
        words:
          "octagonal, octagon frame, octagonal shape, achteckig, achteckige, achteckige fassung, monture octogonale, octogonale, octogonales, ottagonale, ottagonali, montatura ottagonale, montura octogonal",
      },
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
      {
        name: "analogue",
        near: "chronograph",
        words: "analog, analogue watch, analog watch, analogique, analogico, analoge, analoger, analoges, analogica",
      },
      {
        name: "digital",
        words:
          "digital watch, lcd, led, digitalanzeige, digitaluhr, digitales display, digitaler anzeige, digitale anzeige, affichage digital, affichage numerique, montre digitale, pantalla digital, reloj digital, display digitale, orologio digitale, numerique",
      },
      {
        name: "analogue-digital",
        words:
          "analog digital, ana digi, analogue digital, anadigi, analog and digital, analogue and digital, analog und digital, analogique et numerique, analogico y digital, analogico e digitale",
      },
      { name: "smart", words: "smartwatch, smart watch, fitness tracker" },
    ],
  },
  {
    name: "ear style",
    of: ["jewellery"],
    weight: 1,
    values: [
      {
        name: "stud",
        words:
          "studs, stud earrings, ohrstecker, puces, clou d'oreille, puce d'oreille, orecchini a lobo, orecchini a bottone, a lobo, pendientes de boton, de boton",
      },
      {
        name: "hoop",
        words:
          "hoops, hoop earrings, creoles, creolen, aros, orecchini a cerchio, argollas, a cerchio, aro, pendientes aro, pendientes de aro, aretes, creole, cerchi, anneaux d'oreilles",
      },
      {
        name: "drop",
        near: "jhumka",
        words:
          "drops, drop earrings, dangling, dangle, dangler, danglers, pendantes, chandelier, ohrhanger, hangeohrringe, pendientes largos, pendientes colgantes, orecchini pendenti, pendants d'oreilles",
      },
      { name: "jhumka", near: "drop", words: "jhumkas, chandbali, chandbalis" },
      { name: "ear cuff", words: "cuff earrings, earcuff, earcuffs, ohrklemme, bague d'oreille" },
    ],
  },
  {
    name: "support",
    of: ["innerwear", "swimwear"],
    weight: 1,
    values: [
      { name: "push-up", near: "padded", words: "push up" },
      {
        name: "padded",
        near: "push-up",
        words:
          "lightly padded, ~moulded cups, ~molded cups, ~t shirt bra, gepolsterte cups, gepolsterten cups, wattierte cups, wattierten cups, copas acolchadas, con relleno, coppe imbottite, bonnets rembourres, ~coques moulees, ~coppe preformate, ~copas preformadas, ~vorgeformte cups, copas con foam, copas con relleno, con foam, coppe con imbottitura, avec coques, preforme, preformee, coques preformees, ampliforme, leicht gepolstert, leicht gepolsterte, legerement rembourre, legerement rembourree, legerement rembourres, ligeramente acolchado, ligeramente acolchada, ligeramente acolchadas, leggermente imbottito, leggermente imbottita, leggermente imbottite",
      },
      {
        name: "non-padded",
        words:
          "non padded, unpadded, not padded, soft cup, ungefutterte cups, ungefutterten cups, ungepolstert, ungepolsterte, sin relleno, sans rembourrage, sans coques, non imbottito, non imbottita, senza imbottitura, non imbottite, coppe non imbottite, copas sin relleno, unlined cups, unlined cup, bonnets non doubles, copas sin forro, copas sin foam, coppe non foderate, coppe sfoderate, non rembourre, non rembourree, non rembourres, ungefutterte korbchen",
      },
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
      { name: "thong", near: "string", words: "thongs, ~g string, ~tanga, perizoma" },
      { name: "string", near: "thong", words: "string briefs, string bikini" },
      { name: "boyshort", words: "boyshorts, boy shorts" },
      {
        name: "full coverage",
        words:
          "full briefs, full brief, ~high waist briefs, volle abdeckung, volle bedeckung, couvrance totale, couverture totale, couvrance integrale, cobertura total, cobertura completa, copertura totale, copertura completa",
      },
    ],
  },
];
