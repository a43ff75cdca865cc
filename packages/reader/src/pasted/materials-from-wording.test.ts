import { expect, it } from "vitest";
import { productFromText } from "./product-from-text.ts";

const madeOf = (text: string): readonly string[] => productFromText(text).materials;

it.each([
  ["Tory Burch\nEleanor\n$258\nSoft black leather\nPadded insole", ["leather"]],
  ["Veja\nVenturi\n130 €\nSuede/mesh upper", ["suede leather"]],
  ["Loake\nKempton\n£245\nTomaia: pelle scamosciata\nSuola: gomma", ["suede leather"]],
  ["Orla\nOur Orla sweater is knitted from undyed alpaca, then washed.\n€190", ["alpaca"]],
  ["Enzo\nQuesta borsa è tagliata a mano in pelle, con fodera in cotone.\n€290", ["leather"]],
  ["Lieve\nDiese Jacke haben wir aus gewachster Baumwolle genäht.\n240 €", ["cotton"]],
  ["Orla\nPaper M\n€ 199\nObermaterial: Rindsleder\nInnenfutter: 100% Baumwolle", ["leather", "cotton"]],
  ["Sciarpa effetto seta 14,90 €", []],
  ["Pumps\n69,95 €\nObermaterial: Lackleder-Imitat", ["faux leather"]],
  ["Barn jacket\n$210\nPlaid-lined body (wool blend), button front", []],
  ["Tasche Marlo\n49 €\nMaterial: LKW-Plane", ["tarpaulin"]],
  ["Belt made from decommissioned fire hose\n$38", ["fire hose"]],
  ["Halden wingtip\n$620\nHorween shell cordovan upper", ["shell cordovan"]],
  ["Tote Marlo\n$49\nMaterial: Saffiano", ["leather"]],
  ["Tote Marlo\n$49\nMaterial: vegan pebbled leather", ["faux leather"]],
  ["Black cotton scarf with silk twill trim\n$49", ["cotton"]],
  ["Merino wool-look scarf\n$49", []],
  ["Schal in Leinen-Optik\n49 €", []],
  ["Handtas van katoen met details van suède\n49 €", ["cotton"]],
  ["Chapeau Marlo\n49 €\nMatière : paille de papier", ["paper straw"]],
  ["Bracelet en acier inoxydable plaqué or rose\n19 €", ["steel"]],
  ["Minna Ankle Boot\n$180\nSize: 8 M\nColor: Taupe Suede", ["suede leather"]],
  ["Minna Ankle Boot\n$180\nColor: Taupe Suede\nUpper: nubuck", ["nubuck leather"]],
  ["Hobo bag Minna\n$80\nWater-resistant nylon", ["polyamide"]],
  ["The belt from that shop, size 80, brown calfskin, gold hardware, $90", ["leather"]],
])("reads a material stated in words: %j", (text, materials) => {
  expect(madeOf(text)).toEqual(materials);
});

it.each([
  ["Elin wrap dress $1,190 wool crepe, black", "wool crepe"],
  ["Elin trousers 34.99 viscose", "viscose"],
])("quotes a material next to a price without including the price: %j", (text, quote) => {
  const [evidence] = productFromText(text).evidence.filter(({ field }) => field === "materials");
  expect(evidence?.quote).toBe(quote);
});

it("does not mistake a watch's color for its material", () => {
  expect(madeOf("Invicta Men's Pro Diver Watch, Silver, 40mm\n$89")).toEqual([]);
});

it('does not read "duvet" as down in English text, but does in French text', () => {
  expect(madeOf("Washed linen duvet cover, $220")).toEqual(["linen"]);
  expect(madeOf("Doudoune en duvet, 220 €")).toEqual(["down"]);
});

it.each([
  ["Seiko Presage watch\n$350\nCase: steel, 40 mm", ["steel"]],
  ["Catbird Threadbare Ring\n$98\nSterling silver", ["silver"]],
  ["Radley handbag\n$98\nSteel case included", []],
])("reads a metal as the material only of watches and jewelry: %j", (text, materials) => {
  expect(madeOf(text)).toEqual(materials);
});

it.each([
  "Nina scarf\n$20\nCashmere feel",
  "Nina bag\n$20\nLeather look",
  "Nina wristwatch\n$80\nColor: Brown Leather",
  "Nina sneakers\n$80\nColor: White / Tan Leather / Gum",
  "Plumas Nina mujer negro\n80 €",
  "Nina dress\n$20\nCotton lining",
  "Nina boots\n$80\nLined in shearling",
  "Sandalen Nina\n80 €\nFußbett aus Kork",
  "Bluse Nina\n80 €\nKragen und Besatz aus Samt",
  "Handschuhe Nina\n80 €\nFeines Strickmuster, gefüttert mit Kaschmir",
  "Hut Nina\n80 €\nRipsband aus Viskose, Schweißband Leder",
  "Sandali Nina\n80 €\nTacco in legno, suola in cuoio",
  "Autoreggenti Nina\n12 €\n20 denari, balza in pizzo con silicone",
  "Reggiseno Nina\n30 €\nIn pizzo, coppe foderate in cotone",
  "Nina rain jacket\n$80\nTPU membrane",
  "Nina skirt\n$20\nPair it with a leather tote and a wool sweater.",
  "Nina blouse\n$20\nThe silk road inspired it.",
])("is not misled about the material by a look, a lining, a membrane or another product: %j", (text) => {
  expect(madeOf(text)).toEqual([]);
});

it("does not read a labeled lining or sole as the material of the product", () => {
  expect(madeOf("Bucket bag\nMaterials: Leather; lining: cotton")).toEqual(["leather"]);
  expect(madeOf("Ankle boots\nMaterials: suede. Sole: leather")).toEqual(["suede leather"]);
});

it("reads the outer fabric of a rain jacket as its material, not the film behind it", () => {
  expect(madeOf("Nina rain jacket\n$80\n2.5-layer ripstop nylon with TPU film")).toEqual(["polyamide"]);
});

it("reads the fiber of a fabric named in French, and does not read corduroy as suede", () => {
  expect(madeOf("Espadrilles Nina\n20 €\nDessus : toile de coton")).toEqual(["cotton"]);
  expect(madeOf("Sac Nina en velours côtelé\n20 €")).toEqual([]);
});
