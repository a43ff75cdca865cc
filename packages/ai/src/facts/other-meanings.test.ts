import { expect, test } from "vitest";
import { extractFacts } from "./extract-facts.ts";

const read = (title: string, description = "", brand: string | null = null) =>
  extractFacts({ title, description, brand });
const colorsOf = (...source: Parameters<typeof read>) => read(...source).colours.map(({ value }) => value.name);

test.each([
  ["Oran sandal, gold. Calfskin", "Hermès", ["tan"]],
  ["Square scarf, gold. Silk", "Hermès", ["gold"]],
  ["Flat sandal, gold. Calfskin", "Castell", ["gold"]],
  ["Lace-up leather boots, amber", "Castell", ["tan"]],
  ["Resin ring, amber", "Castell", ["mustard"]],
])("%s by %s is %j", (title, maker, colors) => {
  expect(colorsOf(title, "", maker)).toEqual(colors);
});

test.each([
  ["Nail bracelet, gold plated titanium steel", ["gold"]],
  ["Watch in gold-tone stainless steel", ["gold"]],
  ["Two-link bracelet in steel and gold", ["steel", "gold"]],
])("what covers a metal gives the color: %s", (title, colors) => {
  expect(colorsOf(title)).toEqual(colors);
});

test("a color that the reader put in its own word is meant as the page says it", () => {
  const description = "Upper: amber leather, Goodyear welt";
  const { colours } = extractFacts({ title: "Cap-toe boots", description, colours: ["mustard"] });
  expect(colours.map(({ value }) => value.name)).toEqual(["tan"]);
});

test.each([
  ["Card case in leather, black, gold metal initials", "", ["black"]],
  ["Small card case with gold initial hardware", "Black vegan leather", ["black"]],
  ["Aviator with a gold metal frame", "", ["gold"]],
  ["White leather sneakers with silver glitter star and grey suede heel tab", "", ["white"]],
  ["Small pouch bag with brass knot, black leather", "", ["black"]],
])("hardware adds no color when the goods have their own: %s", (title, description, colors) => {
  expect(colorsOf(title, description)).toEqual(colors);
});

test("a vest and boots are not what their line mostly is", () => {
  const kindOf = (title: string, brand: string) => read(title, "", brand).garment?.value.type;
  expect(kindOf("Ultra Light Down Vest", "Uniqlo")).toBe("gilet");
  expect(kindOf("Ultra Light Down Jacket", "Uniqlo")).toBe("puffer jacket");
  expect(kindOf("Monolith brushed leather boots", "Prada")).toBe("boots");
});

test("puff sleeves tell no length, and straight ankle jeans two cuts", () => {
  const dress = read("Maxi dress with puff sleeves");
  expect([dress.cut.get("sleeves"), dress.details.map(({ value }) => value)]).toEqual([undefined, ["puff sleeves"]]);
  const { cut } = read("Straight Ankle Jeans");
  expect([cut.get("leg")?.value, cut.get("length")?.value]).toEqual(["straight leg", "ankle length"]);
});

test("a lining of two materials is told whole, and makes the cloth of neither", () => {
  const { composition } = read("Field coat", "Cotton canvas, blanket lining of polyester/wool");
  expect(composition.map(({ value }) => `${value.part ?? "all"}: ${value.material}`)).toEqual([
    "all: cotton",
    "lining: polyester",
    "lining: wool",
  ]);
});

test("snaps on a hood close no front, and soles of EVA are not of rubber", () => {
  expect(read("Down jacket", "Hood with snap buttons, zip pockets").cut.get("coat closing")).toBeUndefined();
  expect(read("Clogs, EVA outsole").details.map(({ value }) => value)).toEqual(["EVA sole"]);
});

test("phrases end at a comma: a leather lining beside an outsole makes no leather sole", () => {
  const { details } = read("Suede loafers", "Lining 100% cow leather, outsole 100% rubber");
  expect(details.map(({ value }) => value)).not.toContain("leather sole");
});

test("a maker's name tells nothing of the goods wherever it stands", () => {
  expect(read("Newbury boot", "Rag & Bone. Black suede", "Rag & Bone").colours.map(({ value }) => value.name)).toEqual([
    "black",
  ]);
  expect(read("Rhodes Blazer", "J.Crew: notch lapels", "J.Crew").cut.get("neckline")?.value).toBe("notched lapel");
});

test("a slip with lace is a nightdress of no lace, and steel wheels color no suitcase", () => {
  const slip = read("Satin long slip with lace", "Black");
  expect([slip.garment?.value.type, slip.pattern]).toEqual(["nightdress", null]);
  expect(colorsOf("Aviator Carry-On", "Carbon steel wheels")).toEqual([]);
});

test("watches of steel and gold are of both, and quartz leaves no room for a line's automatic movement", () => {
  const watch = read("Constellation 28 mm, steel - yellow gold", "Quartz", "Omega");
  expect(watch.metal?.value).toBe("steel and gold");
  expect(watch.details.map(({ value }) => value)).not.toContain("automatic movement");
  expect(read("Bracelet watch, stainless steel, gold tone").metal?.value).toBe("gold-tone metal");
});

test("a jacket's high neck is a collar, and a sheepskin lining takes no suede with it", () => {
  expect(read("Puffer jacket", "High neck").cut.get("neckline")?.value).toBe("high collar");
  const { composition } = read("Slipper in suede sheepskin lining", "");
  expect(composition.map(({ value }) => value.material)).toContain("suede leather");
});

test("a leather shoulder strap makes no leather bag, and Lycra beside Nulu leaves what the line is of", () => {
  expect(read("Baguette bag in jacquard", "Brown leather shoulder strap").composition).toEqual([]);
  const leggings = read("Align Pant", "Nulu with added Lycra", "lululemon");
  expect(leggings.composition.map(({ value }) => value.material)).toEqual(["polyamide", "elastane"]);
});

test("gold on silver makes nothing of solid gold, and an ice maiden nothing light blue", () => {
  const bracelet = read("Cable bracelet with amethyst and 14K gold, sterling silver");
  expect(bracelet.metal?.value).toBe("sterling silver");
  expect(colorsOf("Ice Maiden II boot, black")).toEqual(["black"]);
});

test("a wool blend is not all wool", () => {
  const materialsOf = (title: string) => read(title).composition.map(({ value }) => value.material);
  expect(materialsOf("Wool-blend coat")).toEqual(["wool", "other fibres"]);
  expect(materialsOf("Sweater in a soft wool and alpaca blend")).toEqual(["wool", "alpaca"]);
});

test("stonewash is a cut of denim alone", () => {
  expect(read("Denim jacket", "Stonewash").cut.get("wash")?.value).toBe("medium wash");
  expect(read("Fleece jacket", "Stonewash. 100% polyester").cut.get("wash")).toBeUndefined();
});

test("a cable chain is no cable knit of metal, and a greeting dresses no girl", () => {
  expect(read("1 mm cable chain bracelet").cut.get("motif")).toBeUndefined();
  expect(read("Loafers", "Hey girl! I found these in black leather").audience).toBeNull();
});

test("shell pearls are not mother-of-pearl, and cultured pearls are not beads", () => {
  const shell = read("Shell pearl choker necklace");
  expect([shell.cut.get("stone")?.value, shell.details.map(({ value }) => value)]).toEqual([
    "imitation pearls",
    ["imitation pearls"],
  ]);
  expect(read("Collier, perles de culture").details.map(({ value }) => value)).toEqual(["pearls"]);
});

test("a maker's name is not a color when the goods have one", () => {
  expect(colorsOf("Zip wallet Mulberry, classic grain, oxblood")).toEqual(["maroon"]);
  expect(colorsOf("Silk dress, mulberry")).toEqual(["burgundy"]);
});

test("a block heel or a wedge describes a shape, not a height", () => {
  const heelOf = (title: string) => ["heel", "heel shape"].map((attribute) => read(title).cut.get(attribute)?.value);
  expect(heelOf("Block heel sandals")).toEqual([undefined, "block heel"]);
  expect(heelOf("Espadrille wedges, 8 cm heel")).toEqual(["high heel", "wedge heel"]);
  expect(heelOf("Stiletto pumps")).toEqual(["high heel", "stiletto heel"]);
});

test("a sandal with two straps has no footbed for that", () => {
  expect(read("Two strap sandal with a block heel").cut.get("shoe style")).toBeUndefined();
});

test("a silver-plated dial is not the metal of a watch", () => {
  expect(read("Watch with a silver-plated dial", "Stainless steel").metal?.value).toBe("stainless steel");
});

test("plaid counts as checked, and a lining's pattern is not the garment's", () => {
  expect(read("Plaid scarf").pattern?.value).toBe("checked");
  expect(read("Tartan scarf").pattern?.value).toBe("checked");
  expect(read("Trench coat with a plaid lining").pattern).toBeNull();
});

test("a fedora has its brim besides its shape", () => {
  const { cut } = read("Wide brim felt fedora");
  expect([cut.get("hat style")?.value, cut.get("brim")?.value]).toEqual(["fedora shape", "wide brim"]);
});

test("the mesh of a polo shirt is piqué, and is not sheer", () => {
  const { fabric, details } = read("Slim fit mesh polo shirt");
  expect([fabric?.value, details]).toEqual(["piqué", []]);
});

test("ribbed cuffs are not a ribbed knit, a bungee lace is not lace, and coated canvas is not canvas", () => {
  expect(read("Open cardigan with ribbed cuffs").details).toEqual([]);
  expect(read("Sandal with a bungee lace").pattern).toBeNull();
  expect(read("Tote in coated canvas").fabric).toBeNull();
  expect(read("Tote in coated canvas").cut.get("bag surface")).toBeUndefined();
});

test("a line called Bambino is for no boys, and who talks to girls sells no children's shoes", () => {
  expect(read("Bambino automatic watch", "Brown strap.", "Orient").audience).toBeNull();
  expect(read("Pointed flats", "Ok commuter girls: so comfy. Run before they're gone!")).toMatchObject({
    audience: null,
    occasions: [],
  });
  expect(read("Flats for girls").audience?.value).toEqual({ gender: "girls", child: true });
});

test("the color of an emblem, an index or a lens is not that of the goods", () => {
  expect(colorsOf("Quilted shoulder bag", "Antique gold Double G, chain strap.")).toEqual([]);
  expect(colorsOf("Watch", "Cream dial, rose gold indices.")).toEqual(["cream"]);
  expect(colorsOf("Oval sunglasses", "Gray lenses.")).toEqual([]);
  expect(colorsOf("Camel double-breasted coat")).toEqual(["camel"]);
});

test("what is beside gold, steel and sand is read as what it is", () => {
  expect(colorsOf("Aviator gold G-15 green 58mm", "", "Ray-Ban")).toEqual(["gold"]);
  expect(colorsOf("Suede loafers", "White rubber sole.")).toEqual([]);
  expect(read("Dome hoops stainless steel silver").composition.map(({ value }) => value.material)).toEqual(["steel"]);
  expect(read("Trench coat", "Epaulettes, belted.").cut.get("collar")?.value).toBe("epaulettes");
});

test("boots that lace up are lace-up boots wherever the page says so", () => {
  const style = (description: string) => read("Convoy boots", description).cut.get("boot style")?.value;
  expect(style("Classic 6-inch lace-up work-inspired boot.")).toBe("lace-up style");
  expect(style("Pull-on sheepskin boot.")).toBeUndefined();
});

test("a running movement is not for running", () => {
  expect(read("Automatic diver, runs +12 s a day").occasions).toEqual([]);
});

test.each([
  ["Willow Bucket bag", "Coach", "bucket bag"],
  ["Cassandre matelassé card case", "Saint Laurent", "wallet"],
  ["Monolith leather combat boots", "Prada", "boots"],
  ["Infinity pendant necklace", "Swarovski", "necklace"],
  ["Align high-rise pant", "lululemon", "leggings"],
])("a noun of several words in the title outranks the line: %s by %s is a %s", (title, maker, type) => {
  expect(read(title, "", maker).garment?.value.type).toBe(type);
});
