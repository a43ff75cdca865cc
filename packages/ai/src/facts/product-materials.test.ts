import type { Product } from "@dupewise/domain/product/product";
import { UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { describe, expect, it, test } from "vitest";
import { extractFacts } from "./extract-facts.ts";

const read = (title: string, description = "", more: Partial<Product> = {}) =>
  extractFacts({ ...UNKNOWN_PRODUCT, title, description, ...more });
const materialsOf = (...source: Parameters<typeof read>) =>
  read(...source).composition.map(({ value }) => value.material);
/** A list of materials gathered from mentions in the text. */
const gathered = (...materials: string[]): Partial<Product> => ({
  materials,
  evidence: [{ field: "materials", quote: materials.join(", "), source: "pasted-text", certainty: 0.5 }],
});

test.each([
  ["Glass pearl necklace", "Stainless steel clasp, 45 cm", []],
  ["Pearl necklace, fermoir or 18 ct", "", []],
  ["Signet ring 9ct gold", "", ["gold"]],
  ["Rope chain necklace, gold", "Gold plated stainless steel", ["steel"]],
  ["Bangle in titanium steel", "", ["steel"]],
  ["Key pendant", "Platinum. Diamonds.", ["platinum"]],
  ["Dress watch with a white gold bezel", "", []],
  ["Canvas espadrilles", "8 cm jute wedge", []],
  ["Driving shoes in suede", "Rubber pebbles on the sole", ["suede leather"]],
  ["Rubber rain boots", "", ["rubber"]],
  ["Leather boots", "Upper: leather; sole: rubber", ["leather"]],
  ["Block heel pumps, black patent", "Upper: polyurethane", ["polyurethane"]],
  ["Two-strap sandal", "Upper: Birko-Flor; footbed: cork", ["faux leather"]],
  ["Western belt, black PU", "", ["polyurethane"]],
  ["Cat-eye sunglasses", "Plastic frame, polycarbonate lenses", ["plastic"]],
  ["Square sunglasses", "A light polycarbonate frame", ["polycarbonate"]],
  ["Reisekoffer Nordhavn", "Polycarbonat-Hartschale, 4 Rollen", ["polycarbonate"]],
  ["Maleta de cabina", "Carcasa de policarbonato negra", ["polycarbonate"]],
  ["Portefeuille zippé", "Toile logo enduite marron, bords en cuir", ["coated canvas"]],
  ["School backpack", "Vinylon F fabric with snap handles", ["vinylal"]],
  ["Signature tote", "Coated canvas.", ["coated canvas"]],
  ["Logo wallet", "Signature-print canvas: coated canvas, 92% PVC, 8% polyester", ["coated canvas"]],
  ["Bamboo half-moon bag", "", ["bamboo cane"]],
  ["Patent leather buckle pumps", "", ["patent leather"]],
  ["Chunky sandals, leather strap", "", []],
  ["Leather tote", "Bamboo handles", ["leather"]],
  ["Bamboo print shirt", "", []],
  ["Down parka", "Water-repellent shell, coyote fur, two-way zip", []],
  ["Zip wallet Mulberry, oxblood", "", []],
  ["Leather zip around wallet", "", ["leather"]],
  ["Lambswool zip cardigan, moss", "", ["wool"]],
  ["Toiletry bag", "Nylon with leather zip pull.", ["polyamide"]],
  ["Field watch", "Steel, 38 mm, black dial", ["steel"]],
  ["Montre Carrousel en acier", "", ["steel"]],
  ["Resin diver, steel blue dial watch", "", ["resin"]],
  ["Flip flops, Coco Butter", "Leather upper", ["leather"]],
  ["Robe longue", "Chambray en lin, taille froncée", ["linen"]],
  ["Baskets basses", "Cuir, semelle liège et caoutchouc, languette en daim", ["leather"]],
  ["Capeline", "Paille tressée, ruban velours", ["straw"]],
])("reads the materials of %s (%s) as %j", (title, description, materials) => {
  expect(materialsOf(title, description)).toEqual(materials);
});

test.each([
  ["Key belt in leather with a gold metal logo", "", ["leather", "metal"], ["leather"]],
  ["Braided leather bracelet with silver lobster clasp", "", ["leather", "silver"], ["leather"]],
  ["Titanium watch with a steel folding clasp", "", ["titanium", "steel"], ["titanium"]],
  ["Bracciale in cuoio", "Chiusura magnetica in argento 925.", ["leather", "silver"], ["leather"]],
  ["Plumas corto hombre", "Nylon azul", ["feather", "polyamide"], ["polyamide"]],
  ["Stadium jacket", "Leather sleeves, wool body", ["leather", "wool"], ["wool"]],
  ["Ranger boots", "Leather with a Goodyear welt", ["iron", "leather"], ["leather"]],
  ["Aviator sunglasses", "Gold frame, crystal lenses", ["gold", "glass", "metal"], ["metal"]],
  ["Riley watch with a crystal bezel", "Stainless steel", ["glass", "steel"], ["steel"]],
  ["Narrow sunglasses with a gold metal logo", "Acetate", ["metal", "acetate"], ["acetate"]],
  ["Rope necklace", "18ct gold plated brass", ["gold", "brass"], ["brass"]],
  ["Crystal sandals", "Leather", ["glass", "leather"], ["leather"]],
  ["Oval sunglasses", "Frame material: plastic\nLens: green", ["plastic"], ["plastic"]],
  ["Shopper in recycled canvas", "Recycled nylon canvas", ["recycled textile"], ["polyamide"]],
  ["Pocket T-shirt, carbon heather", "Cotton", ["carbon fibre", "cotton"], ["cotton"]],
])("narrows down the materials listed for %s (%s) from %j to %j", (title, description, materials, whole) => {
  expect(materialsOf(title, description, gathered(...materials))).toEqual(whole);
});

test("accepts a material from the page's own list even if the text names it only for a part", () => {
  expect(materialsOf("Belt with a steel buckle", "", { materials: ["steel"] })).toEqual(["steel"]);
});

test("does not read a fabric of unspecified fiber as a material", () => {
  const { composition, fabric } = read("Fleece jacket", "", gathered("fleece"));
  expect([composition, fabric?.value]).toEqual([[], "fleece"]);
});

test("does not read a material in another clause as the sole's material", () => {
  const { cut, details } = read("Low sneaker", "Upper: Italian leather; sole: Margom rubber");
  expect([cut.get("sole shape"), details]).toEqual([undefined, []]);
  expect(read("Penny loafer with a leather sole").cut.get("sole shape")?.value).toBe("leather sole");
});

test("reads materials from the text after the name on a pasted line if there is no description", () => {
  const quote = "Signature Tote, black. Coated canvas. $345";
  const evidence = [{ field: "title", quote, source: "pasted-text", certainty: 0.9 } as const];
  expect(materialsOf("Signature Tote, black", "", { evidence })).toEqual(["coated canvas"]);
});

test("includes the shell's material without a share even when the filling or the lining has one", () => {
  expect(materialsOf("Puffer jacket", "Nylon shell, 90% down, 10% feathers")).toEqual(["polyamide", "down", "feather"]);
  expect(materialsOf("Parka", "Polyester shell, 100% polyester fill")).toEqual(["polyester", "polyester"]);
  expect(materialsOf("Coat", "Shell: wool. Lining: 100% viscose")).toEqual(["wool", "viscose"]);
});

test.each([
  ["Trench coat", "Cotton gabardine. Check lining: 100% cotton", ["cotton", "cotton"]],
  ["Insulated jacket", "60g insulation in recycled polyester shell", ["recycled polyester"]],
  ["Two-strap sandal", "Black Birko-Flor. Contoured cork-latex footbed", ["faux leather"]],
  ["Garden clogs", "Croslite foam, pivoting heel strap", ["EVA"]],
  ["Moon watch, quartz", "Bioceramic case, velcro strap", ["bioceramic"]],
  ["Octagonal digital watch", "TPU strap, ABS case with stainless steel back", ["ABS"]],
  ["Pumps", "Nude patent leather and transparent PVC", ["patent leather", "polyvinyl chloride"]],
  ["Heeled sandals", "Clear vinyl front strap, open toe", []],
  ["Leather-trimmed tote", "Cotton canvas, leather trimmed edges", ["cotton"]],
])("keeps the materials of parts separate: reads %s (%s) as %j", (title, description, whole) => {
  expect(materialsOf(title, description)).toEqual(whole);
});

test.each([
  ["Watch", "Strap: calf leather, brown\nDial: silver"],
  ["Herrenuhr", "Armband: Kautschuk, Quarzwerk"],
])("does not read the material of a strap as the material of the watch: %s, %s", (title, description) => {
  expect(read(title, description).composition).toEqual([]);
});

test("reads rhodium-plated sterling silver as sterling silver", () => {
  const { metal } = extractFacts({ title: "Ohrstecker Sterlingsilber rhodiniert, Zirkonia" });
  expect(metal?.value).toBe("sterling silver");
});

test.each([
  ["Leather hobo bag", "Lining: 100% viscose", "leather"],
  ["Hobo bag in canvas", "Lining: 100% viscose, Trim: suede", undefined],
  ["Hobo bag", "Outside: cowhide, Lining: 100% viscose", "leather"],
])("does not read a bag's labeled lining as its exterior: %s, %s", (title, quote, outside) => {
  const { composition } = read(title, quote, {
    composition: [{ part: "lining", material: "viscose", percentage: 100 }],
    materials: ["viscose"],
    evidence: [{ field: "composition", quote, source: "pasted-text", certainty: 0.9 }],
  });
  expect(composition.find(({ value }) => value.part === undefined)?.value.material).toBe(outside);
});

describe("a material named only in a comparison", () => {
  it.each([
    ["soft as cashmere", "Scarf", "Cashmere-soft, with fringed ends.", []],
    ["soft as cashmere, of acrylic", "Sweater", "Cashmere-soft acrylic.", ["acrylic"]],
    ["falling like linen", "Jeans", "Lyocell that hangs like linen.", ["lyocell"]],
    ["like leather", "Tote bag", "Like leather, but made of plants.", []],
    ["the calf that socks reach", "Calf socks", "Merino wool.", ["merino wool"]],
    ["the calf of a leg", "Ankle boots", "Suede. Calf circumference 36 cm.", ["suede leather"]],
  ])("is not read as the product's material: %s", (_what, title, description, materials) => {
    const { composition } = read(title, description);
    expect(composition.map(({ value }) => value.material)).toEqual(materials);
  });
});

describe("the material of a small part", () => {
  it.each([
    ["a heel", "Ankle boots", "Stacked leather heel."],
    ["grips", "Suitcase", "Telescopic handle, leather grips."],
    ["a pom-pom", "Beanie", "Ribbed, with a faux fur pom-pom."],
    ["the ends of a belt", "Belt", "Webbing with leather ends."],
    ["earrings' posts", "Hoop earrings", "Sterling silver posts."],
  ])("is not read as the product's material: %s", (_what, title, description) => {
    expect(read(title, description).composition.filter(({ isHint }) => !isHint)).toEqual([]);
  });
});

it("reads camel hair as a fiber and camel as a color", () => {
  const coat = read("Wrap coat", "Pure camel hair, tie belt.");
  expect(coat.composition.map(({ value }) => value.material)).toEqual(["camel hair"]);
  expect(coat.colours).toEqual([]);
  const dyed = read("Wrap coat", "Wool in camel.");
  expect(dyed.colours.map(({ value }) => value.name)).toEqual(["camel"]);
});

it.each([
  ["the upper named after a footbed", "Cork footbed clogs suede-effect microfiber upper", "", ["polyester"]],
  ["leather-look as an imitation", "Tote bag", "Leather-look, with a cotton lining.", ["faux leather"]],
  ["a skin's look on leather as leather", "Loafers", "Snakeskin-effect leather.", ["leather"]],
  ["rabbit fur felt as felt", "Fedora", "Rabbit-fur felt, grosgrain band.", ["fur felt"]],
])("reads the product's material: %s", (_what, title, description, materials) => {
  expect(materialsOf(title, description)).toEqual(materials);
});

it.each(["Braided leather bracelet, 14k gold magnetic clasp", "Bracciale in cuoio, chiusura magnetica in oro 18 kt"])(
  "does not read the metal of a magnetic clasp as the jewelry's: %s",
  (title) => {
    expect(read(title).metal).toBeNull();
  },
);
