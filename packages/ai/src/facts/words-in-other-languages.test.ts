import { expect, test } from "vitest";
import { sentencesAbout } from "../testing/sentences-about.ts";
import { extractFacts } from "./extract-facts.ts";

const factsOf = (title: string, description: string) => extractFacts({ title, description });
const colorsOf = (title: string, description: string) =>
  factsOf(title, description)
    .colours.filter(({ isHint }) => !isHint)
    .map(({ value }) => value.name);
const materialsOf = (title: string, description: string) =>
  factsOf(title, description)
    .composition.filter(({ isHint }) => !isHint)
    .map(({ value }) => value.material);

test.each([
  ["Gilet en maille", "Col rond, couleur rose, manches longues", ["pink"]],
  ["Doudoune courte noire", "Garnissage : 90% duvet, 10% plumes", ["black"]],
  ["Jean droit stone", "Taille haute, 99% coton, fermeture zippée", []],
  ["Sac seau noir", "En cuir, noir intérieur rouge", ["black"]],
  ["Sneakers blanches", "Cuir blanc, étoile bleue", ["white"]],
  ["Lunettes de vue havane", "Monture en acétate", ["tortoiseshell"]],
  ["Robe longue", "Imprimé petites fleurs rouges", []],
  ["Kleid lang", "Schwarz mit weißen Punkten", ["black"]],
  ["Mocassini in pelle", "Neri, con morsetto dorato", ["black"]],
  ["Cappellino", "Cotone, nero, logo ricamato bianco", ["black"]],
  ["Camisa de algodón", "Rayas azules y blancas", ["blue", "white"]],
  ["Besace kaki", "Toile, kaki, rabat cuir marron", ["khaki"]],
  ["Metcon 2 -Negro/Blanco -Zapatillas de entrenamiento", "", ["black", "white"]],
  ["Plateau-Sneaker", "Weiß, mit goldfarbener Ferse", ["white"]],
  ["Mantón de Manila", "Seda natural, negro", ["black"]],
  ["Sac polochon marine", "Toile de coton, anses simili marron", ["navy blue"]],
  ["Stella Green Shirt", "Regular fit", ["green"]],
  ["Patent leather pumps, black, red lacquered sole", "", ["black"]],
  ["Pendientes aro", "Plata de ley 925 bañada en oro", ["gold"]],
  ["Gafas anti luz azul", "Montura transparente", []],
  ["Collier", "Argent massif doré à l'or fin", ["gold"]],
  ["Floating Rose Cheek Powder", "This airy powder stays put for hours, in a box of 4 g, pour femme", ["rose"]],
])("reads the colors of %s: %s", (title, description, colors) => {
  expect(colorsOf(title, description)).toEqual(colors);
});

test.each([
  ["Sandale mokka", "Lederoptik, Decksohle: Veloursleder", ["faux leather"]],
  ["Bolso de mimbre", "Natural, con asas de cuero", ["straw"]],
  ["Piumino uomo", "Nylon, imbottitura sintetica, con cappuccio", ["polyamide"]],
  ["Gafas de sol", "De pasta, lentes marrones", ["plastic"]],
  ["Occhiali da sole", "Montatura in TR90 nera, lenti in policarbonato scure", ["TR90 nylon"]],
  ["Completo uomo", "Lana, grigio fumo, giacca destrutturata", ["wool"]],
  ["Cappello a tesa larga", "Lana, cinturino in pelle", ["wool"]],
  ["Pantalón cargo", "Algodón, goma en el bajo", ["cotton"]],
  ["Manteau en fausse fourrure", "Noir, 100% polyester", ["faux fur"]],
  ["Manteau", "Capuche bordée de fausse fourrure, 100% polyester", ["polyester"]],
  ["Cuissardes", "In microfibra effetto camoscio, nero", ["faux suede"]],
  ["Parka homme", "Garnissage synthétique, capuche bordée de fausse fourrure", []],
  ["Saharienne femme", "Veste d'été, lin, ceinture", ["linen"]],
  ["Besace kaki", "Toile, rabat cuir marron", []],
  ["Bottes", "Caoutchouc, doublure jersey", ["rubber"]],
  ["Cappotto a vestaglia", "Misto lana, color cammello", ["wool", "other fibres"]],
  ["Regenmantel gelb", "PVC, Druckknöpfe", ["polyvinyl chloride"]],
  ["Riemchensandalette", "Velourslederoptik, Stiletto", ["faux suede"]],
  ["Décolleté nere", "In similcamoscio, tacco 8 cm", ["faux suede"]],
  ["Culotte dentelle", "Noire, microfibre", []],
  ["Sac à dos", "Tissu enduit PU, kaki", []],
  ["Mochila", "Poliéster recubierto de PU", ["polyester"]],
  ["Capeline", "100% paille papier, ruban noir", ["paper straw"]],
])("reads what %s is made of: %s", (title, description, materials) => {
  expect(materialsOf(title, description)).toEqual(materials);
});

test.each([
  ["Uhr Hanno", "Gehäuse Edelstahl, Zifferblatt weiß matt versilbert", "stainless steel"],
  ["Bague Hanna", "Argent rhodié, oxydes de zirconium", "sterling silver"],
  ["Bague Hanna", "Or blanc, diamants", "gold"],
  ["Bague Hanna", "Plaqué or jaune", "gold-plated metal"],
  ["Pendientes de plata estrella", "Circonitas", "sterling silver"],
  ["Collier en argent doré", "", "gold-plated silver"],
  ["Créoles Hanna", "Argent sterling plaqué or 14 carats", "gold-plated silver"],
  ["Collana Hanna", "Ottone, finitura dorata", "gold-tone metal"],
  ["Pulsera Hanna", "Baño de rodio, circonitas", "rhodium-plated metal"],
])("reads the metal of %s: %s", (title, description, metal) => {
  expect(factsOf(title, description).metal?.value).toBe(metal);
});

test.each([
  ["Camiseta algodón blanca cuello redondo", "", ["cotton"]],
  ["Gants en cuir d'agneau noir femme doublure laine", "", ["leather", "wool"]],
  ["Bota de piel suela de goma", "", ["leather"]],
])("attributes the material named before a part to the product: %s", (title, description, materials) => {
  expect(materialsOf(title, description)).toEqual(materials);
});

test("contrasts a goose-down fill with a duck-down fill only once", () => {
  const said = sentencesAbout(["Puffer jacket", "Goose down, hood"], ["Doudoune", "Duvet de canard, capuche"]);
  expect(said).toContain("a goose-down fill");
  expect(said).not.toContain("Goose down vs. duck down");
});

test("recognizes a pussy-bow collar in a compound word", () => {
  expect(factsOf("Bluse mit Schluppenkragen", "").details.map(({ value }) => value)).toContain("bow");
});

test("does not list 'multi' as a color that only one side has", () => {
  const said = sentencesAbout(
    ["Bolso de mano de lona", "Color: negro multi"],
    ["Bolso shopper de lona", "Color: negro"],
  );
  expect(said).toContain("Both feature black.");
  expect(said).not.toContain("multicolor");
});

test.each([
  ["Pull col roulé", "Cachemire, gris flanelle"],
  ["Veste", "Coton, col en velours côtelé"],
  ["Sandales", "Semelle cuir, bride bouclée"],
])("does not read the name of a shade, or a collar's material, as the fabric: %s, %s", (title, description) => {
  expect(factsOf(title, description).fabric).toBeNull();
});

test("does not read an embroidered crocodile as an animal print", () => {
  expect(factsOf("Polo", "Col côtelé, crocodile brodé").pattern).toBeNull();
});

test("contrasts a button closure with a zip", () => {
  const said = sentencesAbout(["Vaqueros rectos", "Cierre de botones"], ["Jean droit", "Fermeture zippée"]);
  expect(said).toContain("A button closure vs. a zip fastening.");
});

test("recognizes a skull print in several languages", () => {
  const scarves = sentencesAbout(["Foulard", "Tête de mort, soie"], ["Pañuelo", "Calaveras, seda"]);
  expect(scarves).toContain("kull print");
});

test("compares the widths of two ties in several languages", () => {
  const ties = sentencesAbout(["Cravate", "Largeur 8 cm"], ["Corbata", "7 cm de ancho"]);
  expect(ties).toContain("Width: 8 cm vs. 7 cm.");
});

test("reports that a lining is checked", () => {
  const said = sentencesAbout(["Trench", "Doublure nova check"], ["Gabardina", "Forro estampado de cuadros"]);
  expect(said).toContain("checked lining");
});

test("recognizes an alligator watch strap as leather if the material follows the noun", () => {
  const { details } = factsOf("Orologio uomo", "Acciaio, cinturino alligatore nero");
  expect(details.map(({ value }) => value)).toContain("leather strap");
});
