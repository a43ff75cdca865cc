import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { extractFacts } from "../facts/extract-facts.ts";
import { productOf } from "../testing/products.ts";

type Text = readonly [title: string, description?: string];

/** What is said to be alike and different of two goods. */
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
])("a part's words are no detail of the goods: %s, %s", (title, description, absent) => {
  const details = detailsOf(title, description);
  for (const detail of absent) expect(details).not.toContain(detail);
});

it.each<[Text, Text, string]>([
  [["Wool scarf", "Fringed ends."], ["Acrylic scarf", "Tassel ends."], "Only"],
  [["Swim shorts", "Elastic waist with cord."], ["Swim shorts", "Drawcord, mesh brief."], "drawstring"],
  [["Nylon tote", "Snap button, zip."], ["Nylon tote", "Zip and snap closure, top handle."], "Only the original"],
  [["Wool coat", "Notched lapels."], ["Wool coat", "Lapel collar."], "lapel"],
  [["Linen dress", "A-line skirt."], ["Linen fit and flare dress"], "A-line"],
  [["Webbing belt", "Elastic."], ["Stretch webbing belt"], "stretch"],
  [["Cashmere scarf", "Checked."], ["Cashmere scarf", "Woven in Scotland."], "weave"],
  [["Gold bangle"], ["Gold bangle", "Cubic zirconia stones."], "and stones"],
])("one thing in two words is no difference: %j, %j", (original, alternative, untold) => {
  expect(answer(original, alternative)).not.toContain(untold);
});

it("a jacket's mock neck and stand collar are one", () => {
  expect(answer(["Fleece jacket", "Stand-up collar."], ["Fleece jacket", "Mock neck."])).toContain("tand collar");
});

it.each([
  ["Fisherman's sweater, cream", "Cable and moss stitches.", ["cream"]],
  ["Malachite necklace", "18ct gold plated, with a malachite stone.", ["gold"]],
  ["Leather shoulder bag", "Brass/Black", ["black"]],
  ["Retro sunglasses", "Polarized TAC lenses, gray, in a black frame.", ["black"]],
  ["Wayfarer sunglasses", "Black frame. Green classic G-15 glass lenses.", ["black"]],
])("a stitch, a stone, hardware and lenses color nothing: %s, %s", (title, description, colors) => {
  expect(colorsOf(title, description)).toEqual(colors);
});

it("the sapphire of a solar watch, gathered as a color, is its crystal", () => {
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
])("what lines boots or guards their heel is no upper: %s, %s", (title, description, upper, lining) => {
  const { composition } = facts(title, description);
  const of = (isInside: boolean) =>
    composition.filter(({ value }) => (value.part === "lining") === isInside).map(({ value }) => value.material);
  expect([of(false), of(true)]).toEqual([upper, lining]);
});

it("recycled plastic is no polyester, and polymer alloy no metal", () => {
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
])("%s with %s is a kind of its own: %s", (title, description, kind) => {
  expect(facts(title, description).garment?.value.type).toBe(kind);
});

it("a leopard heel patterns no sneaker, and a stonewash fleece has no wash", () => {
  expect(facts("Leather sneakers", "White with a leopard heel.").pattern).toBeNull();
  expect(facts("Fleece jacket", "Color: stonewash.").cut.has("wash")).toBe(false);
});

it("what stands in one pasted paragraph with its shares is read too", () => {
  const quote =
    "Designed for yoga, buttery soft. Wide waistband with hidden pocket, sweat-wicking. 81% nylon, 19% Lycra elastane. Black.";
  const evidence = [{ field: "composition", quote, source: "pasted-text", certainty: 0.8 } as const];
  const { colours, details } = extractFacts({ title: "Align leggings", description: null, evidence });
  expect(colours.map(({ value }) => value.name)).toEqual(["black"]);
  expect(details.map(({ value }) => value)).toContain("pockets");
});

it.each([
  ["Moving stone ring", "925 sterling silver with rose gold plating.", "gold-plated metal"],
  ["Huggie hoops", "Sterling silver with 18ct gold vermeil.", "gold vermeil"],
  ["Domed ring", "Sterling silver with 14k gold domes.", "sterling silver"],
  ["Oval pendant", "14k yellow gold over brass.", "gold-plated metal"],
  ["Stacking ring", "Rose gold.", "gold"],
])("what covers silver all over is told, and what is set on it is not: %s, %s", (title, description, metal) => {
  expect(facts(title, description).metal?.value).toBe(metal);
});

it.each<[Text, Text, string]>([
  [["Jersey gown"], ["Gown", "Stretchy knit."], "against knit"],
  [["Ballet flats", "Cap toe."], ["Ballet flats", "Round toe."], "round toe"],
  [["Gown", "Asymmetric one-shoulder neckline."], ["Bodycon gown"], "asymmetric"],
  [["Suede sandals", "Leather lining and sole."], ["Sandals", "Leather sole."], "sole against"],
  [["Round sunglasses", "Polar G-15 lenses."], ["Round sunglasses", "Green polarized lenses."], "Only the alternative"],
  [["Joggers", "89% recycled polyester, 11% elastane"], ["Joggers", "88% polyester, 12% elastane"], "against 88%"],
])("what the other page says in its own way is no difference: %j, %j", (original, alternative, untold) => {
  expect(answer(original, alternative)).not.toContain(untold);
});

it("a logo embroiders no jacket, a single strap has no buckle, and a pashmina of viscose is of viscose", () => {
  expect(detailsOf("Down jacket", "Embroidered logo at chest.")).not.toContain("embroidery");
  expect(facts("Stiletto sandals", "A single strap at the toes.").cut.has("strap layout")).toBe(false);
  expect(facts("Paisley pashmina", "Viscose wrap.").composition.map(({ value }) => value.material)).toEqual([
    "viscose",
  ]);
});

it("a bag of imitation leather is not of what lines it, and a one piece is a swimsuit", () => {
  const bag = facts("Small handbag", "In imitation leather with a flap. Lining: polyester.");
  expect(bag.composition.map(({ value }) => value.material)).toEqual(["faux leather"]);
  const suit = facts("Ribbed scoop one piece", "Scoop back, removable pads. 92% nylon, 8% spandex.");
  expect(suit.garment?.value.type).toBe("swimsuit");
});

it.each([
  ["Belted trench coat", "Oversized collar.", "fit"],
  ["Ribbed slip dress", "Straight neckline.", "silhouette"],
  ["Puffer jacket", "Ultra mini logo.", "length"],
])("the words of a part say nothing of the whole cut: %s, %s", (title, description, attribute) => {
  expect(facts(title, description).cut.has(attribute)).toBe(false);
});

it.each([
  ["High-rise leggings", "Smocked waistband detail.", "gathers"],
  ["Running tights", "Mesh side panels.", "sheer"],
  ["Cargo trousers", "Quilted patch pockets.", "quilting"],
])("what is gathered, sheer or quilted on a part is not so all over: %s, %s", (title, description, detail) => {
  expect(detailsOf(title, description)).not.toContain(detail);
  expect(detailsOf(title, description.replace(/ .*/, "."))).toContain(detail);
});

it("an edging is not the cloth", () => {
  expect(facts("Cotton camisole", "Satin edging.").fabric).toBeNull();
});

it.each<[Text, Text, string]>([
  [["Organic cotton dress", "100% organic cotton"], ["Cotton dress"], "against cotton"],
  [["Leather pumps", "Leather sole."], ["Leather pumps", "Synthetic sole."], "Only the original"],
  [["Hooded jacket", "Synthetic insulation, padded."], ["Padded jacket", "Synthetic insulation."], "have padding"],
])("nothing is told twice: %j, %j", (original, alternative, twice) => {
  expect(answer(original, alternative)).not.toContain(twice);
});

it("a bikini top is no bikini of two pieces, and slides with thong straps are in a thong style", () => {
  expect(answer(["Triangle bikini top"], ["Triangle bikini set", "Top and bottom."])).toContain("bikini top");
  const slides: Text = ["Leather slides", "Thong straps."];
  expect(answer(slides, ["Leather thong sandals", "Flat."])).not.toContain("thong style on the alternative");
});

it("a coating of sapphire is no sapphire crystal, and a gold finish on silver is a plating", () => {
  const details = detailsOf("Chronograph watch", "Domed sapphire-coated mineral crystal.");
  expect(details).toContain("mineral crystal");
  expect(details).not.toContain("sapphire crystal");
  expect(facts("Drop earrings", "Sterling silver with 18K yellow gold finish.").metal?.value).toBe("gold-plated metal");
});

it("resin pearls are none, wherever the title calls them so", () => {
  const { details, cut } = facts("Pearl necklace", "Graduated resin pearls.");
  expect([details.map(({ value }) => value), cut.get("stone")?.value]).toEqual([
    ["imitation pearls"],
    "imitation pearls",
  ]);
});

it("gloves in cork are of leather, and goat leather of the army is not olive", () => {
  const gloves = facts("Guide gloves", "Army goat leather. Cork.");
  expect(gloves.composition.map(({ value }) => value.material)).toEqual(["leather"]);
  expect(gloves.colours).toEqual([]);
});

it.each<[Text, Text, string]>([
  [["Running shoes", "Slip-on, speed lacing."], ["Slip-on shoes", "Elastic laces."], "against a slip-on"],
  [["Cat-eye sunglasses", "Gray lenses."], ["Cat-eye sunglasses", "Smoke gradient lens."], "gradient"],
  [["Drop earrings", "Teardrop."], ["Teardrop drop earrings"], "A drop shape and"],
  [["Parka", "Rib-knit inner cuffs."], ["Parka", "Zip pockets, hood."], "rib"],
])("both may be true of one thing: %j, %j", (original, alternative, untold) => {
  expect(answer(original, alternative)).not.toContain(untold);
});

it("the canvas and the vents inside and behind a suit are no cloth of it, and no slit", () => {
  const suit = facts("Wool suit", "Half-canvas, side vents, 100% wool.");
  expect(suit.fabric).toBeNull();
  expect(suit.details.map(({ value }) => value)).not.toContain("slit");
});

it("sums the shares of one fiber under two names", () => {
  const shirt: Text = ["Plaid shirt", "51% rayon, 29% polyester, 20% viscose."];
  expect(answer(shirt, ["Plaid shirt", "100% cotton."])).toContain("71% viscose and 29% polyester");
});

it("contrasts no two shapes that one thing may have", () => {
  const watch = answer(["Dive watch", "Rotating bezel, black dial."], ["Dive watch", "Coin-edge bezel, black dial."]);
  expect(watch).toContain("Only the alternative mentions a coin-edge bezel");
  expect(watch).not.toContain("dive bezel on the original");
  const dress = answer(["Midi dress", "Halter neck."], ["Midi dress", "V-neck."]);
  expect(dress).not.toContain("A halter neck on the original");
  const lapels = answer(["Wool coat", "Lapel collar."], ["Wool coat", "Notched lapels."]);
  expect(lapels).not.toContain("lapel");
});

it("reads what is said of a part as nothing of the rest: edges, stripes, ankles", () => {
  expect(facts("Open cardigan", "Soft knit with ribbed edge.").cut.has("knit")).toBe(false);
  const trousers = facts("Tuxedo trouser", "Satin side stripe. Wool.");
  expect([trousers.fabric, trousers.pattern]).toEqual([null, null]);
  expect(facts("Jogger pant", "Cuffed ankles.").cut.has("length")).toBe(false);
  expect(facts("Straight jeans", "Cropped ankle length.").cut.get("length")?.value).toBe("ankle length");
});

it("calls a zipped sweatshirt's collar by one name, however the shop does", () => {
  const [one, other]: [Text, Text] = [
    ["Quarter-zip sweatshirt", "Stand-up collar."],
    ["Quarter-zip sweatshirt", "Stand collar."],
  ];
  expect(answer(one, other)).not.toContain("mandarin");
});

it("takes soles that only the materials name", () => {
  const clog = (materials: string) =>
    extractFacts({
      title: "Clog",
      evidence: [{ field: "materials", quote: materials, source: "pasted-text", certainty: 0.9 }],
    });
  expect(clog("Faux suede upper, EVA sole").details.map(({ value }) => value)).toContain("EVA sole");
});

it("reads a synthetic upper as one, a natural gray as gray, and no telescopic handle as one to carry by", () => {
  const quote = "Textile and synthetic upper";
  const evidence = [{ field: "materials", quote, source: "pasted-text", certainty: 0.9 } as const];
  const sneaker = { title: "Running shoe", materials: ["textile", "synthetic"], evidence };
  expect(extractFacts(sneaker).composition.map(({ value }) => value.material)).toEqual(["textile", "synthetic"]);
  expect(colorsOf("Wool sneaker", "Natural grey.")).toEqual(["natural grey"]);
  expect(detailsOf("Cabin suitcase", "Telescopic handle.")).not.toContain("top handle");
});

it("calls a bag of bamboo no viscose, and its handle only once", () => {
  const materials = ["bamboo viscose"];
  const [one, other] = [
    productOf({ title: "Bamboo bag", description: "Single top handle.", materials }),
    productOf({ title: "Bamboo bag", description: "Top handle.", materials }),
  ];
  const said = compareProducts(one, other).similarities.join("\n");
  expect(said).toContain("bamboo cane");
  expect(said.match(/top handle/g)).toHaveLength(1);
});

it("reads faux patent as no patent leather, and a mesh upper from the materials", () => {
  expect(extractFacts({ title: "Pump", description: "Faux patent leather." }).composition[0]?.value.material).toBe(
    "faux leather",
  );
  const quote = "Mesh upper with TPU film, rubber outsole";
  const evidence = [{ field: "materials", quote, source: "pasted-text", certainty: 0.9 } as const];
  const trail = extractFacts({ title: "Trail shoe", materials: ["thermoplastic polyurethane", "rubber"], evidence });
  expect([trail.fabric?.value, trail.composition]).toEqual(["mesh", []]);
});
