import { expect, test } from "vitest";
import { extractFacts } from "./extract-facts.ts";

const factsOf = (title: string, description = "") => extractFacts({ title, description });

test.each([
  ["Schwarze Stiefeletten", "Glattleder, rote Laufsohle", ["black"]],
  ["Stiefeletten aus schwarzem Leder, rote Sohle", "", ["black"]],
  ["Derby noir", "Semelle rouge, doublure beige", ["black"]],
  ["Stivali neri con suola bianca", "", ["black"]],
  ["Abrigo marrón con forro verde", "", ["brown"]],
  ["Zapatos de cordones negros", "Suela de cuero", ["black"]],
  ["Scarpe stringate", "Fondo in cuoio", []],
])("does not read the color of a sole or a lining as the color of %s: %s", (title, description, colors) => {
  expect(factsOf(title, description).colours.map(({ value }) => value.name)).toEqual(colors);
});

test("reads the Italian for leather as tan after the word for color", () => {
  const { colours } = factsOf("Borsa a mano", "Colore cuoio");
  expect(colours.map(({ value }) => value.name)).toEqual(["tan"]);
});

test.each([
  ["Rollkragenpullover aus Merinowolle", "neckline", "turtleneck"],
  ["Rundhalspulli grau", "neckline", "round neck"],
  ["Stehkragenbluse weiß", "neckline", "mandarin collar"],
  ["Kurzarmhemd gestreift", "sleeves", "short sleeves"],
  ["Coltruitrui zwart", "neckline", "turtleneck"],
])("reads the cut from the start of a compound word: %s", (title, attribute, value) => {
  expect(factsOf(title).cut.get(attribute)?.value).toBe(value);
});

test.each([
  ["Pantaloni a coste larghe", "corduroy"],
  ["Veste côtelée marron", "corduroy"],
  ["Falda de pana verde", "corduroy"],
  ["Maglia a coste", undefined],
  ["Pull côtelé écru", undefined],
])("distinguishes corduroy from ribbed knits in languages other than English: %s", (title, fabric) => {
  const { fabric: found, details, composition } = factsOf(title);
  expect(found?.value).toBe(fabric);
  expect(details.some(({ value }) => value === "ribbing")).toBe(fabric === undefined);
  expect(composition).toEqual([]);
});

test('does not infer a sleeve length from "manches ballon" in French', () => {
  expect(factsOf("Robe à manches ballon").cut.has("sleeves")).toBe(false);
  expect(factsOf("Blouse with balloon sleeves").cut.get("sleeves")?.value).toBe("long sleeves");
});

const shellOf = (title: string, description: string) =>
  extractFacts({ title, description })
    .composition.filter(({ isHint }) => !isHint)
    .map(({ value }) => value.material);

test.each([
  ["Bluse Hanna", "Baumwollpopeline, bügelleicht", ["cotton"]],
  ["Mantel Hanna", "Wollmix", ["wool", "other fibres"]],
  ["Jas Noor", "Wolmix", ["wool", "other fibres"]],
  ["Gürtel Hanno", "Vollrindleder, braun", ["leather"]],
  ["Sonnenbrille Hanna", "Rahmen: Kunststoff", ["plastic"]],
  ["Pullover Hanna", "Dazu passt ein Ledergürtel", []],
  ["Sandalen Hanna", "Fußbett: Leder", []],
  ["Mantel Hanna", "Ärmel aus Leder", []],
  ["Parka Hanna", "Kapuze mit Kunstfell", []],
  [
    "Rock Hanna",
    "Aus Kunstleder. Oberstoff: 100% Viskose, Beschichtung: 100% Polyurethan",
    ["faux leather", "polyurethane"],
  ],
  ["Schuhe Hanno", "Laufsohle: Gummi", []],
  ["Halskette Hanna", "Türkis und Perlen", []],
])("reads the material of the product, not of its parts, from compound words: %s, %s", (title, said, materials) => {
  expect(shellOf(title, said)).toEqual(materials);
});

test.each([
  ["Kette Hanna", "585er Roségold", "solid gold"],
  ["Coin necklace", "18ct gold plate on sterling silver", "gold-plated silver"],
  ["Kette Hanna", "375 Gelbgold, poliert", "solid gold"],
  ["Kette Hanna", "roségoldbeschichtet", "gold-plated metal"],
  ["Kette Hanna", "rosévergoldet", "gold-plated metal"],
  ["Horloge Noor", "Kast: roestvrij staal", "stainless steel"],
  ["Uhr Hanno", "Titangehäuse, 40 mm", "titanium"],
])("reads the metal of %s, whatever the language: %s", (title, said, metal) => {
  expect(factsOf(title, said).metal?.value).toBe(metal);
});

test.each([
  ["Bluse Hanna", "Mit schwarzen Knöpfen", []],
  ["Gürtel Hanno", "Schließe: silberfarben", []],
  ["Hemd Hanno", "Aus festem Köper", []],
  ["Kleid Hanna", "Kontrastkragen in Weiß", []],
  ["Uhr Hanno", "Armbandfarbe: braun", []],
  ["Kleid Hanna", "Auch in Schwarz erhältlich", []],
  ["Kleid Hanna", "Farbe: bordeauxrood", ["burgundy"]],
  ["Pullover Hanna", "Farbe: cremeweiß", ["cream"]],
])("does not read a part's color, or a weave, as the color of %s: %s", (title, said, colors) => {
  expect(factsOf(title, said).colours.map(({ value }) => value.name)).toEqual(colors);
});

test("does not describe a jacket as fleece because of the fleece inside it", () => {
  expect(factsOf("Jacke Hanno", "Softshell außen, Fleece innen").fabric).toBeNull();
  expect(factsOf("Jacke Hanno", "Aus warmem Fleece").fabric?.value).toBe("fleece");
});

test("does not read baby alpaca as a product for babies", () => {
  expect(factsOf("Pullover Hanna", "Aus weichem Baby-Alpaka").audience).toBeNull();
});

test.each([
  ["Parka da uomo", "In nylon con inserti in pelle e collo in pelliccia", ["polyamide"]],
  ["Cazadora de hombre", "De lana con mangas de piel y detalles de cuero", ["wool"]],
  ["Zapatos de ante", "Plantilla de piel, piso de goma", ["suede leather"]],
  ["Scarpe in camoscio", "Puntale in gomma, sottopiede in pelle", ["suede leather"]],
  ["Top de mujer en algodón", "Tejido con efecto segunda piel", ["cotton"]],
  ["Foulard in modal", "Stampa cashmere", ["modal"]],
  ["Borsa in tela di cotone", "", ["cotton"]],
  ["Jersey de lana cuello redondo", "", ["wool"]],
])("does not read a part's material as that of %s: %s", (title, description, materials) => {
  expect(factsOf(title, description).composition.map(({ value }) => value.material)).toEqual(materials);
});

test.each([
  ["Cappotto da donna in lana", "Fodera a quadri", null],
  ["Abrigo de mujer", "Forro interior de rayas y bolsillos", null],
  ["Giacca da donna", "Interno trapuntato", null],
  ["Camisa de mujer", "Puños bordados", null],
  ["Falda de mujer", "Cuadros, con forro liso", "checked"],
  ["Blusa in crepe de chine", "", null],
  ["Vestido de topos", "", "polka dot"],
  ["Abito donna", "Fantasia righe", "striped"],
])("does not read a part's pattern as that of %s: %s", (title, description, pattern) => {
  expect(factsOf(title, description).pattern?.value ?? null).toBe(pattern);
});

test.each([
  ["Borsa nera con fibbia dorata", ["black"]],
  ["Abrigo marino con botones dorados", ["navy blue"]],
  ["Cappotto blu con dettagli in metallo dorato", ["blue"]],
  ["Camisa con botones blanca", ["white"]],
  ["Sudadera con capucha negra", ["black"]],
  ["Pantaloni a vita regolare con bordo in maglia", []],
  ["Gonna panna con vita elasticizzata", ["off white"]],
  ["Cintura nero/testa di moro", ["black", "brown"]],
  ["Vestido verde botella", ["dark green"]],
  ["Mocasines color tostado", ["tan"]],
  ["Team F Logo Navy Blue T-Shirt", ["navy blue"]],
])("reads the colors of the product, not of its parts: %s", (title, colors) => {
  expect(factsOf(title).colours.map(({ value }) => value.name)).toEqual(colors);
});

test.each([
  ["Anillo de oro de 18 quilates", "solid gold"],
  ["Pulsera de oro de primera ley", "solid gold"],
  ["Collana con bagno galvanico in oro 24 kt", "gold-plated metal"],
  ["Orecchini in argento dorato", "gold-plated silver"],
  ["Pendientes con baño de plata", "silver-plated metal"],
])("distinguishes solid gold from gold plating in Italian and Spanish: %s", (title, metal) => {
  expect(factsOf(title).metal?.value).toBe(metal);
});

test("does not infer a trench style, a belt or piping from words for gabardine, belt loops and welt pockets", () => {
  expect(factsOf("Pantaloni in gabardina").cut.has("outerwear style")).toBe(false);
  const { details } = factsOf("Pantalón de mujer", "Trabillas para cinturón y bolsillos de ribete");
  expect(details.map(({ value }) => value)).toEqual(["belt loops", "pockets"]);
});

test.each([
  ["Pull Adèle", "Lien à la taille, lavage à la main, point mousse, côtes plates", []],
  ["Veste Adèle", "Velours milleraies, boutons en corne", []],
  ["Pull Adèle", "Imprimé cachemire, laine polaire", ["fleece"]],
  ["Gilet Adèle", "Doublé satin, intérieur cuir", []],
  ["Sac Adèle", "Cuir de vachette velours", ["suede leather"]],
  ["Manteau Adèle", "Effet peau lainée", ["faux fur"]],
])(
  "does not mistake French words for materials that they merely resemble in %s: %s",
  (title, description, materials) => {
    expect(factsOf(title, description).mentionedMaterials).toEqual(materials);
  },
);

test.each([
  ["Sandales Adèle", "Bride à boucle réglable, cuir noir", "wedding"],
  ["Pantalon de jogging Adèle", "Coton molletonné gris, avec poches", "running"],
  ["Blouson coupe-vent Adèle", "Avec capuche et poches", "slit"],
  ["Chemisier Adèle", "Encolure fendue, fausses poches", "slit"],
])(
  "does not read French words that resemble English ones as occasions or details: %s, %s",
  (title, description, value) => {
    const { occasions, details } = factsOf(title, description);
    expect([...occasions, ...details].map((fact) => fact.value)).not.toContain(value);
  },
);

test("does not read French words for scratches and stains on a used bag as stripes or a small size", () => {
  const { pattern, cut } = factsOf("Cabas noir Adèle", "Cuir, légères rayures sur le fermoir, petite tache au dos");
  expect([pattern, cut.get("size")]).toEqual([null, undefined]);
});

test("distinguishes welt pockets from piping in French", () => {
  const { details, features } = factsOf("Pantalon Adèle", "Poches dos passepoilées");
  expect(details.map(({ value }) => value)).toEqual(["pockets"]);
  expect(features.map(({ value }) => value)).toEqual(["welt pockets"]);
});

test.each([
  ["Chemise Adèle", "Col pointu", "pointed collar"],
  ["Robe Adèle", "Décolleté plongeant", "V-neck"],
  ["Body Adèle pour bébé", "Encolure américaine", undefined],
  ["Débardeur Adèle", "Encolure américaine", "halter neck"],
])("interprets a French word for a neckline according to the kind of garment: %s, %s", (title, description, value) => {
  expect(factsOf(title, description).cut.get("neckline")?.value).toBe(value);
});

test("calls a short dress mini and a short jacket cropped", () => {
  expect(factsOf("Robe fleurie Adèle", "Courte, en coton").cut.get("length")?.value).toBe("mini length");
  expect(factsOf("Veste Adèle", "Courte, en coton").cut.get("length")?.value).toBe("cropped");
});

test.each([
  ["Jupe Adèle imprimé pied-de-poule", "", "houndstooth"],
  ["Chemise Adèle", "Motif : rayures fines", "striped"],
  ["Robe Adèle", "Crêpe de Chine", undefined],
  ["Richelieus Adèle", "Bout fleuri", undefined],
  ["Robe Adèle", "Toile de Jouy", "printed"],
])("distinguishes motifs named in French from similar words: %s, %s", (title, description, value) => {
  expect(factsOf(title, description).pattern?.value).toBe(value);
});

test.each([
  ["Bague Adèle", "Or jaune 375/1000", "solid gold"],
  ["Bague Adèle", "Doré à l’or fin", "gold-plated metal"],
  ["Bague Adèle", "Métal doré", "gold-tone metal"],
])("reads the metal of jewelry described in French: %s", (title, description, metal) => {
  expect(factsOf(title, description).metal?.value).toBe(metal);
});

test("infers neither a carat weight nor a bangle from the French for a wedding band", () => {
  const { measurements, cut } = factsOf("Alliance demi-jonc Adèle", "Or jaune 18 carats");
  expect(measurements.map(({ name, unit }) => [name, unit])).toEqual([["gold", "k"]]);
  expect(cut.has("jewel form")).toBe(false);
});

test.each([
  ["Gants Adèle en agneau doublés soie", ["leather", "lining: silk"]],
  ["Manteau Adèle en double cachemire", ["cashmere"]],
  ["Bottines Adèle en veau velours, intérieur cuir", ["suede leather", "lining: leather"]],
])("recognizes the lining described in French: %s", (title, materials) => {
  const { composition } = extractFacts({ title });
  expect(composition.map(({ value: { part, material } }) => (part ? `${part}: ${material}` : material))).toEqual(
    materials,
  );
});

test("reads plastic as a material of frames, and as an unspecified material elsewhere", () => {
  const source = (title: string) => ({ title, materials: ["Kunststoff"] });
  expect(extractFacts(source("Sonnenbrille Hanna")).composition[0]?.value.material).toBe("plastic");
  expect(extractFacts(source("Handtasche Hanna")).composition[0]?.value.material).toBe("synthetic");
});
