import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import { DeepAnalysis } from "@dupewise/domain/comparison/deep-analysis";
import { describe, expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { createStoredComparison } from "../testing/comparisons.ts";
import { productOf } from "../testing/products.ts";
import { createDeepAnalysis } from "./deep-analysis.ts";

const ORIGINAL = { title: "Belted wool coat in camel", composition: parseComposition("100% wool") };
const DUPE = { title: "Belted coat in black", composition: parseComposition("60% polyester, 40% wool") };
const pair = (original: object = ORIGINAL, dupe: object = DUPE) => createStoredComparison(original, dupe);
const scoreOf = (dupe: object) => compareProducts(productOf(ORIGINAL), productOf(dupe)).similarityScore ?? NaN;

describe("changes that would affect a score", () => {
  const { sensitivity } = createDeepAnalysis(pair(), []);

  it("are listed with the score that the changed product would actually get", () => {
    for (const [change, dupe] of [
      ["with 70% wool", { ...DUPE, composition: parseComposition("30% polyester, 70% wool") }],
      ["in camel, like the original", { ...DUPE, title: "Belted coat in camel" }],
    ] as const) {
      const told = sensitivity.find((one) => one.change === change);
      expect(Math.abs((told?.similarityScore ?? NaN) - scoreOf(dupe)), change).toBeLessThanOrEqual(1);
    }
  });

  it("are listed from greatest to smallest, without negligible ones", () => {
    const points = sensitivity.map(({ by }) => Math.abs(by));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(Math.min(...points)).toBeGreaterThanOrEqual(2);
    const before = scoreOf(DUPE);
    expect(sensitivity.every(({ similarityScore, by }) => similarityScore - by === before)).toBe(true);
  });

  it("are not listed when both sides are the same product or when there is no score", () => {
    expect(createDeepAnalysis(pair(ORIGINAL, ORIGINAL), []).sensitivity).toEqual([]);
    expect(createDeepAnalysis(pair({ title: "It" }, { title: "That" }), [])).toEqual({
      sensitivity: [],
      place: null,
      reasoning: [],
    });
  });
});

describe("a comparison's rank", () => {
  it("is its position among the owner's comparisons of the same kind, including itself", () => {
    const one = pair();
    const better = pair(ORIGINAL, ORIGINAL);
    const worse = pair(ORIGINAL, { title: "Quilted nylon jacket in red" });
    const bag = pair({ title: "Leather tote bag" }, { title: "Canvas tote bag" });
    expect(createDeepAnalysis(one, [one, better, worse, bag]).place).toEqual({
      kind: "jackets and coats",
      comparisons: 3,
      lower: 1,
      higher: 1,
      median: one.result.similarityScore,
    });
  });

  it("is omitted when there are fewer than three comparisons of the same kind", () => {
    expect(createDeepAnalysis(pair(), [pair()]).place).toBeNull();
  });
});

it("explains the score by dimension, starting with the dimension that lowers it most, and states the score's range", () => {
  const comparison = pair();
  const { reasoning } = DeepAnalysis.parse(createDeepAnalysis(comparison, []));
  expect(reasoning[0]).toMatch(/^The (?:material|color) counts for \d+% of what is known and is \d+% similar/);
  expect(reasoning.join(" ")).toMatch(/If everything were known, the score would be between \d+% and \d+%/);
});
