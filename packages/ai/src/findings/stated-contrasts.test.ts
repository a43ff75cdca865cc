import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";
import { dollars, sentencesAbout } from "../testing/sentences-about.ts";

it("distinguishes gold of different purities", () => {
  const text = sentencesAbout(["Signet ring", "Solid 18k yellow gold."], ["Signet ring", "Solid 9k yellow gold."]);
  expect(text).toContain("Gold: 18k vs. 9k.");
  expect(text).toContain("Both are solid gold, but 18k is purer than 9k.");
});

it("contrasts the fill power of two down jackets", () => {
  const text = sentencesAbout(
    ["Down jacket", "800-fill goose down, packs into its pocket."],
    ["Down jacket", "650 fill, packable."],
  );
  expect(text).toContain("Fill power: 800 vs. 650.");
  expect(text).toContain("packable design");
});

it("does not read a dial's plating as the metal of the watch", () => {
  const watch = ["Dress watch", "Case: stainless steel\nDial: matte silver-plated, date at 3"] as const;
  expect(sentencesAbout([...watch], ["Dress watch", "Stainless steel case, white dial."])).not.toContain(
    "silver-plated",
  );
});

it("distinguishes a mock wrap from a wrap", () => {
  const text = sentencesAbout(
    ["Silk wrap dress", "Wraps and ties at the waist."],
    ["Jersey wrap dress", "Mock wrap front, tie belt."],
  );
  expect(text).not.toContain("Both are wrap dresses");
  expect(text).toContain("The original has a wrap front, the alternative a mock wrap.");
});

it("reports a Gore-Tex membrane that only one page mentions", () => {
  const text = sentencesAbout(
    ["Hooded shell jacket", "Gore-Tex ePE, 100% nylon."],
    ["Hooded rain jacket", "Waterproof nylon."],
  );
  expect(text).toContain("Only the original's page mentions a Gore-Tex membrane.");
});

it("contrasts a straight leg with a slim taper, and a dark rinse with a stonewash", () => {
  const text = sentencesAbout(
    ["Straight-leg jeans", "Dark rinse, 100% cotton."],
    ["Slim taper jeans", "Stonewash, 100% cotton."],
  );
  expect(text).toContain("The alternative has a narrower leg: a tapered leg instead of a straight leg.");
  expect(text).toContain("A dark rinse vs. a stonewash.");
});

it("distinguishes coated cotton that looks waxed from waxed cotton", () => {
  const text = sentencesAbout(
    ["Waxed cotton jacket", "100% cotton."],
    ["Coated cotton jacket", "Waxed look. 100% cotton."],
  );
  expect(text).toContain("The original has a waxed surface, the alternative a coated surface.");
});

it("does not treat a dupe as made by the maker that it imitates", () => {
  const original = productOf({ title: "Triomphe bag", brand: "Celine" });
  const alternative = productOf({ title: "the Celine Triomphe bag dupe", brand: "Zara" });
  expect(compareProducts(original, alternative).similarities.join("\n")).not.toContain("Both are by");
});

it("contrasts the hardware of two bags", () => {
  const text = sentencesAbout(["Leather tote", "Gold-tone hardware."], ["Faux leather tote", "Silver hardware."]);
  expect(text).toContain("Gold hardware vs. silver hardware.");
});

it("does not compare the color of one watch's case with the color of the other's dial", () => {
  const silver = productOf({ title: "Men's silver analogue watch" });
  const comparison = (title: string) => compareProducts(silver, productOf({ title })).analysis.dimensions;
  const colorOf = (title: string) => comparison(title).find(({ name }) => name === "colour")?.similarity;
  expect(colorOf("Men's black dial watch")).toBeNull();
  expect(colorOf("Men's black watch")).toBeLessThan(0.2);
});

it("compares the washing instructions of two garments when both pages state them", () => {
  const text = sentencesAbout(
    ["Silk shirt", "100% silk. Dry clean only."],
    ["Satin shirt", "100% polyester. Machine wash cold."],
  );
  expect(text).toContain("Care: dry cleaning vs. machine wash.");
  expect(sentencesAbout(["Cotton shirt", "Machine washable."], ["Cotton shirt", "Machine wash warm."])).toContain(
    "Both are machine-washable.",
  );
});

it("does not describe how waterproof coats feel against the skin or how well they breathe", () => {
  const text = sentencesAbout(
    ["Raincoat", "Rubberized cotton, waterproof."],
    ["Raincoat", "100% polyester, waterproof."],
  );
  expect(text).not.toMatch(/skin|breathe/);
});

it("does not call the steel of two watches with black dials black", () => {
  const watch: [string, string] = ["Dive watch", "Color: Black. Stainless steel, black dial."];
  expect(sentencesAbout(watch, ["Diver's watch", "Color: Black. 316L stainless steel, black dial."])).not.toContain(
    "black stain",
  );
});

it("does not say that a belt bag has a belt", () => {
  expect(
    sentencesAbout(["Everywhere belt bag", "Zip pocket."], ["Fanny pack", "Zip pocket, buckle strap."]),
  ).not.toContain("a belt.");
});

it("treats canvas with leather-look trim as the same material on both bags, and ranks neither higher", () => {
  const original = productOf({
    title: "Canvas weekender",
    description: "Cotton canvas with vegan leather.",
    price: dollars("108"),
  });
  const alternative = productOf({
    title: "Canvas duffel bag",
    description: "Canvas and faux leather.",
    price: dollars("40"),
  });
  const { materialComparison, priceReasoning } = compareProducts(original, alternative);
  expect(materialComparison).toBe("Both are canvas; the original's is cotton.");
  expect(priceReasoning).not.toContain("better material");
});

it("does not say that patent leather ages well", () => {
  expect(sentencesAbout(["Patent leather pumps"], ["Faux leather pumps"])).not.toContain("ages well");
});

it("reads the Spanish for gold plating on sterling silver as gold-plated silver", () => {
  const text = sentencesAbout(
    ["Hoop earrings", "18ct gold vermeil."],
    ["Hoop earrings", "Plata de ley 925 con baño de oro."],
  );
  expect(text).toContain("Gold vermeil vs. gold-plated silver.");
});

it("does not report a half sole added by a cobbler as the boots' sole", () => {
  const text = sentencesAbout(
    ["Suede ankle boots", "Leather sole."],
    ["Suede ankle boots", "Rubber half sole added at a cobbler."],
  );
  expect(text).not.toContain("rubber sole");
});

it("does not explain a secondhand product's lower price by its workmanship", () => {
  const used = { condition: "worn twice", flaws: [], size: null, year: null };
  const original = productOf({ title: "Leather tote", price: dollars("400") });
  const alternative = productOf({ title: "Leather tote", price: dollars("100"), used });
  expect(compareProducts(original, alternative).priceReasoning).not.toMatch(/workmanship|made|finish/);
});

it("reads Oystersteel as steel, and does not read a zirconia ceramic bezel as stones", () => {
  const text = sentencesAbout(
    ["Dive watch", "Model case: 41 mm, Oystersteel. Bezel: unidirectional, zirconia ceramic."],
    ["Dive watch", "Stainless steel case."],
  );
  expect(text).not.toMatch(/stones|no single metal/);
});

it.each([
  ["hardware of antique brass and of gold", "Tote bag", "Antique brass hardware.", "Gold-tone hardware."],
  ["hardware named before its color", "Tote bag", "Hardware: brushed gold.", "Silver-tone hardware."],
  ["buckles of antique brass and of gold", "Belt", "Antique brass buckle.", "Gold-tone buckle."],
  ["a lining and its absence in a bag", "Tote bag", "Unlined.", "Fully lined in cotton."],
  ["frames of acetate and of metal", "Sunglasses", "Acetate frame.", "Metal frame."],
  ["a strap of leather and one that imitates it", "Watch", "Leather strap.", "Vegan leather strap."],
  ["polarized and unpolarized lenses", "Sunglasses", "Polarized lenses.", "Non-polarised lenses."],
  ["two sizes, one of which holds a quarter less", "Tote bag", "Size: 40 x 30 x 15 cm", "Size: 36 x 28 x 13 cm"],
])("contrasts %s", (_what, title, one, other) => {
  const text = sentencesAbout([title, one], [title, other]);
  expect(text).toMatch(/ vs\. |the original has .+, the alternative|is lined, but the/i);
  expect(text).not.toMatch(/^Both have (?:a|gold)|on both\.|about the same/m);
});

it("does not call two materials alike if it also contrasts them", () => {
  const bags = sentencesAbout(["Tote bag", "Made of coated canvas."], ["Tote bag", "Made of PVC."]);
  expect(bags).toContain("Coated canvas vs. PVC.");
  expect(bags).not.toContain("closely related");
  const hats = sentencesAbout(["Fedora", "100% wool felt."], ["Fedora", "Material: felt."]);
  expect(hats).toContain("Both come in felt.");
  expect(hats).not.toMatch(/felt vs\.|vs\. felt|closely related/i);
});

it("does not contrast a named metal with an unnamed one", () => {
  const bangles = sentencesAbout(["Enamel bangle", "Material: metal, enamel."], ["Enamel bangle", "Material: steel."]);
  expect(bangles).not.toMatch(/metal vs\.|not metal/i);
});

it("calls gold-filled metal by its name", () => {
  const necklaces = sentencesAbout(["Necklace", "Gold-filled."], ["Necklace", "14k gold-filled."]);
  expect(necklaces).toContain("Both are made of gold-filled metal.");
});

it("mentions the straps of a dress in the plural", () => {
  const dresses = sentencesAbout(["Slip dress", "Adjustable straps."], ["Slip dress", "Adjustable straps."]);
  expect(dresses).toContain("adjustable straps");
  expect(dresses).not.toContain("an adjustable strap");
});

it("reports that only one product has a trait if the other page denies it", () => {
  const denied = sentencesAbout(["Rain jacket", "Without a hood. Black."], ["Rain jacket", "Hood. Black."]);
  expect(denied).toContain("The alternative has a hood, but the original has none.");
  expect(denied).toContain("only the alternative has a hood");
  const sleeves = sentencesAbout(["Dress", "Sleeveless. Black linen."], ["Dress", "Puff sleeves. Black linen."]);
  expect(sleeves).toContain("No sleeves vs. puff sleeves.");
  expect(sleeves).not.toContain("not no sleeves");
});

it("contrasts a digital display with features that only analog watches have", () => {
  const watches = sentencesAbout(
    ["Reloj Tank Must", "Caja de acero, esfera con números romanos."],
    ["Reloj digital", "Caja de resina cromada."],
  );
  expect(watches).toContain("An analog dial on the original, a digital display on the alternative.");
});

it("contrasts the colors of lenses, even if one frame has the color of the other's lenses", () => {
  const glasses = sentencesAbout(["Sunglasses", "Black acetate, green lenses."], ["Sunglasses", "Black lenses."]);
  expect(glasses).toContain("The original has green lenses, the alternative black lenses.");
});

it("says so when both products are for children", () => {
  expect(sentencesAbout(["Kids' fleece jacket", ""], ["Boys' fleece jacket", ""])).toContain("Both are for children.");
  expect(sentencesAbout(["Girls' dress", ""], ["Vestido de niña", ""])).toContain("Both are for girls.");
});

it("does not contrast the flat sole that a line is known for with a low heel that a page measures", () => {
  const said = sentencesAbout(["Birkenstock Boston clogs", "Suede."], ["Clogs", "Suede. Heel height: 3 cm."]);
  expect(said).not.toContain("higher heel");
});
