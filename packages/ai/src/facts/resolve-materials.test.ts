import { expect, it } from "vitest";
import { extractFacts } from "./extract-facts.ts";

const materialsOf = (title: string, description = "") =>
  extractFacts({ title, description }).composition.map(({ value }) => value.material);
const colorsOf = (title: string, description = "") =>
  extractFacts({ title, description }).colours.map(({ value }) => value.name);

it("reads sheepskin as shearling on boots and as leather on a bag", () => {
  expect(materialsOf("Short boots", "Sheepskin.")).toEqual(["shearling"]);
  expect(materialsOf("Tote bag", "Sheepskin leather.")).toEqual(["leather"]);
});

it("reads palm leaf as straw", () => {
  expect(materialsOf("Basket bag", "Palm leaf.")).toContain("straw");
});

it("does not read a nylon binding as the material of boots, or their fleece as the fabric", () => {
  expect(materialsOf("Sheepskin boots", "Nylon binding.")).not.toContain("polyamide");
  expect(extractFacts({ title: "Fleece boots" }).fabric).toBeNull();
});

it("reads velours as suede on shoes and as velvet on clothes", () => {
  const of = (title: string, materials: string) => {
    const evidence = [{ field: "materials", quote: materials, source: "pasted-text", certainty: 0.7 }] as const;
    const product = { title, description: materials, materials: ["suede leather"], evidence: [...evidence] };
    const { composition, fabric } = extractFacts(product);
    return [composition.map(({ value }) => value.material), fabric?.value];
  };
  expect(of("Bottines noires", "velours")).toEqual([["suede leather"], undefined]);
  expect(of("Veste noire", "velours")).toEqual([[], "velvet"]);
});

it("does not settle on a single metal for mixed-metal jewelry", () => {
  const { metal } = extractFacts({
    title: "Heart pendant necklace, mixed metal finish",
    description: "Rose-gold tone heart, rhodium plated chain.",
  });
  expect(metal).toBeNull();
});

it("reads a bag's second, metallic color as the color of its hardware", () => {
  expect(colorsOf("Leather tote bag, black/gold")).toEqual(["black"]);
  expect(colorsOf("Gold clutch")).toEqual(["gold"]);
  expect(colorsOf("Dress, black/gold")).toEqual(["black", "gold"]);
});

it("reads gold plating on silver as a gold color, and golden wheat as tan", () => {
  expect(colorsOf("Gold-plated sterling silver hoops")).toEqual(["gold"]);
  expect(colorsOf("Ankle boots in golden wheat")).toEqual(["tan"]);
});

it("does not read jeans that are slim only through the hip as slim", () => {
  const { cut } = extractFacts({ title: "Jeans", description: "Slim through hip, straight leg." });
  expect(cut.get("leg")?.value).toBe("straight leg");
});

it("recognizes imitation leather when the label names only its base fabric", () => {
  const jacket = (description: string) =>
    extractFacts({ title: "Black jacket", description, composition: [{ material: "polyester", percentage: 100 }] });
  const materialsIn = ({ composition }: ReturnType<typeof jacket>) => composition.map(({ value }) => value.material);
  expect(materialsIn(jacket("Faux leather."))).toEqual(["faux leather"]);
  expect(materialsIn(jacket("Faux leather trim."))).toEqual(["polyester"]);
});

it("reads the material of a bag's outside as the material of the bag", () => {
  const description = "Outside: coated linen, trim in calfskin\nInside: cotton";
  expect(materialsOf("Shopper bag", description)[0]).toBe("linen");
});

it.each([
  ["Cinturón efecto piel", "faux leather"],
  ["Borsa effetto pelle", "faux leather"],
  ["Sac effet daim", "faux suede"],
])("reads a fabric that only looks like leather or suede as an imitation: %s", (title, material) => {
  expect(materialsOf(title)).toEqual([material]);
});

it("does not list felt as a material next to the hair that it is made of", () => {
  const { composition } = extractFacts({ title: "Cappello cloche", materials: ["felt", "rabbit hair"] });
  expect(composition.map(({ value }) => value.material)).toEqual(["rabbit hair"]);
});

it.each([
  ["Frame: nylon", "molded nylon"],
  ["Frame: TR-90 nylon", "TR90 nylon"],
  ["Montatura in Grilamid", "TR90 nylon"],
])("names the nylon of a frame: %s", (said, material) => {
  expect(materialsOf("Sunglasses", said)).toEqual([material]);
});

it("reads EVA as the material of shoes molded in one piece, but not of shoes with an EVA footbed", () => {
  expect(materialsOf("EVA flip flops")).toEqual(["EVA"]);
  expect(materialsOf("Cork slides, EVA footbed")).not.toContain("EVA");
});

it("reads a belt as leather, not as brass, even if its brass buckle follows the word leather", () => {
  const { composition } = extractFacts({ title: "Belt 4cm black leather Double G buckle antique brass" });
  expect(composition).toMatchObject([{ value: { material: "leather" } }]);
  expect(composition[0]?.isHint).toBeUndefined();
});

it.each(["Polyester-Füllung", "Füllung aus Polyester"])("reads %s as a synthetic fill", (words) => {
  const { cut } = extractFacts({ title: "Steppjacke", description: words });
  expect(cut.get("fill")?.value).toBe("synthetic fill");
});
