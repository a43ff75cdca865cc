import { expect, it } from "vitest";
import { extractFacts } from "../facts/extract-facts.ts";
import { relativeQuality } from "./relative-quality.ts";

const jacket = (filling: string) =>
  extractFacts({ title: "Navy puffer jacket", description: `Shell: 100% nylon. Filling: ${filling}.` });
const material = (a: string, b: string) => relativeQuality(jacket(a), jacket(b), []).material;

it("grades a coat by both its shell and its filling", () => {
  const [down, wadding] = ["90% down, 10% feathers", "100% polyester"];
  expect(material(down, down)).toBeCloseTo(1, 9);
  expect(material(down, wadding)).toBeLessThan(0.9);
  expect(material(wadding, down)).toBeGreaterThan(1);
});

it("does not grade a metal card holder against a leather one", () => {
  const holder = (material: string) => extractFacts({ title: "Card holder", materials: [material] });
  expect(relativeQuality(holder("leather"), holder("aluminium"), []).material).toBeNull();
  expect(relativeQuality(holder("leather"), holder("faux leather"), []).material).toBeLessThan(1);
});

it("grades nylon and polyester alike only in swimwear", () => {
  const gradesOf = (title: string) => {
    const [nylon, polyester] = ["nylon", "polyester"].map((fiber) =>
      extractFacts({ title, description: `85% ${fiber}, 15% elastane.` }),
    );
    return nylon && polyester && relativeQuality(nylon, polyester, []).material;
  };
  expect(gradesOf("Black swimsuit")).toBe(1);
  expect(gradesOf("Black leggings")).toBeLessThan(1);
});
