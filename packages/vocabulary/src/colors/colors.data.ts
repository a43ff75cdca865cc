/** The basic color terms (Berlin and Kay, 1969), plus beige, the metals and multicolor, which shops add. */
export type ColorFamily =
  | "black"
  | "white"
  | "grey"
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "blue"
  | "purple"
  | "pink"
  | "brown"
  | "beige"
  | "silver"
  | "gold"
  | "multicolour";

export interface ColorEntry {
  name: string;
  /** The sRGB value of a typical sample; null for "multicolour", which has none. */
  hex: string | null;
  family: ColorFamily;
  /** The color that shoppers consider this one a lighter, darker or brighter shade of. */
  shadeOf?: string;
  /** Other names, in English and other languages together, because color words seldom mean anything else. */
  words?: string;
}

/**
 * Colors, each with a typical sample and the words for it. The sample is the one in CSS Color Module Level 4 if it uses
 * the name in its everyday sense, otherwise the most common swatch of the xkcd color survey (2010, CC0). If both
 * sources use the name for a screen color, the sample shows the color of dyed fabric instead ("red" is #c8102e, not
 * #ff0000).
 */
export const COLORS: readonly ColorEntry[] = [
  {
    name: "black",
    hex: "#121212",
    family: "black",
    words:
      "natural black, noir, noire, noirs, noires, schwarz, schwarze, schwarzer, schwarzes, negro, negra, nero, nera, neri, nere, preto, preta, zwart, zwarte, czarny, czarna, czarne, jet black, blk, onyx, raven, svart, musta, siyah, cerna, черный, черная, черное, черные, чорний, чорна, чорне, чорні, μαύρο, μαύρη, μαύρος, اسود, سوداء, שחור, שחורה, 黒, ブラック, 黑色, 黑, 블랙, 검정, 검은색, schwarzen, schwarzem, negros, negras, pretos, pretas, svarta, svarte, mustat",
  },
  {
    name: "charcoal",
    hex: "#3a3f44",
    family: "grey",
    words:
      "charcoal grey, charcoal gray, anthracite, anthrazit, antracite, antraciet, antracita, graphite, gunmetal, gun metal, dark slate, grafit, charcoal melange, marengo, gris marengo, canna di fucile, grigio fumo, grigio piombo, graphit, schiefer, schiefergrau",
  },
  {
    name: "grey",
    hex: "#86888a",
    family: "grey",
    words:
      "natural grey, natural gray, gray, granite, clear granite, ice grey, ice gray, gris, grise, grau, graue, graues, grigio, grigia, cinza, cinzento, grijs, grijze, szary, szara, slate, ash, ash grey, smoke, pewter, stone grey, slate grey, heather, heather grey, heather gray, grey heather, gray heather, grey heather, cement, graphite grey, steel grey, steel gray, light steel, dark steel, stone gray, iron grey, harmaa, gri, серый, серая, серое, серые, сірий, сіра, γκρι, رمادي, אפור, グレー, 灰色, 灰, 그레이, 회색, grauen, grigi, grigie, gra, gratt, graa, szare, harmaat, pearl grey, pearl gray, olive grey, olive gray, lavender grey, lavender gray, sand grey, sand gray, piombo, plomo, ghiaccio, grigio perla, gris perla, gris humo, gris piedra",
  },
  {
    name: "grey melange",
    hex: "#9fa1a3",
    family: "grey",
    shadeOf: "grey",
    words:
      "gray melange, melange grey, grey marl, marl grey, gris chine, graumeliert, grau meliert, ecru melange, grey mélange",
  },
  {
    name: "silver",
    hex: "#b9bcc0",
    family: "silver",
    words:
      "silver toned, silver tone, silver plated, sterling silver, argent, argente, silber, silbern, plata, plateado, argento, prateado, prata, zilver, srebrny, srebrna, platinum, rhodium, oxidised silver, german silver, silvery, oxidised, chrome, серебристый, серебристая, серебряный, серебряная, серебро, ασημί, فضي, כסף, シルバー, 银色, 실버, silberne, silberner, silbernes, argentee, argentes, plateada, plateados, argentata, argentati, prateada, zilveren, silverfargad, silverfargade, solv, srebrne, gumus, gumus rengi, hopea",
  },
  {
    name: "white gold",
    hex: "#d8d5cc",
    family: "silver",
    shadeOf: "silver",
    words:
      "or blanc, weissgold, oro blanco, oro bianco, ouro branco, witgoud, biale zloto, vitguld, hvidguld, белое золото, ホワイトゴールド, 白金, 白k金, 화이트골드",
  },
  { name: "steel", hex: "#9da3a8", family: "silver", shadeOf: "silver", words: "stainless steel" },
  { name: "titanium", hex: "#9da3a8", family: "silver", shadeOf: "silver" },
  { name: "ebony", hex: "#2f2722", family: "black", shadeOf: "black", words: "ebano, ebene, ebenholz" },
  { name: "metallic", hex: "#a8a9ad", family: "silver", shadeOf: "silver" },
  {
    name: "white",
    hex: "#fafafa",
    family: "white",
    words:
      "neige, blanc neige, schneeweiss, blanc, blanche, blancs, blanches, weiss, weisse, weisses, weisser, blanco, blanca, bianco, bianca, bianchi, branco, branca, wit, witte, bialy, biala, biale, optic white, snow, wht, snow white, pearl white, hvid, hvit, valkoinen, beyaz, белый, белая, белое, белые, білий, біла, біле, білі, λευκό, άσπρο, ابيض, بيضاء, לבן, לבנה, 白, ホワイト, 白色, 화이트, 흰색, weissen, weissem, blancos, blancas, bianche, brancos, brancas, vit, vitt, vita, hvide, hvite, biale, valkoiset, bianco latte, blanco leche",
  },
  {
    name: "off white",
    hex: "#f4f0e4",
    family: "white",
    shadeOf: "white",
    words:
      "natural white, offwhite, ivory, ivoire, elfenbein, marfil, avorio, eggshell, pearl, ecru, creme white, blanc casse, gebroken wit, wollweiss, bone, bone white, off wht, chalk, crudo, natural white, ekru, айвори, молочный, молочная, オフホワイト, アイボリー, 米白色, 아이보리, 오프화이트, panna, hueso, blanco roto, bianco sporco, bianco panna, gesso, perla, nacar",
  },
  {
    name: "cream",
    hex: "#f3e6c4",
    family: "beige",
    words:
      "creme, crema, creamy, kremowy, vanilla, butter, champagne cream, buttermilk, milky, krem, кремовый, кремовая, クリーム, 奶油色, 크림, cremeweiss, cremefarben, roomwit, roomwitte, burro, mantequilla, vainilla, vaniglia",
  },
  {
    name: "beige",
    hex: "#d9c6a5",
    family: "beige",
    words:
      "beis, beż, bezowy, sand, sahara, biscuit, stone, fawn, buff, linen beige, sabbia, arena, sable, bege, nude beige, ecru beige, almond, chino beige, latte, straw, bej, бежевый, бежевая, бежевое, бежевые, бежевий, μπεζ, بيج, בז, ベージュ, 米色, 杏色, 베이지, beigen, beigefarben, bezowe, bezowa, sandfarben, sandfarbe, piedra, biscotto, color corda, colore corda, sabbia dorata, ficelle, grege, mastic, zand, zandkleurig, zandkleur",
  },
  { name: "natural", hex: "#e0d0b2", family: "beige", shadeOf: "beige" },
  {
    name: "nude",
    hex: "#e3bc9a",
    family: "beige",
    shadeOf: "beige",
    words:
      "skin, flesh, skin colour, nude pink, carne, cipria, poudre, skin tone, make up, maquillaje, rosa maquillaje",
  },
  {
    name: "oatmeal",
    hex: "#dacdb4",
    family: "beige",
    shadeOf: "beige",
    words: "oat, oatmilk, oat milk, oatmeal heather, heather oatmeal, oatmeal melange",
  },
  {
    name: "khaki",
    hex: "#a8996e",
    family: "beige",
    words: "khakhi, caqui, kaki, cachi, haki, хаки, хакі, χακί, カーキ, 卡其色, 카키",
  },
  {
    name: "camel",
    hex: "#c19a6b",
    family: "brown",
    shadeOf: "tan",
    words:
      "camel heather, heather camel, camel melange, camello, cammello, camel brown, kamel, wielbladzi, кэмел, верблюжий, キャメル, 驼色, 카멜",
  },
  {
    name: "tan",
    hex: "#c08a53",
    family: "brown",
    words:
      "tan brown, golden tan, wheat, golden wheat, bourbon, caramel, toffee, saddle brown, saddle, ginger, fauve, cuero, cuoio, tawny, honey, tan leather, havane, taba, miele, miel, canela, tostado, nocciola, avellana, color cuoio",
  },
  {
    name: "cognac",
    hex: "#a4652f",
    family: "brown",
    shadeOf: "tan",
    words: "cognac brown, cognac leather, brandy, whiskey, whisky, conac",
  },
  {
    name: "taupe",
    hex: "#8b7d6e",
    family: "brown",
    shadeOf: "brown",
    words:
      "mushroom, mushroom brown, mink, etoupe, topo, tortora, greige, mole, dark taupe, トープ, fango, visone, vison, color topo, gris topo",
  },
  {
    name: "brown",
    hex: "#6b4226",
    family: "brown",
    words:
      "natural brown, marron, brun, brune, braun, braune, braunes, marrone, castano, castanho, bruin, bruine, brazowy, brazowa, wood, walnut, chestnut, hazelnut, habana, havanna, cafe, nut brown, tobacco, tabac, sepia, cinnamon, umber, kahverengi, коричневый, коричневая, коричневое, коричневые, коричневий, καφέ, بني, חום, ブラウン, 茶色, 茶, 棕色, 咖啡色, 브라운, 갈색, braunen, marrones, marroni, castanhos, brunt, bruna, brazowe, ruskea, ruskeat, havana, marrom, castanha, kahve rengi, cherry brown, golden brown, honey brown, rose brown, ash brown, amber brown, wine brown, plum brown, olive brown, ginger brown, smoke brown, testa di moro, tabacco, tabaco, castoro, castano oscuro, castagna, marrone scuro, bruciato, pardo, moro, nougat, haselnuss, zimt, kastanie, muskat",
  },
  {
    name: "tortoiseshell",
    hex: "#6b4226",
    family: "brown",
    shadeOf: "brown",
    words:
      "tortoise, tartarugato, tartarugata, tartarugati, tartarugate, ecaille, ecailles, carey, schildpatt, szylkretowe, tortoise shell, dark havana, light havana, havana tortoise, whiskey tortoise, cognac tortoise",
  },
  {
    name: "coffee brown",
    hex: "#4a2c20",
    family: "brown",
    shadeOf: "brown",
    words: "coffee, mocha, espresso, mokka, mahogany, caffe, moka, moca, marron cafe",
  },
  {
    name: "chocolate brown",
    hex: "#4e2f22",
    family: "brown",
    shadeOf: "brown",
    words:
      "chocolate, dark chocolate, cioccolato, fondente, cioccolato fondente, schoko, cocoa, choco, cacao, chocolat, marron chocolat",
  },
  {
    name: "bronze",
    hex: "#8c6a3f",
    family: "gold",
    words: "bronce, bronzo, bronze toned, antique bronze, brass, antique brass",
  },
  { name: "copper", hex: "#b06a3f", family: "gold", words: "cuivre, kupfer, cobre, rame, koper, copper toned" },
  {
    name: "gold",
    hex: "#cba135",
    family: "gold",
    words:
      "golden, gold toned, gold tone, gold plated, vergoldet, vergoldete, plaque or, placcato oro, chapado en oro, verguld, dore, doree, gold-toned, goldfarben, oro, dorado, dorada, dorato, dourado, dourada, goud, gouden, zloty, zlota, antique gold, yellow gold, or jaune, gelbgold, oro amarillo, oro giallo, geelgoud, желтое золото, イエローゴールド, 黄金,  goldtone, matte gold, antique gold toned, золотой, золотая, золотистый, золото, χρυσό, ذهبي, זהב, ゴールド, 金色, 골드, goldene, goldener, goldenen, goldenes, dorees, dores, dourados, dorata, dorati, dorate, guldfargad, guldfargade, guldfargat, guld, zlote, altin rengi, altin, kullanvarinen",
  },
  {
    name: "rose gold",
    hex: "#c58f7f",
    family: "gold",
    shadeOf: "gold",
    words:
      "rosegold, rose gold toned, rose gold plated, or rose, plaque or rose, chapado en oro rosa, chapada en oro rosa, banado en oro rosa, placcato oro rosa, dore rose, doree rose, dorado rosa, dorato rosa, rosevergoldet, oro rosa, rose golden, roségold, rotgold, rosegoud, roséguld, rosaguld, ouro rosa, розовое золото, красное золото, ピンクゴールド, ローズゴールド, 玫瑰金, 로즈골드",
  },
  { name: "champagne", hex: "#e4d2b0", family: "gold", shadeOf: "beige" },
  {
    name: "yellow",
    hex: "#f2cf1d",
    family: "yellow",
    words:
      "jaune, gelb, gelbe, gelbes, amarillo, amarilla, giallo, gialla, amarelo, amarela, geel, gele, zolty, zolta, sunflower, canary, canary yellow, bright yellow, neon yellow, sunshine yellow, gul, keltainen, желтый, желтая, желтое, желтые, жовтий, жовта, κίτρινο, اصفر, צהוב, צהובה, イエロー, 黄色, 黄, 옐로우, 노란색, gelben, gialle, gialli, gult, gula, gule, zolte, giallo ocra",
  },
  {
    name: "lemon",
    hex: "#f4e96a",
    family: "yellow",
    shadeOf: "yellow",
    words: "lemon yellow, citron, light yellow, limone, pale yellow, lime yellow, limon",
  },
  {
    name: "ochre",
    hex: "#c18a32",
    family: "yellow",
    shadeOf: "mustard",
    words: "ocker, ocre, ocra",
  },
  {
    name: "mustard",
    hex: "#c9962b",
    family: "yellow",
    shadeOf: "yellow",
    words:
      "mustard yellow, moutarde, senf, senfgelb, mostaza, senape, mostarda, mosterd, amber, turmeric, saffron yellow, musztardowy, curry",
  },
  {
    name: "orange",
    hex: "#ef7a1a",
    family: "orange",
    words:
      "naranja, arancione, laranja, oranje, pomaranczowy, tangerine, apricot, saffron, pumpkin, carrot, burnt orange, mandarin, turuncu, oranssi, оранжевый, оранжевая, оранжевое, πορτοκαλί, برتقالي, כתום, オレンジ, 橙色, 橘色, 오렌지, arancioni, pomaranczowe, pomaranczowa, arancio, zucca, calabaza, mandarina, albicocca, albaricoque, zafferano, azafran",
  },
  {
    name: "peach",
    hex: "#f6b899",
    family: "orange",
    words: "pfirsich, peche, melocoton, pesca, peachy, peach pink, abricot",
  },
  {
    name: "coral",
    hex: "#f0705e",
    family: "orange",
    shadeOf: "pink",
    words: "corail, koralle, corallo, koraal, salmon, coral pink, coral red, lachs, saumon, coral orange, salmone",
  },
  {
    name: "rust",
    hex: "#a9502c",
    family: "orange",
    words:
      "sienna, burnt sienna, rust orange, rust brown, rust red, rouille, rost, brick, brick red, terracotta, terra cotta, copper rust, teja, brick orange, ruggine, rost rot, rusted, mattone, ladrillo, oxido, terra bruciata, terracota, cotto, rojizo, brique, terrakotta",
  },
  {
    name: "red",
    hex: "#c4161c",
    family: "red",
    words:
      "rouge, rot, rote, roter, rotes, rojo, roja, rosso, rossa, rossi, vermelho, vermelha, rood, rode, czerwony, czerwona, scarlet, crimson, cherry, cherry red, ruby, tomato red, vermilion, fire red, blood red, chilli red, poppy, punainen, kirmizi, красный, красная, красное, красные, червоний, червона, червоне, червоні, κόκκινο, κόκκινη, احمر, حمراء, אדום, אדומה, 赤, レッド, 红色, 红, 紅色, 레드, 빨간색, roten, rotem, rossa, rosse, rod, rodt, rott, roda, rode, czerwone, punaiset, ciliegia, cereza, guinda, rubino, rojo rubi, rosso rubino",
  },
  { name: "maroon", hex: "#70202c", family: "red", words: "maroon red, bordeaux red, oxblood, deep red, mahogany red" },
  {
    name: "burgundy",
    hex: "#6d1a2e",
    family: "red",
    shadeOf: "maroon",
    words:
      "black cherry, bordeaux, burgunderrot, weinrot, weinrote, weinroter, weinrotes, weinroten, bordeauxrot, bordeauxrote, bordeauxroter, bordeauxrotes, bordeauxroten, burgund, burdeos, bourgogne, burgunder, granate, bordo, wine, wine red, vin, vinho, vino, bordowy, merlot, mulberry, claret, garnet, marsala, bordo, бордовый, бордовая, бордовое, μπορντό, عنابي, בורדו, ボルドー, ワインレッド, 酒红色, 버건디, 와인, bordowe, vinrod, viininpunainen, wijnrood, vinaccia, amaranto, granata, rosso vino, rojo vino, bordeauxrood",
  },
  {
    name: "pink",
    hex: "#ea86a8",
    family: "pink",
    words:
      "rosa, rosada, rosadas, rosados, roze, rozowy, rozowa, bubblegum, candy pink, rose pink, rosado, salmon pink, pembe, vaaleanpunainen, розовый, розовая, розовое, розовые, рожевий, рожева, ροζ, وردي, زهري, ורוד, ורודה, ピンク, 粉色, 粉红色, 핑크, 분홍색, rosafarben, rozowe, pudrowy roz, rosarot, rosafargad, cor de rosa, cherry pink, ash pink, lavender pink, lilac pink, peach pink",
  },
  {
    name: "light pink",
    hex: "#efc6c4",
    family: "pink",
    shadeOf: "pink",
    words:
      "rose poudre, rose poudree, rose pale, rose clair, rose tendre, rose layette, rose dragee, blush, blush pink, baby pink, powder pink, pastel pink, dusty pink, old rose, altrosa, lyserod, puder, puderrosa, zartrosa",
  },
  {
    name: "rose",
    hex: "#d8647c",
    family: "pink",
    shadeOf: "pink",
    words: "dusty rose, ash rose, antique rose, smoky rose, desert rose, rosewood, vieux rose, tea rose",
  },
  {
    name: "hot pink",
    hex: "#e3247f",
    family: "pink",
    shadeOf: "pink",
    words:
      "fuchsia, fuschia, fucsia, fuxia, neon pink, bright pink, rani pink, rose fuchsia, rose vif, rose fluo, rose bonbon, rose indien, dark pink, pink fuchsia, shocking pink, raspberry, deep pink, lampone, frambuesa, rosa lampone, rosa frambuesa, framboise",
  },
  { name: "magenta", hex: "#b5177e", family: "pink", words: "magenta pink, himbeere" },
  { name: "mauve", hex: "#a97f95", family: "purple", words: "malva, dusty mauve, mauve pink, mauve purple" },
  {
    name: "lavender",
    hex: "#b7a3d6",
    family: "purple",
    words:
      "lilac, lavendel, lavande, lavanda, lilas, lila, flieder, lilla, liliowy, light purple, wisteria, сиреневый, сиреневая, лавандовый, ラベンダー, 라벤더, glicine, pervinca, parme",
  },
  {
    name: "purple",
    hex: "#63318c",
    family: "purple",
    words:
      "purpura, violet, violette, violett, morado, morada, viola, roxo, paars, paarse, fioletowy, amethyst, indigo violet, royal purple, mor renk, фиолетовый, фиолетовая, фиолетовое, μωβ, بنفسجي, סגול, パープル, 紫, 紫色, 퍼플, 보라색, fioletowe, lilafarben, moradas, morados, violeta",
  },
  {
    name: "plum",
    hex: "#5e2750",
    family: "purple",
    shadeOf: "purple",
    words:
      "aubergine, eggplant, prune, pflaume, ciruela, prugna, grape, berry, dark purple, plum purple, sliwkowy, melanzana, berenjena, brombeere",
  },
  {
    name: "blue",
    hex: "#2458a8",
    family: "blue",
    words:
      "medium wash, mid wash, medium indigo, mid indigo, medium stonewash, medium blue wash, bleu, bleue, blau, blaue, blaues, azul, blu, blauw, blauwe, niebieski, niebieska, sapphire, denim blue, medium blue, mid blue, ocean blue, azure, steel blue, airforce blue, air force blue, stone blue, dusty blue, petrol blue, washed blue, sininen, mavi, синий, синяя, синее, синие, синій, синя, μπλε, ازرق, زرقاء, כחול, כחולה, ブルー, 青, 蓝色, 蓝, 藍色, 블루, 파란색, blauen, blauem, azules, bla, blatt, blaa, niebieskie, siniset, slate blue, ash blue, smoke blue, lavender blue, mint blue, sage blue, avio, azzurro avio, blu avio, blu china, bleu stone, bleu brut, kobaltblauw, middenblauw, mittelblau",
  },
  {
    name: "light blue",
    hex: "#9cc3e6",
    family: "blue",
    shadeOf: "blue",
    words:
      "light wash, light stonewash, light blue wash, bleach wash, sky blue, baby blue, powder blue, ice blue, pale blue, himmelblau, hellblau, bleu ciel, bleu clair, celeste, azul claro, azzurro, azzurra, lichtblauw, sky, pastel blue, aqua blue, bleu pale, ice, blekitny, ljusbla, lysebla, голубой, голубая, голубое, голубые, блакитний, блакитна, γαλάζιο, תכלת, 水色, サックス, 浅蓝色, 天蓝色, 하늘색, 스카이블루, carta da zucchero",
  },
  {
    name: "royal blue",
    hex: "#1f3fb0",
    family: "blue",
    shadeOf: "blue",
    words:
      "cobalt, cobalt blue, electric blue, bleu roi, konigsblau, azulon, bluette, bright blue, ultramarine, klein blue, kobaltblau",
  },
  {
    name: "navy blue",
    hex: "#1d2746",
    family: "blue",
    words:
      "navy, navire, black sapphire, outer space, blue nights, bleu marine, marine, marineblau, dunkelblau, azul marino, blu navy, blu scuro, azul marinho, marineblauw, donkerblauw, blu notte, bleu nuit, azul noche, nachtblau, nachtblaue, nachtblaues, nachtblauer, nachtblauen, granatowy, granatowa, midnight blue, dark blue, ink blue, dark navy, french navy, total eclipse, navy eclipse, ink, night blue, bleu nuit, navi, marinbla, morkbla, lacivert, темно синий, темно синяя, темно синее, темно синие, темно синій, كحلي, נייבי, ネイビー, 紺, 藏青色, 深蓝色, 네이비, 남색, granatowe, marin, tummansininen, marino, blu marino",
  },
  // As dark, but not by that name.
  {
    name: "dark blue",
    hex: "#1d2746",
    family: "blue",
    shadeOf: "navy blue",
    words: "dark wash, dark stonewash, rinse wash, dark rinse, dark indigo",
  },
  { name: "indigo", hex: "#1d2746", family: "blue", shadeOf: "navy blue", words: "indigo blue, indaco, anil" },
  {
    name: "midnight",
    hex: "#1d2746",
    family: "blue",
    shadeOf: "navy blue",
    words: "midnight sky, night sky, evening sky",
  },
  {
    name: "turquoise blue",
    hex: "#2fb4bd",
    family: "blue",
    words:
      "turquoise, turkis, turquesa, turchese, aqua, aquamarine, cyan, turkoois, turquoise green, turkusowy, lagoon, aguamarina, acquamarina, verde acqua, verde agua, acqua marina",
  },
  {
    name: "teal",
    hex: "#12686f",
    family: "green",
    words:
      "teal green, petrol, petrole, peacock, petroleo, peacock green, dark teal, bottle teal, petrolio, ottanio, blu petrolio, verde petrolio, azul petroleo, blu ottanio",
  },
  {
    name: "teal blue",
    hex: "#15607a",
    family: "blue",
    shadeOf: "teal",
    words: "peacock blue, petrolblau, bleu petrole, bleu canard",
  },
  {
    name: "green",
    hex: "#2e8b45",
    family: "green",
    words:
      "vert, verte, verts, grun, grune, grunes, verde, verdi, groen, groene, zielony, zielona, emerald, jade, kelly green, parrot green, bright green, emerald green, leaf green, apple green, grass green, pistachio green, vihrea, yesil, зеленый, зеленая, зеленое, зеленые, зелений, зелена, πράσινο, اخضر, خضراء, ירוק, ירוקה, グリーン, 緑, 绿色, 綠色, 그린, 초록색, grunen, grunem, verdes, gron, gront, grona, gronne, zielone, vihreat, slate green, smoke green, ash green, lemon green, smeraldo, esmeralda, verde smeraldo, verde esmeralda",
  },
  {
    name: "sage green",
    hex: "#9caf88",
    family: "green",
    words: "sage, salvia, salbei, vert sauge, verde salvia, schilf, schilfgrun",
  },
  { name: "sea green", hex: "#4fa88b", family: "green", words: "sea foam, seafoam, aqua green, ocean green" },
  {
    name: "mint",
    hex: "#a8dcc0",
    family: "green",
    shadeOf: "green",
    words:
      "mint green, menthe, menta, minze, munt, mintgrun, light green, pale green, pistachio, pista green, pastel green, mietowy, мятный, мятная, ミント, 薄荷绿, 민트, pistacchio, pistacho, verde pistacchio, verde pistacho, verde menta",
  },
  {
    name: "lime green",
    hex: "#a4cc2e",
    family: "green",
    shadeOf: "green",
    words:
      "lime, neon green, fluorescent green, lime green, parakeet, chartreuse, citron vert, flourescent green, lima, fluorescent, neon",
  },
  {
    name: "olive",
    hex: "#6a6b35",
    family: "green",
    words:
      "olive green, oliv, olivgrun, oliva, verde oliva, army green, military green, khaki green, moss, moss green, kaki vert, oliwkowy, army, fatigue, vert kaki, verde militare, dark olive, olijf, оливковый, оливковая, オリーブ, 橄榄绿, 올리브, olivgrunen, oliwkowa, oliwkowe, muschio, musgo, aceituna, verde musgo, verde muschio, verde militar, verde kaki, verde caqui",
  },
  {
    name: "dark green",
    hex: "#1f4a36",
    family: "green",
    shadeOf: "green",
    words:
      "bottle green, midnight green, forest green, forest, hunter green, dunkelgrun, vert fonce, vert sapin, verde oscuro, verde scuro, donkergroen, racing green, pine, pine green, vert bouteille, tannengrun, deep green, verde bottiglia, sapin, verde botella, verde bosco, verde bosque, verde foresta, verde pino, verdone, verde inglese",
  },
  {
    name: "multicolour",
    hex: null,
    family: "multicolour",
    words:
      "multi, multicolor, multicoloured, multicolored, multi coloured, multi colored, multi colour, multi color, multicolore, mehrfarbig, bunt, multicolorido, wielokolorowy, meerkleurig, rainbow, assorted, regenbogen, bunte, colourful, разноцветный, разноцветная, мультиколор, マルチカラー, 彩色, 多色, 멀티",
  },
];

/**
 * Comma-separated phrases that contain a color word but don't state the product's color, such as names of brands,
 * teams, stones and films.
 */
export const NON_COLOR_PHRASES =
  "ash style, ash inspired, black watch tartan, black watch plaid, black watch check, il bordo, al bordo, dal bordo, con bordo, bordo in, bordo a, bordo dorato, bordo argentato, snow leopard, snow lock, snow locks, snow cuff, snow gaiter, snow pants, snow sports, snow guard, deep snow, in the snow, in snow, for snow, rain and snow, snow and rain, snow and ice, snow grip, une creme, avec creme, eine creme, leather cream, shoe cream, camel hair, camelhair, pull marin, col marin, bonnet marin, blue light filter, blue light filters, blue light filtering, blue light blocking, blue light blocker, blue light protection, blue light glasses, blue light lens, blue light lenses, de cuero, suela cuero, suela en cuero, di cuoio, in cuoio, suola cuoio, emerald cut, emerald shape, emerald shaped, to dark wash, to dark blue wash, to dark indigo wash, chrome leather, chrome tanned, chrome tan, chrome free, smoke free, pet and smoke free, non smoking, white duck down, white goose down, white down, grey duck down, grey goose down, gray duck down, gray goose down, grey down, gray down, ice maiden, ice queen, ice cold, ice skating, army goat, army leather, moss stitch, moss stitches, moss stitched, wheat straw, olive wood, plum feathers, plume, plumes, seda natural, seta naturale, soie naturelle, lana natural, fibre naturelle, fibra natural, fibras naturales, green coast, brass zip, vintage havana, bone china, bone inlay, bone button, bone buttons, bone handle, cow bone, bone structure, collar bone, bone broth, herring bone, bone conduction, bone cuff, bone bracelet, bone ring, bone chain, fish bone, who rode, never rode, he rode, she rode, they rode, we rode, i rode, rode a, rode the, rode in, rode to, rode his, rode her, butter calf, butter soft, mulberry silk, sky hi, sky high, high sky, bricks, tortoise print, turtle print, white box, grain de poudre, sapphire crystal, sapphire glass, sapphire sandwich, sapphire caseback, sapphire case back, sapphire box, domed sapphire, box sapphire, daisy rose, gold rush, gold standard, ivory ella, coral gables, mandarin collar, mandarin collars, mandarin neck, mandarin collared, mandarin style, mother of pearl, forest stewardship, olive oil, saddle bag, saddle bags, saddle shoulder bag, saddle crossbody, saddle shoes, saddle stitch, saddle stitched, saddle stitching, saddle shape, rod laver, dolce vita, vita alta, vita bassa, vita media, a vita alta, in vita, alla vita, punto vita, elastico in vita, indigo nation, rolling stone, rolling stones, the rolling stones, nautical stripe, multi court, multi dial, multi sport, multi purpose, multi pocket, multi utility, multi strap, gold standard, silver lake, red tape, red tape casual, red carpet, red wing, red chief, red rose, red bull, liverpool red, black coffee, black panther, blackberrys, black berry, silver street, silver surfer, golden goose, golden state, gold's gym, golds gym, off white c o, off white brand, pink panther, think pink, pink floyd, orange county, green day, greenland, green lantern, do u speak green, speak green, go green, green planet, going green, blue saint, blueberry, blue sky, blue buddha, blue harbour, brown boy, brown sugar, white mountain, white house, old navy, rose quartz, stone washed, stone wash, stonewashed, stone work, stone studded, stone embellished, stone studs, cubic stone, ash wednesday, sand washed, sand wash, natural diamond, natural diamonds, natural pearl, natural pearls, natural gemstone, natural gemstones, natural grain, natural cork, natural latex, natural sheepskin, natural shearling, natural stone, natural fibre, natural fibres, natural fiber, natural rubber, natural waist, natural look, ginger snap, snow wash, acid wash, honey comb, honeycomb, olive oil, coral reef, purple rain, the gray man, greys anatomy, grey's anatomy, black label, blue label, white label, red label, gold label, black friday, oxford blues, cherry crumble, peach fuzz, wood print, army print, neon lights, snow boots, snow boot, snow skirt, snow skirts, snow cuffs, snow gaiters, snow jacket, rose print, rose embroidery, natural leather, natural calfskin, natural calf, natural cowhide, natural lambskin, natural goatskin, natural hide, natural suede, natural nubuck, natural vachetta, natural barenia, natural veg tan, natural veg tanned, natural vegetable tanned, natural full grain, natural smooth leather, face cream, hand cream, body cream, eye cream, night cream, day cream, peptide cream, polypeptide cream, cream cleanser, creamy concealer, cream blush, cream bronzer, cream 30 ml, cream 50 ml, wine club, wine glasses, wine glass, coffee mug, coffee mugs, coffee table, silver lining, midnight oil, marine layer, ocean drive, ice cream, iron man, forest essentials, olive tree, heather mills, sterling silver earrings backs, mint velvet, peach emoji, cherry print, lemon print, champagne glasses, metallic print, topos, crepe de chine, crespo de china, san marino, la perla, de hueso, in osso, a la piedra, de piedra, piedra luna, piedra natural, piedra de luna, di visone, de vison, in visone, sin plomo, senza piombo, mandarina duck, violeta by mango, con bordo, bordo in, bordo a, bordo con, bordo inferiore, bordo superiore, bordo elastico, bordo elasticizzato, bordo arricciato, bordo ricamato, bordo smerlato, bordo di, bordo della, al bordo, sul bordo, bordo vivo, vita regolare, vita regolabile, vita elasticizzata, vita elastica, vita arricciata, vita normale, vita comoda, vita naturale, vita alla, vita con, della vita, a vita, la vita, di vita, diamantes naturales, diamanti naturali, diamante naturale, diamante natural, perlas naturales, perle naturali, piel natural, cuero natural, pelle naturale, de moro, castagna d acqua, al miele, quartz rose, aigue marine, lumiere bleue, anti lumiere bleue, bleu stone washed, odeur de tabac, odeur tabac, anti luz azul, luz azul, luce blu, multi ground, multi pockets, multi compartment, multi function, multi functional, multi use, multi way, multi position, multi surface, primaloft gold, primaloft silver, primaloft black, primaloft bio, thermolite gold";

/** Comma-separated first parts of German compounds for shades of a color: "tannen" in "tannengrün". */
export const GERMAN_SHADES =
  "nacht, mittel, himmel, tannen, flaschen, moos, wald, oliv, apfel, smaragd, senf, zitronen, sonnen, honig, rauch, stein, maus, asch, silber, anthrazit, schiefer, schoko, schokoladen, kastanien, nuss, kaffee, rost, ziegel, kirsch, rubin, feuer, blut, lachs, korallen, zart, tief, royal, konigs, stahl, tauben, kobalt, tinten, mitternachts, eis, pastell, jager, schlamm, perl, schnee, woll, natur, sand, flieder, lavendel, pflaumen, petrol, reh, fuchs, schilf, salbei, pistazien";

/**
 * The shift that a modifier applies to a color: its name in English, the lightness it adds, and the factor by which it
 * multiplies chroma.
 */
export type ColorShift = readonly [name: string, dL: number, chroma: number];
const LIGHT: ColorShift = ["light", 16, 0.75];
const DARK: ColorShift = ["dark", -16, 0.85];

/** Modifiers that precede the color, as in "light blue", each with the shift that it causes. */
export const COLOR_MODIFIERS: ReadonlyMap<string, ColorShift> = new Map<string, ColorShift>([
  ["light", LIGHT],
  ["hell", LIGHT],
  ["pale", ["pale", 22, 0.55]],
  ["pastel", ["pastel", 20, 0.55]],
  ["soft", ["soft", 10, 0.7]],
  ["dusty", ["dusty", 4, 0.55]],
  ["baby", ["baby", 20, 0.6]],
  ["bright", ["bright", 6, 1.15]],
  ["neon", ["neon", 14, 1.25]],
  ["dark", DARK],
  ["dunkel", DARK],
  ["deep", ["deep", -12, 1]],
]);

const each = (words: string, shift: ColorShift) => words.split(" ").map((word) => [word, shift] as const);

/** Modifiers that follow the color, as in "gris clair" or "verde oscuro", each with the shift that it causes. */
export const FOLLOWING_MODIFIERS: ReadonlyMap<string, ColorShift> = new Map([
  ...each("clair claire claro clara chiaro chiara", LIGHT),
  ...each("fonce foncee oscuro oscura scuro scura escuro escura", DARK),
]);

/** Modifiers at the start of a compound word, as in "hellgrau" or "jasnoszary", each with the shift that it causes. */
export const LEADING_MODIFIERS: ReadonlyMap<string, ColorShift> = new Map([
  ...each("hell licht ljus lyse jasno", LIGHT),
  ...each("dunkel donker morke mork ciemno", DARK),
]);
