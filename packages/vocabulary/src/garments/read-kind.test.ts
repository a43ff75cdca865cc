import { titleGarment } from "./title-garment.ts";
import { describe, expect, it, test } from "vitest";
import { toKindText, readKind } from "./read-kind.ts";

function kindOf(title: string, description = "", brand: string | null = null) {
  const source = {
    title: toKindText(title),
    whole: toKindText(title),
    category: toKindText(""),
    description: toKindText(description),
  };
  return readKind({ ...source, brand }).kind?.garment.type;
}

describe("a kind", () => {
  test.each([
    ["Overlook Crewneck - Oxford Grey", "sweatshirt"],
    ["Men's cable crewneck navy", "sweater"],
    ["Cashmere crewneck black", "sweater"],
  ])("follows from the neckline when nothing else names it: %s", (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });

  test.each([
    ["Align High-Rise Pant 25", "lululemon", "leggings"],
    ["Submariner Date 126610LN", "Rolex", "watch"],
    ["Air Force 1 '07", "Nike", "sneakers"],
    ["Jet Set Medium Crossbody - Black", "Michael Kors", "sling bag"],
    ["Jet Set Travel Tote", "Michael Kors", "tote bag"],
    ["Jet Set Large Continental Wallet", "Michael Kors", "wallet"],
    ["Knitted wool poncho", "Dunnes Stores", "poncho"],
    ["Corduroy dungarees", "Lucy & Yak", "overalls"],
    ["Love, yellow gold", "Cartier", "bangle"],
    ["Wunder Train, black Everlux fabric", "lululemon", "leggings"],
    ["Weekender 38mm", "Timex", "watch"],
    ["EFR-S108D blue dial integrated steel bracelet", "Casio Edifice", "watch"],
    ["Training zip up black", "Gymshark", "jacket"],
    ["Verbena x Converse Chuck 70, pale green", "Verbena", "sneakers"],
    ["Swift Kid's Navy Kidswear", "Crocs", "shoes"],
  ])("follows from the product line: %s", (title, brand, kind) => {
    expect(kindOf(title, "", brand)).toBe(kind);
  });

  it('does not come from a French adjective after a fabric: "nylon imperméable"', () => {
    expect(kindOf("Nylon imperméable noir, anses en cuir", "")).not.toBe("rain jacket");
  });

  test.each([
    ["Love ring, white gold", "Cartier", "ring"],
    ["Nano Luggage bag in drummed calfskin", "Celine", "handbag"],
    ["Parure pyjama en satin", "Etam", "pajamas"],
    ["Leggings Total Shaper", "Calzedonia", "leggings"],
    ["Shaper leggings", "Spanx", "leggings"],
    ["Asia one-piece swimsuit bustier", "Eres", "swimsuit"],
    ["Tuta da sci", "Colmar", "ski suit"],
    ["Completo da sci", "Wedze", "ski suit"],
    ["Ciabatta donna con fibbie", "Inblu", "slides"],
    ["Strandtuch Baumwolle", "Missoni", "bedding"],
    ["AIRism Ultra Seamless Shorts (Hiphugger)", "Uniqlo", "briefs"],
    ["Printed romper", "Next", "romper"],
    ["Gripper Slipper Sherpa-Lined", "Bombas", "slipper socks"],
    ["Satin chemise with lace trim", "In Bloom", "nightdress"],
    ["Chemise en satin", "Sandro", "shirt"],
    ["Cami midi slip dress in satin with cowl neck in black", "ASOS", "dress"],
    ["Submariner keychain", "Rolex", "key ring"],
    ["Leather strap for Submariner watch", "Rolex", "strap"],
    ["Gregory Peck eyeglasses", "Oliver Peoples", "frames"],
    ["Day Glove sandal", "Everlane", "sandals"],
    ["Gaspard Cardigan", "Sézane", "cardigan"],
    ["Rain Defender Rugged Long-Sleeve Shirt", "Carhartt", "shirt"],
    ["Alpha 3 Slim Deluxe Portfolio", "Tumi", "briefcase"],
    ["Glasses case panama crossgrain leather", "Smythson", "glasses case"],
    ["Ceinture Constance H 32, cuir noir", "Hermès", "belt"],
    ["Imperméable en nylon", "Aigle", "rain jacket"],
  ])("comes from the name when the product line has a different kind: %s", (title, brand, kind) => {
    expect(kindOf(title, "", brand)).toBe(kind);
  });

  test.each([
    ["90's Pinch Waist High Rise Straight", "AGOLDE"],
    ["Barrel Leg in Horizon", "Citizens of Humanity"],
  ])("is jeans when a denim maker's title names only the cut: %s", (title, brand) => {
    expect(kindOf(title, "", brand)).toBe("jeans");
  });

  it("is the one that a denim maker's title names, if it names one", () =>
    expect(kindOf("Logo socks", "", "AGOLDE")).toBe("socks"));

  test.each([
    ["Small Elena Bag", "Women > Bags > Clutches", "clutch"],
    ["Shoes Marlow", "Shoes > Loafers", "loafers"],
    ["Tote bag Elena", "Bags > Clutches", "tote bag"],
  ])("comes from the category only when the name is general: %s", (title, category, kind) => {
    const text = toKindText(title);
    const source = { title: text, whole: text, category: toKindText(category), description: toKindText("") };
    expect(readKind(source).kind?.garment.type).toBe(kind);
  });

  test.each([
    ["Bundfaltenhose Wanda", "hellgrau", "trousers"],
    ["Faltenrock Greta", "", "skirt"],
    ["Uhr von Nordlicht", "", "watch"],
    ["Slip Mia", "aus Baumwolle mit Spitze", "briefs"],
    ["Slipper Otto", "Obermaterial: Leder", "loafers"],
    ["Jersey trenzado", "Composición: 100% lana, cuello redondo, lavar a mano", "sweater"],
    ["Trui Noor", "Gebreid van zachte wol, met lange mouwen", "sweater"],
    ["Hemd Joris", "Van katoen, met lange mouwen", "shirt"],
    ["Vest Noor", "Gebreid van zachte wol", "cardigan"],
    ["Slip Mia", "In silk with lace for the night.", "nightdress"],
    ["Vest Mia", "In cotton with lace.", "innerwear vest"],
    ["Gilet court col V", "Maille mousseuse, boutonné.", "cardigan"],
    ["Gilet de costume homme", "Laine, cinq boutons.", "waistcoat"],
    ["Alpargatas con cuña", "De tela, suela de goma.", "wedges"],
    ["Lingerie soutien-gorge corbeille", "Dentelle, avec armatures.", "bra"],
    ["Mules plates", "En cuir, bout ouvert.", "mules"],
    ["Tuta donna", "Felpa e pantalone, in cotone garzato.", "tracksuit"],
    ["Tuta intera elegante", "Con cintura, gamba ampia.", "jumpsuit"],
    ["Gonna pantalone nera", "", "trousers"],
    ["Mono Nora", "Negro, con tirantes y pantalón ancho.", "jumpsuit"],
    ["Gafas de ver Clubmaster", "Negro y dorado.", "frames"],
    ["Zephirin 47, demo lenses", "Round optical frame in acetate, hinges, temples.", "frames"],
    ["Round, iconic shape", "Reading glasses, acetate frame, keyhole bridge, clear lenses.", "frames"],
    ["Round sunglasses", "Also sold as reading glasses.", "sunglasses"],
    ["Occhiali oversize", "Montatura squadrata, lenti grigie sfumate.", "sunglasses"],
    ["Camisola playera", "De algodón bordado.", "tunic"],
    ["Cartera bandolera", "De cuero granulado.", "sling bag"],
    ["Traje de flamenca", "De algodón, con volantes.", "dress"],
    ["Jersey pico", "De lana.", "sweater"],
    ["Compagnon zippé", "En cuir.", "wallet"],
    ["Gafas aviador", "Montura metálica, lentes degradadas.", "sunglasses"],
  ])("follows from the language of the text: %s", (title, description, kind) => {
    expect(kindOf(title, description)).toBe(kind);
  });

  test.each([
    ["Steel diver on a jubilee bracelet", "Automatic movement, sapphire crystal, 200 m water resistance.", "watch"],
    ["High-waist yoga pant", "Buttery soft, squat proof, four way stretch.", "leggings"],
    ["Evolution pant, slim", "86% nylon, 14% spandex four way stretch canvas, water-resistant.", "trousers"],
    ["Utility short blouson", "Cotton, zip front.", "jacket"],
    ["Selvedge bandana", "100% cotton, 52 x 52 cm.", "scarf"],
    ["Women's quilted jacket", "Corduroy collar, two pockets.", "jacket"],
    ["Alpine hoody", "Filled with 800 fill goose down.", "puffer jacket"],
    ["Round studs, push back", "14k gold with lab diamonds.", "earrings"],
    ["Faux fur slide slippers", "Fuzzy and warm.", "house slippers"],
    ["Moroccan slippers in goatskin", "Suede sole.", "mules"],
    ["The Miro slipper", "Waxed leather upper, backless, rubber outsole.", "mules"],
    ["Slippers for the beach", "EVA, rubber sole.", "flip-flops"],
    ["Cartera larga de mujer", "Asa de muñeca desmontable, 12 tarjetas.", "wallet"],
    ["Cartera de mujer", "Asa regulable y correa de muñeca.", "handbag"],
    ["Brille aus Büffelhorn", "Mit Korrekturgläsern auf Anfrage.", "frames"],
    ["Woven hobo purse", "", "handbag"],
    ["Beaded evening purse", "", "clutch"],
    ["Quilted crossbody purse, evening", "", "sling bag"],
    ["Packable down vest", "", "gilet"],
    ["Compression cami black", "Nylon and spandex.", "camisole"],
    ["Ribbed thermal vest", "Merino wool.", "innerwear vest"],
    ["Cashmere camisole ivory", "", "camisole"],
    ["Hybrid hiker vest", "Ripstop shell, PrimaLoft insulation.", "gilet"],
    ["Sherpa-lined denim vest", "", "gilet"],
    ["Ribbed vest in white", "Cotton.", "tank top"],
    ["Canvas upper slip-on, checkerboard", "", "sneakers"],
    ["Everyday walking slip ons", "", "sneakers"],
    ["Suede slip-ons", "", "loafers"],
    ["Weste Tegernsee", "Leicht, mit Daunen gefüllt.", "gilet"],
    ["Chaleco azul", "Acolchado, con cremallera.", "gilet"],
    ["Weste für den Anzug", "Schurwolle, vier Knöpfe.", "waistcoat"],
    ["Men's cotton innerwear vest", "", "innerwear vest"],
    ["Leather bucket bag w/ pouch", "", "bucket bag"],
    ["Cashmere boatneck", "", "sweater"],
    ["Metal glasses, double bridge", "Tinted lenses.", "sunglasses"],
    ["Signature enameled cast iron, 6 qt", "Oven safe.", "kitchenware"],
    ["Hotel Classic, queen", "Percale, 400 thread count.", "bedding"],
    ["Halo Dew 50 ml", "With peptides and ceramides.", "skincare"],
    ["Trail running shoes, elastic no tie laces", "", "running shoes"],
    ["Satin cami and shorts set, blush", "", "pajamas"],
    ["Twist belt buckle & reversible leather strap 30 mm", "", "belt"],
    ["Ivy League Crewneck", "Heavy French terry.", "sweatshirt"],
    ["Satin boned corset", "", "top"],
    ["Cotton corset waist cincher", "", "shapewear"],
    ["Suede watch roll travel case for 4 watches", "", "protective case"],
    ["Pendants d'oreilles en argent", "", "earrings"],
    ["Slip de bain homme", "", "swim briefs"],
    ["Medias panty 20 den", "", "tights"],
    ["Gilet sans manches femme", "Matelassé, boutons-pression", "gilet"],
    ["Gilet homme", "Laine, doublure viscose", "waistcoat"],
    ["Chaqueta punto trenzas mujer", "", "cardigan"],
    ["Parure de lingerie en dentelle", "", "lingerie set"],
    ["Zapatillas trail running mujer", "", "running shoes"],
    ["Shorty en dentelle noire", "", "briefs"],
    ["Pantalon de jogging gris", "", "track pants"],
    ["Sac fourre-tout en toile", "", "tote bag"],
    ["Teddy en laine et cuir", "", "jacket"],
    ["Après-skis fourrés", "", "boots"],
    ["Culotte Cameron aus Krepp", "Bundfalten, seitliche Taschen", "trousers"],
    ["Culotte en dentelle", "Taille basse, lot de 2", "briefs"],
    ["Reggiseno a fascia Cannes", "Bikini imbottito", "bikini top"],
    ["Abito monopetto in lana", "", "suit"],
    ["Fede nuziale comoda in oro", "", "ring"],
    ["Secchiello in pelle", "Manico in metallo", "bucket bag"],
    ["Girocollo di perle", "", "necklace"],
    ["Maglione girocollo", "", "sweater"],
    ["Miederhose mit Spitze", "", "shapewear"],
    ["Friesennerz gelb", "", "rain jacket"],
    ["Panamahut aus Stroh", "", "hat"],
    ["Cinturino per orologio in pelle", "", "watch strap"],
  ])("follows from the surrounding words: %s. %s", (title, description, kind) => {
    expect(kindOf(title, description)).toBe(kind);
  });

  test.each([
    ["Nocturne 38", "Fits like a glove: dial in blue, domed sapphire crystal, automatic, steel case back.", "watch"],
    ["Marlow", "Leather upper, cup sole, padded tongue and removable insole. Pouch included.", "shoes"],
    ["Ines", "Two top handles, interior zip pocket and a dust bag.", "bag"],
  ])("follows from the other facts when no noun names it: %s", (title, description, kind) => {
    expect(kindOf(title, description)).toBe(kind);
  });

  it.each([
    ["dress", "dress"],
    ["nightwear", "bath robe"],
  ])("is resolved by the shop's category when a word is ambiguous: Robe Elise, %s", (category, kind) => {
    const name = toKindText("Robe Elise");
    const source = { title: name, whole: name, category: toKindText(category), description: toKindText("") };
    expect(readKind(source).kind?.garment.type).toBe(kind);
  });

  it("is not read from the shop's name", () => {
    expect(kindOf("Nomos Tangente 38 automatic | Hillside Jewelry Company")).toBe("watch");
    expect(kindOf("Marin ballet flats at Nordstrom Rack")).toBe("flats");
    expect(kindOf("Running cap - Unisex beanie")).toBe("beanie");
  });

  it("is not read from a component or figure of speech in prose", () => {
    expect(kindOf("Aurelia", "Fits like a glove. Removable cups and kimono sleeves.")).toBeUndefined();
  });

  it("is not read from a maker's name unless the maker makes it", () => {
    expect(kindOf("Daniel Wellington Petite, 28 mm", "", "Daniel Wellington")).toBe("watch");
    expect(kindOf("Hunter Boots, navy, size 39", "", "Hunter Boots")).toBe("boots");
  });

  it("is a jacket, not sunglasses, for an aviator in shearling", () => {
    expect(kindOf("Sheepskin aviator, brown")).toBe("jacket");
    expect(kindOf("Gold aviator, green lenses")).toBe("sunglasses");
  });

  it("is inferred from a maker that makes only one kind of product", () => {
    expect(kindOf("Nightfall 40 mm", "", "Omega")).toBe("watch");
  });
});

it.each([
  ["Women's Leather Chelsea Boots Casual Elastic Ankle Comfy Slip On Loafers", "boots"],
  ["Womens Tank Top Thong Bodysuit Ribbed Square Neck Going Out Tops Y2K", "bodysuit"],
  ["Womens High Impact Sports Bra Padded Racerback Workout Yoga Gym Tank Tops", "bra"],
])("reads the kind from the first complete product name in a keyword-stuffed title: %s", (title, kind) => {
  expect(titleGarment(title)?.garment.type).toBe(kind);
});
