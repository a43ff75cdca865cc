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
const colorsOf = (title: string, description?: string) =>
  facts(title, description).colours.map(({ value }) => value.name);
const detailsOf = (title: string, description?: string) => facts(title, description).details.map(({ value }) => value);

it.each([
  ["Black parka", "Two-way adjustable hood, fleece-lined handwarmer pockets.", ["reversible", "lining"]],
  ["Olive waxed jacket", "Two-way ring pull zip, studded for a hood.", ["reversible", "studs"]],
  ["Steel watch", "Beaded crown.", ["beads"]],
  ["Straw fedora", "Vegan leather band.", ["leather strap"]],
])("does not read words about a part as details of the product: %s, %s", (title, description, absent) => {
  const details = detailsOf(title, description);
  for (const detail of absent) expect(details).not.toContain(detail);
});

it.each<[Text, Text, string]>([
  [["Wool scarf", "Fringed ends."], ["Acrylic scarf", "Tassel ends."], "Only"],
  [["Swim shorts", "Elastic waist with cord."], ["Swim shorts", "Drawcord, mesh brief."], "drawstring"],
  [["Nylon tote", "Snap button, zip."], ["Nylon tote", "Zip and snap closure, top handle."], "Only the original"],
  [["Wool coat", "Notched lapels."], ["Wool coat", "Lapel collar."], "notched"],
  [["Linen dress", "A-line skirt."], ["Linen fit and flare dress"], "A-line"],
  [["Webbing belt", "Elastic."], ["Stretch webbing belt"], "stretch"],
  [["Cashmere scarf", "Checked."], ["Cashmere scarf", "Woven in Scotland."], "weave"],
  [["Gold bangle"], ["Gold bangle", "Cubic zirconia stones."], "and stones"],
])("does not report two words with one meaning as a difference: %j, %j", (original, alternative, untold) => {
  expect(answer(original, alternative)).not.toContain(untold);
});

it("treats a jacket's mock neck and stand collar as the same", () => {
  expect(answer(["Fleece jacket", "Stand-up collar."], ["Fleece jacket", "Mock neck."])).toContain("tand collar");
});

it.each([
  ["Fisherman's sweater, cream", "Cable and moss stitches.", ["cream"]],
  ["Malachite necklace", "18ct gold plated, with a malachite stone.", ["gold"]],
  ["Leather shoulder bag", "Brass/Black", ["black"]],
  ["Retro sunglasses", "Polarized TAC lenses, gray, in a black frame.", ["black"]],
  ["Wayfarer sunglasses", "Black frame. Green classic G-15 glass lenses.", ["black"]],
])("ignores the colors of stitches, stones, hardware and lenses: %s, %s", (title, description, colors) => {
  expect(colorsOf(title, description)).toEqual(colors);
});

it("reads the sapphire of a solar watch as its crystal, not as a color", () => {
  const { colours } = extractFacts({
    title: "Multisport GPS watch Sapphire Solar",
    description: "Black band.",
    colours: ["blue"],
    evidence: [{ field: "colours", quote: "Sapphire Solar", source: "pasted-text", certainty: 0.7 }],
  });
  expect(colours.map(({ value }) => value.name)).toEqual(["black"]);
});

it.each([
  ["Mini boots", "Twinface sheepskin upper, sheepskin lining, suede heel guard.", ["shearling"], ["shearling"]],
  ["Boots", "Suede boot with wool blend and faux fur lining.", ["suede leather"], ["wool", "faux fur"]],
])("does not read a boot's lining or heel guard as its upper: %s, %s", (title, description, upper, lining) => {
  const { composition } = facts(title, description);
  const of = (isInside: boolean) =>
    composition.filter(({ value }) => (value.part === "lining") === isInside).map(({ value }) => value.material);
  expect([of(false), of(true)]).toEqual([upper, lining]);
});

it("reads neither recycled plastic as polyester nor polymer alloy as metal", () => {
  expect(
    facts("Sunglasses", "Frame of recycled plastic.").composition.map(({ value }) => value.material),
  ).not.toContain("recycled polyester");
  expect(facts("GPS watch", "Polymer alloy case.").metal).toBeNull();
});

it.each([
  ["Wide leg pant", "Non-stretch denim, indigo, zip fly.", "jeans"],
  ["Tailored jacket", "Single-breasted, two-button, notch lapel.", "blazer"],
  ["Faux leather belt double ring", "Buckle in gold.", "belt"],
  ["Bold cuff", "14k rose gold plated brass, open ends, nickel free.", "bangle"],
])("reads %j, described as %j, as a more specific kind: %s", (title, description, kind) => {
  expect(facts(title, description).garment?.value.type).toBe(kind);
});

it("does not read a leopard heel as a sneaker's pattern, or stonewash as a wash on fleece", () => {
  expect(facts("Leather sneakers", "White with a leopard heel.").pattern).toBeNull();
  expect(facts("Fleece jacket", "Color: stonewash.").cut.has("wash")).toBe(false);
});

it("reads facts from the text around the percentages in a pasted paragraph", () => {
  const quote =
    "Designed for yoga, buttery soft. Wide waistband with hidden pocket, sweat-wicking. 81% nylon, 19% Lycra elastane. Black.";
  const evidence = [{ field: "composition", quote, source: "pasted-text", certainty: 0.8 } as const];
  const { colours, details } = extractFacts({ title: "Align leggings", description: null, evidence });
  expect(colours.map(({ value }) => value.name)).toEqual(["black"]);
  expect(details.map(({ value }) => value)).toContain("pockets");
});

it.each([
  ["Moving stone ring", "925 sterling silver with rose gold plating.", "gold-plated silver"],
  ["Huggie hoops", "Sterling silver with 18ct gold vermeil.", "gold vermeil"],
  ["Domed ring", "Sterling silver with 14k gold domes.", "sterling silver"],
  ["Oval pendant", "14k yellow gold over brass.", "gold-plated brass"],
  ["Stacking ring", "Rose gold.", "gold"],
])(
  "reads plating that covers another metal, but not gold parts set on that metal: %s, %s",
  (title, description, metal) => {
    expect(facts(title, description).metal?.value).toBe(metal);
  },
);

it.each<[Text, Text, string]>([
  [["Jersey gown"], ["Gown", "Stretchy knit."], "vs. knit"],
  [["Ballet flats", "Cap toe."], ["Ballet flats", "Round toe."], "round toe"],
  [["Gown", "Asymmetric one-shoulder neckline."], ["Bodycon gown"], "asymmetric"],
  [["Suede sandals", "Leather lining and sole."], ["Sandals", "Leather sole."], "sole vs."],
  [["Round sunglasses", "Polar G-15 lenses."], ["Round sunglasses", "Green polarized lenses."], "Only the alternative"],
  [["Joggers", "89% recycled polyester, 11% elastane"], ["Joggers", "88% polyester, 12% elastane"], "vs. 88%"],
])(
  "does not report a difference when the other page says the same in other words: %j, %j",
  (original, alternative, untold) => {
    expect(answer(original, alternative)).not.toContain(untold);
  },
);

it("does not read an embroidered logo as embroidery, a single strap as a strap layout, or a viscose pashmina as wool", () => {
  expect(detailsOf("Down jacket", "Embroidered logo at chest.")).not.toContain("embroidery");
  expect(facts("Stiletto sandals", "A single strap at the toes.").cut.has("strap layout")).toBe(false);
  expect(facts("Paisley pashmina", "Viscose wrap.").composition.map(({ value }) => value.material)).toEqual([
    "viscose",
  ]);
});

it("takes an imitation-leather bag's material from its exterior", () => {
  const bag = facts("Small handbag", "In imitation leather with a flap. Lining: polyester.");
  expect(bag.composition.map(({ value }) => value.material)).toEqual(["faux leather"]);
});

it("recognizes a one-piece as a swimsuit", () => {
  const suit = facts("Ribbed scoop one piece", "Scoop back, removable pads. 92% nylon, 8% spandex.");
  expect(suit.garment?.value.type).toBe("swimsuit");
});

it.each([
  ["Belted trench coat", "Oversized collar.", "fit"],
  ["Ribbed slip dress", "Straight neckline.", "silhouette"],
  ["Puffer jacket", "Ultra mini logo.", "length"],
])("does not apply words about a part to the product's cut: %s, %s", (title, description, attribute) => {
  expect(facts(title, description).cut.has(attribute)).toBe(false);
});

it.each([
  ["High-rise leggings", "Smocked waistband detail.", "gathers"],
  ["Running tights", "Mesh side panels.", "sheer"],
  ["Cargo trousers", "Quilted patch pockets.", "quilting"],
])(
  "does not apply a part's gathers, sheerness or quilting to the whole product: %s, %s",
  (title, description, detail) => {
    expect(detailsOf(title, description)).not.toContain(detail);
    expect(detailsOf(title, description.replace(/ .*/, "."))).toContain(detail);
  },
);

it("does not read an edging as the main fabric", () => {
  expect(facts("Cotton camisole", "Satin edging.").fabric).toBeNull();
});

it.each<[Text, Text, string]>([
  [["Organic cotton dress", "100% organic cotton"], ["Cotton dress"], "vs. cotton"],
  [["Leather pumps", "Leather sole."], ["Leather pumps", "Synthetic sole."], "Only the original"],
  [["Hooded jacket", "Synthetic insulation, padded."], ["Padded jacket", "Synthetic insulation."], "have padding"],
])("does not mention anything twice: %j, %j", (original, alternative, twice) => {
  expect(answer(original, alternative)).not.toContain(twice);
});

it("does not read a bikini top as a two-piece", () => {
  expect(answer(["Triangle bikini top"], ["Triangle bikini set", "Top and bottom."])).toContain("bikini top");
});

it("does not contrast a thong style with slides that have thong straps", () => {
  const slides: Text = ["Leather slides", "Thong straps."];
  expect(answer(slides, ["Leather thong sandals", "Flat."])).not.toContain("thong style on the alternative");
});

it("does not read a sapphire coating as sapphire crystal", () => {
  const details = detailsOf("Chronograph watch", "Domed sapphire-coated mineral crystal.");
  expect(details).toContain("mineral crystal");
  expect(details).not.toContain("sapphire crystal");
});

it("reads a gold finish on silver as plating", () => {
  expect(facts("Drop earrings", "Sterling silver with 18K yellow gold finish.").metal?.value).toBe(
    "gold-plated silver",
  );
});

it("does not read resin pearls as pearls, even when the title calls them pearls", () => {
  const { details, cut } = facts("Pearl necklace", "Graduated resin pearls.");
  expect([details.map(({ value }) => value), cut.get("stone")?.value]).toEqual([
    ["imitation pearls"],
    "imitation pearls",
  ]);
});

it("reads cork-colored gloves as leather, and does not read army goat leather as olive", () => {
  const gloves = facts("Guide gloves", "Army goat leather. Cork.");
  expect(gloves.composition.map(({ value }) => value.material)).toEqual(["leather"]);
  expect(gloves.colours).toEqual([]);
});

it.each<[Text, Text, string]>([
  [["Running shoes", "Slip-on, speed lacing."], ["Slip-on shoes", "Elastic laces."], "vs. a slip-on"],
  [["Cat-eye sunglasses", "Gray lenses."], ["Cat-eye sunglasses", "Smoke gradient lens."], "gradient"],
  [["Drop earrings", "Teardrop."], ["Teardrop drop earrings"], "A drop shape and"],
  [["Parka", "Rib-knit inner cuffs."], ["Parka", "Zip pockets, hood."], "rib"],
])("does not report a difference when both descriptions can be true: %j, %j", (original, alternative, untold) => {
  expect(answer(original, alternative)).not.toContain(untold);
});

it("does not read a suit's canvas as its fabric, or its vents as slits", () => {
  const suit = facts("Wool suit", "Half-canvas, side vents, 100% wool.");
  expect(suit.fabric).toBeNull();
  expect(suit.details.map(({ value }) => value)).not.toContain("slit");
});

it("adds up the shares of a fiber that is listed under two names", () => {
  const shirt: Text = ["Plaid shirt", "51% rayon, 29% polyester, 20% viscose."];
  expect(answer(shirt, ["Plaid shirt", "100% cotton."])).toContain("71% viscose and 29% polyester");
});

it("does not contrast two shapes that one item can combine", () => {
  const watch = answer(["Dive watch", "Rotating bezel, black dial."], ["Dive watch", "Coin-edge bezel, black dial."]);
  expect(watch).not.toContain("dive bezel on the original");
  const dress = answer(["Midi dress", "Halter neck."], ["Midi dress", "V-neck."]);
  expect(dress).not.toContain("A halter neck on the original");
  const lapels = answer(["Wool coat", "Lapel collar."], ["Wool coat", "Notched lapels."]);
  expect(lapels).not.toContain("notched");
});

it("does not apply the description of a part to the whole product: edges, stripes, ankles", () => {
  expect(facts("Open cardigan", "Soft knit with ribbed edge.").cut.has("knit")).toBe(false);
  const trousers = facts("Tuxedo trouser", "Satin side stripe. Wool.");
  expect([trousers.fabric, trousers.pattern]).toEqual([null, null]);
  expect(facts("Jogger pant", "Cuffed ankles.").cut.has("length")).toBe(false);
  expect(facts("Straight jeans", "Cropped ankle length.").cut.get("length")?.value).toBe("ankle length");
});

it("uses one name for a zipped sweatshirt's collar, regardless of what the shop calls it", () => {
  const [one, other]: [Text, Text] = [
    ["Quarter-zip sweatshirt", "Stand-up collar."],
    ["Quarter-zip sweatshirt", "Stand collar."],
  ];
  expect(answer(one, other)).not.toContain("mandarin");
});

it("reads soles that only the list of materials mentions", () => {
  const clog = (materials: string) =>
    extractFacts({
      title: "Clog",
      evidence: [{ field: "materials", quote: materials, source: "pasted-text", certainty: 0.9 }],
    });
  expect(clog("Faux suede upper, EVA sole").details.map(({ value }) => value)).toContain("EVA sole");
});

it("reads a textile and synthetic upper from the list of materials", () => {
  const quote = "Textile and synthetic upper";
  const evidence = [{ field: "materials", quote, source: "pasted-text", certainty: 0.9 } as const];
  const sneaker = { title: "Running shoe", materials: ["textile", "synthetic"], evidence };
  expect(extractFacts(sneaker).composition.map(({ value }) => value.material)).toEqual(["textile", "synthetic"]);
});

it("reads natural gray as one color", () => {
  expect(colorsOf("Wool sneaker", "Natural grey.")).toEqual(["natural grey"]);
});

it("does not read a telescopic handle as a carrying handle", () => {
  expect(detailsOf("Cabin suitcase", "Telescopic handle.")).not.toContain("top handle");
});

it("does not read a bamboo bag as viscose, and mentions its handle only once", () => {
  const materials = ["bamboo viscose"];
  const [one, other] = [
    productOf({ title: "Bamboo bag", description: "Single top handle.", materials }),
    productOf({ title: "Bamboo bag", description: "Top handle.", materials }),
  ];
  const said = compareProducts(one, other).similarities.join("\n");
  expect(said).toContain("bamboo cane");
  expect(said.match(/top handle/g)).toHaveLength(1);
});

it("does not read faux patent as patent leather", () => {
  expect(extractFacts({ title: "Pump", description: "Faux patent leather." }).composition[0]?.value.material).toBe(
    "faux leather",
  );
});

it("reads a mesh upper from the list of materials", () => {
  const quote = "Mesh upper with TPU film, rubber outsole";
  const evidence = [{ field: "materials", quote, source: "pasted-text", certainty: 0.9 } as const];
  const trail = extractFacts({ title: "Trail shoe", materials: ["thermoplastic polyurethane", "rubber"], evidence });
  expect([trail.fabric?.value, trail.composition]).toEqual(["mesh", []]);
});
