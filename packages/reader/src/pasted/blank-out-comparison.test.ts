import { expect, it } from "vitest";
import { blankOutComparison } from "./blank-out-comparison.ts";
import { readText } from "./read-text.ts";

it.each([
  ["Braided sandals from Mango, $40, they look just like the Jodie", "Braided sandals from Mango, $40, "],
  ["Une robe en lin chez Zara. Elle ressemble à la Gabin ?", "Une robe en lin chez Zara. "],
  ["Eine Tasche von Zara, sieht aus wie die Puzzle!", "Eine Tasche von Zara, "],
])("blanks out the comparison with another product in %j", (remark, kept) => {
  const blanked = blankOutComparison(remark);
  expect(blanked).toHaveLength(remark.length);
  expect(blanked.replace(/ [?!]$/, "").trimEnd()).toBe(kept.trimEnd());
});

it("keeps a comparison at the beginning of the text, and a negated one", () => {
  expect(blankOutComparison("Looks like the Jodie")).toBe("Looks like the Jodie");
  expect(blankOutComparison("A polo that does not look like sport.")).toContain("sport");
});

it("names the product that a remark is about, not the product it is compared with", () => {
  const { product } = readText(
    "Ciao, ho visto questa borsa intrecciata da Mango a 39,99 €, sembra la Jodie di Bottega",
  );
  expect(product.title).toContain("borsa intrecciata");
  expect(product.brand).toBe("Mango");
});

it.each([
  ["Don't spend Persol money. Sungait Bolton, $22, matte black, UV400", "Sungait"],
  ["Une robe en lin beige, 39 €, c'est pas la Sézane", undefined],
])("does not read a maker as the product's if a remark advises against it or rules it out: %j", (remark, maker) => {
  const { product } = readText(remark);
  expect(product.brand ?? undefined).toBe(maker);
});

it("keeps negations and advice that are not about another product", () => {
  expect(blankOutComparison("It's not lined, don't worry")).toBe("It's not lined, don't worry");
});

it.each([
  ["Pair it with a black blazer. The Margot midi skirt is cut in soft pleats.", "Margot midi skirt", "skirt"],
  ["Da abbinare a una gonna nera: il nostro cardigan a coste in lana", "cardigan a coste", "cardigan"],
  ["Combínalo con botas marrones. Vestido midi de lino", "Vestido midi de lino", "dress"],
])("reads the product that follows advice on what to wear with it: %s", (text, name, kind) => {
  const { product } = readText(text);
  expect(product.title).toContain(name);
  expect(product.category).toBe(kind);
});

it.each(["Wear it with: Wide Trousers $20", "Wear it with our belt.", "Style with Levi's 501 jeans, $98. Fits small."])(
  "keeps advice that no product follows: %s",
  (text) => {
    expect(blankOutComparison(text)).toBe(text);
  },
);
