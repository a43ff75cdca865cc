import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { extractFacts } from "../facts/extract-facts.ts";
import { productOf } from "../testing/products.ts";
import { sentencesAbout } from "../testing/sentences-about.ts";

const money = (amount: string) => ({ amount, currency: "USD" });
const compare = (
  original: [string, string],
  alternative: [string, string],
  prices: readonly [string, string] = ["300", "60"],
) => {
  const [a, b] = [original, alternative].map(([title, description], at) =>
    productOf({ title, description, price: money(prices[at] ?? "60") }),
  );
  return compareProducts(a!, b!);
};

it("ignores a texture that only a handle or a trim has", () => {
  const cutOf = (title: string, description: string) => extractFacts({ title, description }).cut;
  expect(cutOf("Shoulder bag", "Pleated handle.").has("bag surface")).toBe(false);
  expect(cutOf("Shoulder bag", "Pleated.").get("bag surface")?.value).toBe("pleated body");
  expect(cutOf("Wool sweater", "Ribbed cuffs.").has("knit")).toBe(false);
  expect(cutOf("Wool sweater", "Ribbed.").get("knit")?.value).toBe("rib stitch");
});

it("does not read a tartan lining as the coat's pattern", () => {
  expect(extractFacts({ title: "Field coat", description: "Tartan flannel lining." }).pattern).toBeNull();
  expect(extractFacts({ title: "Field coat", description: "Tartan flannel." }).pattern?.value).toBe("checked");
});

it("reads the upper from the text when the label lists only a lining", () => {
  const { composition } = extractFacts({
    title: "Mini boot",
    description: "Twinface sheepskin upper.",
    composition: [{ part: "lining", material: "wool", percentage: 100 }],
  });
  expect(composition.map(({ value }) => value.material)).toEqual(["shearling", "wool"]);
});

it("does not read hair care as hair, or natural stones as beige", () => {
  expect(extractFacts({ title: "Hair perfector" }).composition).toEqual([]);
  const studs = extractFacts({ title: "14k yellow gold studs", description: "Natural diamonds." });
  expect(studs.colours.map(({ value }) => value.name)).not.toContain("beige");
});

it("distinguishes lab-grown diamonds from mined ones", () => {
  const { differences } = compare(["Diamond studs", "Natural diamonds."], ["Diamond studs", "Lab-grown diamonds."]);
  expect(differences.join(" ")).toContain("lab-grown diamonds");
});

it("reads products with an outsole and a footbed as shoes, even if the name suggests otherwise", () => {
  const { garment } = extractFacts({
    title: "Bearfield Shorty",
    description: "Suede upper, wool footbed, EVA outsole.",
  });
  expect(garment?.value.group).toBe("footwear");
});

it("calls neither of two materials the main one if their shares are not stated", () => {
  const { analysis } = compare(["Lace dress", "100% polyester."], ["Lace dress", "Cotton/polyester."]);
  expect(analysis.verdict).not.toContain("mostly");
});

it("returns no score when one side is not wearable and the other is unknown", () => {
  const result = compare(["Cozy throw", "100% polyester."], ["Plush 50 by 60", "Polyester."]);
  expect(result.similarityScore).toBeNull();
  expect(result.analysis.verdict).toMatch(/^No score/);
});

it("does not list a price difference of a dollar or two as a reason to buy", () => {
  const sweater: [string, string] = ["Black cashmere sweater", "100% cashmere. Relaxed fit."];
  const other: [string, string] = ["Black cashmere sweater", "100% cashmere. Regular fit."];
  expect(compare(sweater, other, ["98.00", "99.90"]).whenToBuyOriginal).not.toContain("$1.90");
});

it("does not read the flap or zip of a pocket or heel as a detail of the product", () => {
  const detailsOf = (title: string, description: string) =>
    extractFacts({ title, description }).details.map(({ value }) => value);
  expect(detailsOf("Black blazer", "Flap pockets, shoulder pads.")).toEqual(["pockets", "padded shoulders"]);
  expect(detailsOf("Leather sneakers", "Heel flap.")).not.toContain("flap");
  expect(detailsOf("Leather tote bag", "Interior zip pocket.")).not.toContain("zip");
  expect(detailsOf("Leather tote bag", "Zip closure.")).toContain("zip");
});

it("does not read sherpa fleece as faux fur, or a pearl as a color", () => {
  const fleece = extractFacts({ title: "Fleece jacket", description: "Sherpa fleece." });
  expect(fleece.composition.map(({ value }) => value.material)).not.toContain("faux fur");
  expect(extractFacts({ title: "Gold vermeil pearl ring" }).colours.map(({ value }) => value.name)).toEqual(["gold"]);
});

it("reads a buttoned polo neck as a polo collar", () => {
  const { cut } = extractFacts({ title: "Wool polo sweater", description: "Buttoned polo neck." });
  expect(cut.get("neckline")?.value).toBe("polo collar");
});

it("reads rhodium plating as plated metal, and gold 750/1000 as solid gold", () => {
  const metalOf = (title: string) => extractFacts({ title }).metal?.value;
  expect(metalOf("Tennis bracelet, rhodium plated")).toBe("rhodium-plated metal");
  expect(metalOf("Orb choker, platinum-plated brass")).toBe("platinum-plated metal");
  expect(metalOf("Watch in yellow gold 750/1000, quartz")).toBe("solid gold");
});

it("names a shared metal exactly", () => {
  const hoops = compare(["Solid 14k gold hoops", "Hinged."], ["14k solid gold hoop earrings", "Latch back."]);
  expect(hoops.similarities.join(" ")).toContain("Both are made of solid gold.");
});

it("does not call two long lists of different colors close", () => {
  const pieces = compare(["Steel watch, beige strap", "Quartz."], ["Sterling silver and 14k gold bangle", "Round."]);
  expect(pieces.similarities.join(" ")).not.toMatch(/close: .* and .* and .* and/);
});

it("treats a stand collar and a stand-up collar as the same collar", () => {
  const fleece = compare(["Fleece jacket", "Stand-up collar."], ["Fleece jacket", "Stand collar."]);
  expect(fleece.similarities.join(" ")).toMatch(/a stand collar/i);
  expect(fleece.differences.join(" ")).not.toContain("collar");
});

it("does not read diamond-cut links as diamonds, a lined hood as a lining, or a Havana suit as brown", () => {
  const { differences } = compare(["Silver chain", "Curb links."], ["Silver chain", "Diamond-cut curb links."]);
  expect(differences.join(" ")).not.toContain("diamonds");
  const parka = extractFacts({ title: "Down jacket", description: "Fleece lined hood." });
  expect(parka.details.map(({ value }) => value)).not.toContain("lining");
  const suit = extractFacts({ title: "Havana navy suit" });
  expect(suit.colours.map(({ value }) => value.name)).toEqual(["navy blue"]);
});

it("reads only one movement per watch", () => {
  const { details } = extractFacts({ title: "Watch", description: "Mechanical movement with automatic winding." });
  expect(details.map(({ value }) => value)).toEqual(["automatic movement"]);
});

it("reports different fillings only once", () => {
  const label = (fill: string): [string, string] => [
    "Black puffer jacket",
    `Shell: 100% nylon. Filling: 100% ${fill}.`,
  ];
  const { differences } = compare(label("down"), label("polyester"));
  expect(differences.filter((text) => /fill/i.test(text))).toHaveLength(1);
});

it("does not read the colors of the dial and strap as colors of the watch", () => {
  const { differences } = compare(["Steel watch", "Silver dial."], ["Steel watch", "White dial, green strap."]);
  expect(differences.join(" ")).not.toMatch(/adds/);
});

it("attributes a color to the lenses even if a lens code separates the color from the word 'lenses'", () => {
  const { colours } = extractFacts({ title: "Wayfarer sunglasses in black acetate, green G-15 lenses" });
  expect(colours.map(({ value }) => value.name)).toEqual(["black"]);
});

it("reads a jacket's shell even when the shares cover only its filling", () => {
  const { composition } = extractFacts({ title: "Puffer jacket black nylon, 90% down 10% feathers" });
  expect(composition.map(({ value: { part, material } }) => [part, material])).toEqual([
    [undefined, "polyamide"],
    ["filling", "down"],
    ["filling", "feather"],
  ]);
});

it("reports notched lapels only when the page mentions them", () => {
  expect(extractFacts({ title: "Wrap coat with shawl lapels" }).cut.get("neckline")?.value).toBe("lapel collar");
  expect(extractFacts({ title: "Blazer with notch lapels" }).cut.get("neckline")?.value).toBe("notched lapel");
});

it("contrasts a button fly with a zip fly", () => {
  const { differences } = compare(
    ["Straight jeans", "Blue, button fly, 100% cotton."],
    ["Straight jeans", "Blue, zip fly, 100% cotton."],
  );
  expect(differences).toContain("A button fly vs. a zip fly.");
});

it("reads down as a parka's filling, even if the text mentions other parts", () => {
  const { composition } = extractFacts({ title: "Men's down parka navy 90% duck down hood" });
  expect(composition.map(({ value }) => value.part)).toEqual(["filling"]);
});

it("neither contrasts the embroidery of two embroidered jackets nor calls gray the same as gray melange", () => {
  const { similarities, differences } = compare(
    ["Scarf jacket in gray melange", "Wool, with fringe embroidery."],
    ["Scarf jacket gray", "Embroidered fringe, polyester."],
  );
  expect(differences.join(" ")).not.toMatch(/embroider/i);
  expect(similarities.join(" ")).not.toContain("come in gray melange");
});

it("reads frames as sunglasses if the page calls them sunglasses, even if their line is known for optical frames", () => {
  const { garment } = extractFacts({ title: "Warby Parker Percey sunglasses in tortoise" });
  expect(garment?.value.type).toBe("sunglasses");
});

it("reports that both linings are the same, but not when one also contains an unspecified textile", () => {
  const lined = compare(["Slippers", "Suede, shearling lining."], ["Slippers", "Suede upper, lined with shearling."]);
  expect(lined.similarities).toContain("Lining: shearling in both.");
  const mixed = compare(["Mocassini", "Pelle, fodera in pelle."], ["Mocassini", "Pelle, fodera: pelle e tessuto."]);
  expect(mixed.similarities.join(" ")).not.toContain("Lining:");
});

it("reads a lining's material before and after the word for lining", () => {
  const { differences } = compare(
    ["Sneakers en cuir", "Doublure cuir."],
    ["Sneakers en cuir", "Semelle en caoutchouc, doublure textile."],
  );
  expect(differences).toContain("Lining: leather vs. fabric.");
  const coats = compare(["Coat", "100% cotton. Lining: check cotton."], ["Coat", "100% cotton, lined in viscose."]);
  expect(coats.differences).toContain("Lining: cotton vs. viscose.");
});

it("does not read a label at the beginning of a line as part of the line above", () => {
  const slippers = compare(
    ["Slippers", "Upper: suede\nLining: shearling"],
    ["Slippers", "Upper: faux suede\nLining: faux fur"],
  );
  expect(slippers.differences).toContain("Lining: shearling vs. faux fur.");
  const loafers = compare(
    ["Suede loafers", "Rubber sole."],
    ["Suede loafers", "Lining: 100% leather\nSole: 100% rubber"],
  );
  expect(loafers.differences.join(" ")).not.toContain("leather sole");
});

it("reads the material of a shoulder bag named in Italian, even though the Italian word also means a strap", () => {
  const bags = compare(
    ["Borsa a tracolla", "Borsa a tracolla in pelle, fodera in pelle."],
    ["Leather shoulder bag", ""],
  );
  expect(bags.similarities).toContain("Both are made of leather.");
});

it("does not read the name of a bag's size as the wearer's age", () => {
  const bags = compare(["Teen Jodie shoulder bag", "Leather."], ["Women's leather shoulder bag", ""]);
  expect(bags.differences.join(" ")).not.toContain("children");
});

it("does not say which of two knits is warmer when both are mostly wool and hair", () => {
  const told = (a: string, b: string) => sentencesAbout(["Cardigan", a], ["Cardigan", b]);
  const blend = "35% wool, 28% mohair, 33% nylon, 4% elastane.";
  expect(told(blend, "100% merino wool.")).not.toMatch(/warm/);
  expect(told("100% cotton.", "100% merino wool.")).toMatch(/warmer/);
});
