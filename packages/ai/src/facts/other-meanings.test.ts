import { expect, it, test } from "vitest";
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
])("reads the colors of %s by %s as %j", (title, maker, colors) => {
  expect(colorsOf(title, "", maker)).toEqual(colors);
});

test.each([
  ["Nail bracelet, gold plated titanium steel", ["gold"]],
  ["Watch in gold-tone stainless steel", ["gold"]],
  ["Two-link bracelet in steel and gold", ["steel", "gold"]],
])("reads the colors of plated and two-tone metals: %s", (title, colors) => {
  expect(colorsOf(title)).toEqual(colors);
});

test("uses the page's own word to interpret a color that the reader has normalized", () => {
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
])("ignores the hardware's color when the text names the product's color: %s", (title, description, colors) => {
  expect(colorsOf(title, description)).toEqual(colors);
});

test("does not read a vest or boots as the kind that their line is known for", () => {
  const kindOf = (title: string, brand: string) => read(title, "", brand).garment?.value.type;
  expect(kindOf("Ultra Light Down Vest", "Uniqlo")).toBe("gilet");
  expect(kindOf("Ultra Light Down Jacket", "Uniqlo")).toBe("puffer jacket");
  expect(kindOf("Monolith brushed leather boots", "Prada")).toBe("boots");
});

test("infers no sleeve length from puff sleeves, but both a leg shape and a length from straight ankle jeans", () => {
  const dress = read("Maxi dress with puff sleeves");
  expect([dress.cut.get("sleeves"), dress.details.map(({ value }) => value)]).toEqual([undefined, ["puff sleeves"]]);
  const { cut } = read("Straight Ankle Jeans");
  expect([cut.get("leg")?.value, cut.get("length")?.value]).toEqual(["straight leg", "ankle length"]);
});

test("lists both materials of a lining, and neither as the main fabric", () => {
  const { composition } = read("Field coat", "Cotton canvas, blanket lining of polyester/wool");
  expect(composition.map(({ value }) => `${value.part ?? "all"}: ${value.material}`)).toEqual([
    "all: cotton",
    "lining: polyester",
    "lining: wool",
  ]);
});

test("does not read snaps on a hood as the front closure, or EVA soles as rubber", () => {
  expect(read("Down jacket", "Hood with snap buttons, zip pockets").cut.get("coat closing")).toBeUndefined();
  expect(read("Clogs, EVA outsole").details.map(({ value }) => value)).toEqual(["EVA sole"]);
});

test("ends a phrase at a comma, so that a leather lining listed next to an outsole is not read as a leather sole", () => {
  const { details } = read("Suede loafers", "Lining 100% cow leather, outsole 100% rubber");
  expect(details.map(({ value }) => value)).not.toContain("leather sole");
});

test("ignores the maker's name wherever it appears", () => {
  expect(read("Newbury boot", "Rag & Bone. Black suede", "Rag & Bone").colours.map(({ value }) => value.name)).toEqual([
    "black",
  ]);
  expect(read("Rhodes Blazer", "J.Crew: notch lapels", "J.Crew").cut.get("neckline")?.value).toBe("notched lapel");
});

test("does not read a lace-trimmed slip as lace, or a suitcase's steel wheels as its color", () => {
  const slip = read("Satin long slip with lace", "Black");
  expect([slip.garment?.value.type, slip.pattern]).toEqual(["nightdress", null]);
  expect(colorsOf("Aviator Carry-On", "Carbon steel wheels")).toEqual([]);
});

test("reads both metals of a steel-and-gold watch, but does not read a gold tone as gold", () => {
  expect(read("Constellation 28 mm, steel - yellow gold", "", "Omega").metal?.value).toBe("steel and gold");
  expect(read("Bracelet watch, stainless steel, gold tone").metal?.value).toBe("gold-tone metal");
});

test("ignores the product line's automatic movement if the text says quartz", () => {
  const watch = read("Constellation 28 mm, steel - yellow gold", "Quartz", "Omega");
  expect(watch.details.map(({ value }) => value)).not.toContain("automatic movement");
});

test("reads a jacket's high neck as a collar", () => {
  expect(read("Puffer jacket", "High neck").cut.get("neckline")?.value).toBe("high collar");
});

test("keeps suede as a material next to a sheepskin lining", () => {
  const { composition } = read("Slipper in suede sheepskin lining", "");
  expect(composition.map(({ value }) => value.material)).toContain("suede leather");
});

test("does not read a bag with a leather strap as leather", () => {
  expect(read("Baguette bag in jacquard", "Brown leather shoulder strap").composition).toEqual([]);
});

test("keeps the line's material if the text names only Lycra and Nulu", () => {
  const leggings = read("Align Pant", "Nulu with added Lycra", "lululemon");
  expect(leggings.composition.map(({ value }) => value.material)).toEqual(["polyamide", "elastane"]);
});

test('does not read gold over silver as solid gold, or "ice maiden" as light blue', () => {
  const bracelet = read("Cable bracelet with amethyst and 14K gold, sterling silver");
  expect(bracelet.metal?.value).toBe("sterling silver");
  expect(colorsOf("Ice Maiden II boot, black")).toEqual(["black"]);
});

test("does not read a wool blend as pure wool", () => {
  const materialsOf = (title: string) => read(title).composition.map(({ value }) => value.material);
  expect(materialsOf("Wool-blend coat")).toEqual(["wool", "other fibres"]);
  expect(materialsOf("Sweater in a soft wool and alpaca blend")).toEqual(["wool", "alpaca"]);
});

test("reads stonewash as a wash only on denim", () => {
  expect(read("Denim jacket", "Stonewash").cut.get("wash")?.value).toBe("medium wash");
  expect(read("Fleece jacket", "Stonewash. 100% polyester").cut.get("wash")).toBeUndefined();
});

test('does not mistake a cable chain for cable knit, or "Hey girl!" for the intended wearer', () => {
  expect(read("1 mm cable chain bracelet").cut.get("motif")).toBeUndefined();
  expect(read("Loafers", "Hey girl! I found these in black leather").audience).toBeNull();
});

test("does not read shell pearls as mother-of-pearl, or cultured pearls as beads", () => {
  const shell = read("Shell pearl choker necklace");
  expect([shell.cut.get("stone")?.value, shell.details.map(({ value }) => value)]).toEqual([
    "imitation pearls",
    ["imitation pearls"],
  ]);
  expect(read("Collier, perles de culture").details.map(({ value }) => value)).toEqual(["pearls"]);
});

test("does not read a maker's name as a color when the text names the product's color", () => {
  expect(colorsOf("Zip wallet Mulberry, classic grain, oxblood")).toEqual(["maroon"]);
  expect(colorsOf("Silk dress, mulberry")).toEqual(["burgundy"]);
});

test("infers a heel height from a measurement or a stiletto heel, but not from a block heel", () => {
  const heelOf = (title: string) => ["heel", "heel shape"].map((attribute) => read(title).cut.get(attribute)?.value);
  expect(heelOf("Block heel sandals")).toEqual([undefined, "block heel"]);
  expect(heelOf("Espadrille wedges, 8 cm heel")).toEqual(["high heel", "wedge heel"]);
  expect(heelOf("Stiletto pumps")).toEqual(["high heel", "stiletto heel"]);
});

test("does not infer a two-strap footbed sandal from two straps", () => {
  expect(read("Two strap sandal with a block heel").cut.get("shoe style")).toBeUndefined();
});

test("does not infer a watch's metal from its silver-plated dial", () => {
  expect(read("Watch with a silver-plated dial", "Stainless steel").metal?.value).toBe("stainless steel");
});

test("does not read a gold-plated bezel or gold details as gold", () => {
  const ofWatch = (text: string) => read("Watch", text).metal?.value;
  expect(ofWatch("stainless steel case with 18k gold plated bezel")).toBe("stainless steel");
  expect(ofWatch("steel case with rose gold tone details")).toBe("stainless steel");
});

test("reads plaid as checked, and ignores a lining's pattern", () => {
  expect(read("Plaid scarf").pattern?.value).toBe("checked");
  expect(read("Tartan scarf").pattern?.value).toBe("checked");
  expect(read("Trench coat with a plaid lining").pattern).toBeNull();
});

test("reads both the brim and the shape of a fedora", () => {
  const { cut } = read("Wide brim felt fedora");
  expect([cut.get("hat style")?.value, cut.get("brim")?.value]).toEqual(["fedora shape", "wide brim"]);
});

test("reads the mesh of a polo shirt as piqué, not as sheer", () => {
  const { fabric, details } = read("Slim fit mesh polo shirt");
  expect([fabric?.value, details]).toEqual(["piqué", []]);
});

test("distinguishes ribbed cuffs from a ribbed knit, a bungee lace from lace, and coated canvas from canvas", () => {
  expect(read("Open cardigan with ribbed cuffs").details).toEqual([]);
  expect(read("Sandal with a bungee lace").pattern).toBeNull();
  expect(read("Tote in coated canvas").fabric).toBeNull();
  expect(read("Tote in coated canvas").cut.get("bag surface")).toBeUndefined();
});

test("does not read the line name Bambino, or text that addresses girls, as children's wear", () => {
  expect(read("Bambino automatic watch", "Brown strap.", "Orient").audience).toBeNull();
  expect(read("Pointed flats", "Ok commuter girls: so comfy. Run before they're gone!")).toMatchObject({
    audience: null,
    occasions: [],
  });
  expect(read("Flats for girls").audience?.value).toEqual({ gender: "girls", child: true });
});

test("ignores the color of an emblem, an hour marker or a lens", () => {
  expect(colorsOf("Quilted shoulder bag", "Antique gold Double G, chain strap.")).toEqual([]);
  expect(colorsOf("Watch", "Cream dial, rose gold indices.")).toEqual(["cream"]);
  expect(colorsOf("Oval sunglasses", "Gray lenses.")).toEqual([]);
  expect(colorsOf("Camel double-breasted coat")).toEqual(["camel"]);
});

test("ignores the colors of lenses and soles", () => {
  expect(colorsOf("Aviator gold G-15 green 58mm", "", "Ray-Ban")).toEqual(["gold"]);
  expect(colorsOf("Suede loafers", "White rubber sole.")).toEqual([]);
});

test("reads silver-colored steel as steel", () => {
  expect(read("Dome hoops stainless steel silver").composition.map(({ value }) => value.material)).toEqual(["steel"]);
});

test("recognizes epaulettes", () => {
  expect(read("Trench coat", "Epaulettes, belted.").cut.get("collar")?.value).toBe("epaulettes");
});

test("recognizes lace-up boots from the description, but not pull-on boots", () => {
  const style = (description: string) => read("Convoy boots", description).cut.get("boot style")?.value;
  expect(style("Classic 6-inch lace-up work-inspired boot.")).toBe("lace-up style");
  expect(style("Pull-on sheepskin boot.")).toBeUndefined();
});

test('does not infer from "runs +12 s a day" that a watch is made for running', () => {
  expect(read("Automatic diver, runs +12 s a day").occasions).toEqual([]);
});

test.each([
  ["Willow Bucket bag", "Coach", "bucket bag"],
  ["Cassandre matelassé card case", "Saint Laurent", "card holder"],
  ["Monolith leather combat boots", "Prada", "boots"],
  ["Infinity pendant necklace", "Swarovski", "necklace"],
  ["Align high-rise pant", "lululemon", "leggings"],
])("prefers a multi-word kind in the title to the line's usual kind: reads %s by %s as %s", (title, maker, type) => {
  expect(read(title, "", maker).garment?.value.type).toBe(type);
});

test("reads a color that precedes a sentence about buttons as the product's color", () => {
  expect(colorsOf("Mohair cardigan", "Wool. Pink. Crystal buttons, relaxed.")).toEqual(["pink"]);
});

test("does not read the color of the down as the color of the jacket", () => {
  expect(colorsOf("Black parka", "Filled with 625 fill power white duck down")).toEqual(["black"]);
});

test("reads knife pleats as pleats, not as accordion pleats", () => {
  const { cut, details } = read("Pleated wool kilt");
  expect([cut.get("skirt cut"), details.map(({ value }) => value)]).toEqual([undefined, ["pleats"]]);
});

test.each([
  ["Oval earrings", "Whitby jet in sterling silver", "jet stone"],
  ["Signet ring", "Genuine jet, 9ct gold", "jet stone"],
  ["Stud earrings, jet black", "9ct gold", undefined],
  ["Stud earrings", "Jet crystals, gold plated", "crystals"],
])("reads jet as a stone, not as a shade or the color of crystals: %s, %s", (title, description, stone) => {
  expect(read(title, description).cut.get("stone")?.value).toBe(stone);
});

test("does not read a smoke-free home or a G-15 lens as a color, or onyx-style enamel as onyx", () => {
  expect(colorsOf("Black quilted bag", "Black flap bag, smoke free home")).toEqual(["black"]);
  expect(colorsOf("Wayfarer sunglasses, black / green G-15")).toEqual(["black"]);
  expect(read("Clover necklace", "Pendant with black onyx-style enamel").cut.get("stone")?.value).toBe("enamel");
});

test("does not read swim shorts with a mesh brief as mesh, or a hat's belt-buckle band as a belt", () => {
  expect(read("Swim shorts", "Quick-drying polyamide and a mesh brief").fabric).toBeNull();
  expect(read("Sun hat, nylon", "Mesh crown, chin strap.").fabric).toBeNull();
  expect(read("Wide brim hat", "Wool felt, belt buckle band").details.map(({ value }) => value)).not.toContain("belt");
});

test.each([
  ["Collar de plata chapada en oro", "gold-plated silver"],
  ["Bague argent plaqué or", "gold-plated silver"],
  ["Anillo de oro rosa 18 quilates", "solid gold"],
  ["Bracelet en or jaune 18 carats", "solid gold"],
  ["Alliance or blanc 750", "solid gold"],
  ["Anello in argento 925", "sterling silver"],
])("reads a metal in other languages: %s", (title, metal) => {
  const { metal: found, colours } = read(title);
  expect(found?.value).toBe(metal);
  if (metal === "gold-plated silver") expect(colours.map(({ value }) => value.family)).toEqual(["gold"]);
});

test.each([
  ["Montre femme", "Boîtier acier, bracelet mesh acier, quartz"],
  ["Men's watch", "Satin finish case, mesh band, quartz movement"],
  ["Bangle in gold vermeil", "Satin finish"],
])("does not read words for metalwork, such as mesh and satin, as the fabric of %s: %s", (title, description) => {
  expect(read(title, description).fabric).toBeNull();
});

it.each([
  ["a spare strap", "Dive watch", "Rubber strap, extra leather strap included.", "leather strap"],
  ["a keyhole at the back", "Blouse", "Keyhole back with a button.", "keyhole neck"],
  ["a fitted bodice", "Dress", "Fitted bodice over a full skirt.", "slim fit"],
  ["brushed flannel", "Shirt", "Brushed flannel.", "brushed knit"],
  ["a dial in a chronograph's style", "Quartz watch", "Chronograph-style dial.", "chronograph"],
  ["a watch that a homage is to", "Dive watch", "Homage to the Submariner of 1953.", "three-link bracelet"],
  ["nylon on the inside", "Leather wallet", "Full-grain leather outside, nylon inside.", "nylon body"],
])("does not infer a cut or shape from %s", (_what, title, description, value) => {
  const { cut } = extractFacts({ title, description });
  expect([...cut.values()].flatMap((fact) => [fact, ...(fact.also ?? [])]).map((fact) => fact.value)).not.toContain(
    value,
  );
});

it("does not read the color of a metal ring or of light as the product's", () => {
  const colorsOf = (title: string, description: string) =>
    extractFacts({ title, description }).colours.map(({ value }) => value.name);
  expect(colorsOf("Swimsuit", "Gold-tone ring details.")).toEqual([]);
  expect(colorsOf("Round glasses", "Blue-light filter.")).toEqual([]);
});

it("does not read a fabric of pineapple fiber and silk as silk", () => {
  expect(read("Blusa", "Piña-seda bordada a mano.").composition).toEqual([]);
});
