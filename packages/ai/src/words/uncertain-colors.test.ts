import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { extractFacts } from "../facts/extract-facts.ts";
import { productOf } from "../testing/products.ts";

type Text = readonly [title: string, description?: string];

/** Every similarity and difference between two products, as text. */
function answer(original: Text, alternative: Text): string {
  const [a, b] = [original, alternative].map(([title, description = ""]) => productOf({ title, description }));
  if (!a || !b) return "";
  const { similarities, differences } = compareProducts(a, b);
  return [...similarities, ...differences].join("\n");
}
const facts = (title: string, description = "") => extractFacts({ title, description });

it.each<[Text, Text, string]>([
  [["Silver band ring", "Made to stack. Wear with diamond rings."], ["Silver band ring", "Comfort fit."], "iamond"],
  [["Suede boots", "Pull them on with denim and fringe."], ["Suede boots", "Zip at the side."], "ringe"],
  [["Crepe skirt", "Fully lined? There is no need."], ["Crepe skirt", "Ruffled hem."], "lined"],
  [["Linen blazer", "Corduroy belt bag sold separately, two buttons."], ["Linen blazer", "One button."], "belt"],
])("ignores what a page says about other products: %j, %j", (original, alternative, untold) => {
  expect(answer(original, alternative)).not.toContain(untold);
});

it.each([
  ["Leather tote", "Roomy inside, with gold finishing and a zip. Tan.", "gold"],
  ["Silk dress", "Hand-painted poppies dance on a navy ground, ruffles in red at the hem.", "red"],
  ["Golden Halo lace dress", "A cream lace dress with long sleeves.", "gold"],
  ["Linen blazer", "Peak lapels, flap pockets, gold-tone anchor buttons. Navy.", "gold"],
])("does not treat a color mentioned in passing as certain: %s, %s", (title, description, color) => {
  const sure = facts(title, description).colours.filter(({ isHint }) => !isHint);
  expect(sure.map(({ value }) => value.name)).not.toContain(color);
});

it.each([
  ["Ankle boots", "Black grained leather, side zip.", "black"],
  ["Pumps", "A pointed pump in blue satin with a bow.", "blue"],
  ["Wool coat", "Belted. Navy. Two pockets.", "navy blue"],
  ["Wool sweater", "A crew-neck sweater in plain navy, ribbed.", "navy blue"],
  ["Wool coat", "Wrap coat in camel with a tie belt.", "camel"],
  ["Sneakers", "White with green. Rubber sole.", "white"],
])("treats a color that describes the product as certain: %s, %s", (title, description, color) => {
  const sure = facts(title, description).colours.filter(({ isHint }) => !isHint);
  expect(sure.map(({ value }) => value.name)).toContain(color);
});

it("reports that both products have the same main color, and ignores the color of the stitching", () => {
  const told = answer(["Silk dress", "Navy. Stitched with red at the hem."], ["Silk dress", "Navy."]);
  expect(told).toContain("Both come in navy blue");
  expect(told).not.toContain("red");
});

it.each<[Text, Text, string]>([
  [["Trousers", "Pleats at the front."], ["Trousers", "Lined front pleats, zip fly."], "pleats"],
  [["Hobo bag", "Knot at the strap."], ["Hobo bag", "Knotted handle."], "notted handle"],
  [["Sandals", "EVA foam midsole."], ["Sandals", "Cushioned EVA midsole."], "idsole"],
  [["Waxed jacket", "Storm flap with studs."], ["Waxed jacket", "Popper storm flap."], "studs"],
  [["Leggings", "Waistband hidden pocket."], ["Leggings", "Inner pocket at waistband."], "pocket"],
])(
  "does not report a trait as one-sided when the other page states it in different words: %j, %j",
  (original, alternative, untold) => {
    expect(answer(original, alternative)).not.toMatch(new RegExp(`Only .*${untold}`));
  },
);

it.each<[Text, Text, string]>([
  [["Leggings", "Made for yoga."], ["Leggings", "For your workout."], "yoga"],
  [["Silk blouse", "High neck."], ["Silk blouse", "Mock neck."], "neck,"],
  [["Mini dress", "Embellished all over."], ["Mini dress", "Textured."], "embellished"],
  [["Lace-up boots", "Air-cushioned sole."], ["Lace-up boots", "Lug sole."], "sole, the alternative"],
  [["Resin watch", "Analog-digital."], ["Resin watch", "Analog and digital display, alarm."], "vs."],
])("does not contrast traits that both products may have: %j, %j", (original, alternative, untold) => {
  expect(answer(original, alternative)).not.toContain(untold);
});

it('recognizes "High neck" and "High neckline" as the same neckline', () => {
  expect(answer(["Ruffled dress", "High neck."], ["Ruffled dress", "High neckline."])).toContain("igh neck");
});

it("contrasts occasions that both titles name", () => {
  expect(answer(["Running shoes"], ["Hiking shoes"])).toContain("hiking");
});

it.each([
  ["Sculptural top handle", "Faux leather top handle bag with folds.", "faux leather"],
  ["GG wallet", "GG Supreme canvas with trim.", "coated canvas"],
])("does not misread the material because of the product's name or handle: %s, %s", (title, description, material) => {
  expect(facts(title, description).composition.map(({ value }) => value.material)).toContain(material);
});

it('treats "leather" in a title as imitation leather when the page says PU leather', () => {
  const belt = extractFacts({ title: "Leather belt", description: "PU leather, 3 cm.", materials: ["leather"] });
  expect(belt.composition.map(({ value }) => value.material)).not.toContain("leather");
});

it("does not read a lining's satin or cashmere as the product's fabric", () => {
  expect(facts("Camel hair coat", "Fully lined in cupro satin.").fabric).toBeNull();
  const glove = facts("Leather gloves", "Lined in 100% cashmere.");
  expect(glove.composition.find(({ value }) => value.part === undefined)?.value.material).toBe("leather");
});

it("does not compare a sleeve lining with a full lining", () => {
  const told = answer(
    ["Trench coat", "100% cotton. Sleeve lining: 100% viscose."],
    ["Trench coat", "100% cotton. Lining: 100% polyester."],
  );
  expect(told).not.toContain("Lining:");
});

it("recognizes solid gold when the text states gold and its karats in different places", () => {
  expect(facts("Recycled gold band ring", "14k solid yellow gold.").metal?.value).toBe("solid gold");
});

it("does not report a different kind because of a noun that occurs only in running text", () => {
  expect(answer(["Akoya strand", "Like a bracelet of pearls."], ["Pearl necklace"])).not.toContain("bracelet");
  expect(answer(["Nylon shoulder bag"], ["Nylon crossbody", "A shoulder bag."])).not.toContain("crossbody bag");
});

it.each([
  ["Organic cotton oxford", "Button-down collar, box pleat with locker loop.", "shirt"],
  ["Medallion thong", "PU thong sandal, slip-on, flat heel.", "flip-flops"],
  ["Satin slip midi", "Cowl neck, side slit.", "dress"],
])("uses the surrounding words to interpret a name that two kinds share: %s, %s", (title, description, type) => {
  expect(facts(title, description).garment?.value.type).toBe(type);
});

it.each<[Text, Text, string]>([
  [["Wool coat", "Light brown."], ["Camel coat", "A notched collar. Light brown."], "camel"],
  [["Knit dress", "Mock neck."], ["Knit dress", "High collar."], "collar"],
  [["Snake chain", "Sterling silver."], ["Snake chain bracelet", "Steel, silver tone."], "ilver-tone metal"],
  [["Yoga leggings", "Darkest night heather."], ["Yoga leggings", "Black."], "gray"],
])("does not contrast two words when both pages may mean the same thing: %j, %j", (original, alternative, untold) => {
  expect(answer(original, alternative)).not.toContain(untold);
});

it("does not list a color as one-sided when the other page names it in another language", () => {
  const told = answer(["Sneakers", "White Black. Lace-up."], ["Sneakers blanches", "Empiècement contrastant noir."]);
  expect(told).toContain("Both feature white");
  expect(told).not.toContain("black");
});

it("does not read a lining's pattern or a faux suede toe as properties of the whole product", () => {
  expect(facts("Waxed jacket", "Outer: 100% cotton. Lining: 100% cotton tartan.").pattern).toBeNull();
  expect(facts("Sneakers", "Faux suede toe, gum sole.").cut.has("upper build")).toBe(false);
});

it("reads the colors of a long text without punctuation in linear time", () => {
  const text = "mango has a navy knit ".repeat(230);
  expect(extractFacts({ title: "Cardigan", description: text }).colours[0]?.value.name).toBe("navy blue");
});

it("reports a color as shared only if it is the main color of both products", () => {
  expect(answer(["Leather pumps, navy/black"], ["Black leather pumps"])).not.toMatch(/black/i);
  expect(answer(["Leather pumps, black/navy"], ["Black leather pumps"])).toMatch(/black/i);
});

it("does not call black and another color close", () => {
  expect(answer(["Black leather boots"], ["Dark brown leather boots"])).not.toMatch(/close/);
});
