import type { CompositionItem } from "@dupewise/domain/product/product";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compositionSimilarity } from "./similarity.ts";
import { allMaterials } from "../materials/fibers.ts";

const of = (shares: Record<string, number | null>, part?: string): CompositionItem[] =>
  Object.entries(shares).map(([material, percentage]) => ({
    ...(part !== undefined && { part }),
    material,
    percentage,
  }));
const likeness = (a: CompositionItem[], b: CompositionItem[]) => compositionSimilarity(a, b) ?? Number.NaN;

const mixture = fc
  .array(fc.tuple(fc.constantFrom(...allMaterials()), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 4 })
  .map((entries) => {
    const shares = new Map(entries);
    const sum = [...shares.values()].reduce((total, share) => total + share, 0);
    return [...shares].map(([material, share]) => ({ material, percentage: (100 * share) / sum }));
  });
const composition = fc
  .tuple(mixture, fc.option(mixture, { nil: [] }), fc.option(mixture, { nil: [] }))
  .map(([shell, lining, fill]): CompositionItem[] => [
    ...shell.map((item) => ({ part: "shell", ...item })),
    ...lining.map((item) => ({ part: "lining", ...item })),
    ...fill.map((item) => ({ part: "filling", ...item })),
  ]);

describe("compositionSimilarity", () => {
  test.each([
    ["a little stretch", { cotton: 100 }, { cotton: 95, elastane: 5 }, 0.95],
    ["a blend", { cotton: 100 }, { cotton: 60, polyester: 40 }, 0.65],
    ["linen for cotton", { cotton: 100 }, { linen: 100 }, 0.6],
    ["viscose for cotton", { cotton: 100 }, { viscose: 100 }, 0.45],
    ["merino for cashmere", { cashmere: 100 }, { "merino wool": 100 }, 0.6],
    ["faux leather for leather", { leather: 100 }, { "faux leather": 100 }, 0.3],
    ["polyester for silk", { silk: 100 }, { polyester: 100 }, 0.1],
    ["another word for it", { polyamide: 80, elastane: 20 }, { nylon: 80, spandex: 20 }, 1],
  ] as const)("matches the reference values: %s", (_, a, b, expected) => {
    expect(Math.abs(likeness(of(a), of(b)) - expected)).toBeLessThanOrEqual(0.02);
  });

  test("is symmetric, between 0 and 1, and 1 for equal compositions", () => {
    fc.assert(
      fc.property(composition, composition, (a, b) => {
        expect(compositionSimilarity(a, a)).toBeCloseTo(1, 9);
        const there = likeness(a, b);
        expect(there).toBeCloseTo(likeness(b, a), 9);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("never rises as the share of another fiber grows", () => {
    const fiber = fc.constantFrom(...allMaterials());
    fc.assert(
      fc.property(fiber, fiber, fc.integer({ min: 1, max: 98 }), (pure, other, share) => {
        fc.pre(pure !== other);
        const at = (diluted: number) => likeness(of({ [pure]: 100 }), of({ [pure]: 100 - diluted, [other]: diluted }));
        expect(at(share + 1)).toBeLessThanOrEqual(at(share));
      }),
    );
  });

  test("ignores the order of fibers", () => {
    fc.assert(
      fc.property(mixture, mixture, (a, b) => {
        expect(likeness(a.toReversed(), b)).toBeCloseTo(likeness(a, b), 9);
      }),
    );
  });

  test("weights the shell most, and ignores parts known on one side only", () => {
    const shell = of({ wool: 100 }, "shell");
    const lined = [...shell, ...of({ silk: 100 }, "lining")];
    const cheaplyLined = [...shell, ...of({ polyester: 100 }, "lining")];
    expect(likeness(shell, lined)).toBe(1);
    expect(likeness(lined, cheaplyLined)).toBeCloseTo((0.7 + 0.15 * 0.1) / 0.85, 9);
    const another = [...of({ polyester: 100 }, "shell"), ...of({ silk: 100 }, "lining")];
    expect(likeness(lined, another)).toBeLessThan(likeness(lined, cheaplyLined));
  });

  test("weights a filling heavily, because it keeps the wearer warm", () => {
    const shell = of({ polyamide: 100 }, "shell");
    const withDown = [...shell, ...of({ down: 90, feather: 10 }, "filling")];
    const withWadding = [...shell, ...of({ polyester: 100 }, "filling")];
    expect(likeness(withDown, withDown)).toBeCloseTo(1, 9);
    expect(likeness(withDown, withWadding)).toBeLessThan(0.75);
  });

  test("is null when either main fabric is unknown", () => {
    expect(compositionSimilarity([], of({ cotton: 100 }))).toBeNull();
    expect(compositionSimilarity(of({ silk: 100 }, "lining"), of({ cotton: 100 }))).toBeNull();
  });

  test("accepts materials without shares, and shares below 100%", () => {
    expect(likeness(of({ leather: null }, "upper"), of({ leather: 100 }, "upper"))).toBe(1);
    expect(likeness(of({ cotton: 40 }), of({ cotton: 100 }))).toBeCloseTo(0.4 + 0.6 * 0.3, 9);
  });

  test("compares only the first of two compositions that name no part", () => {
    const two = [...of({ cotton: 97, elastane: 3 }), ...of({ polyester: 100 })];
    expect(likeness(two, of({ cotton: 97, elastane: 3 }))).toBeCloseTo(1, 9);
  });
});

test("does not infer a different fabric from shares missing on one side", () => {
  const open = [
    { material: "wool", percentage: null },
    { material: "cashmere", percentage: null },
  ];
  const stated = [
    { material: "wool", percentage: 95 },
    { material: "cashmere", percentage: 5 },
  ];
  expect(compositionSimilarity(open, stated)).toBeGreaterThan(0.9);
  expect(compositionSimilarity(stated, open)).toBe(compositionSimilarity(open, stated));
  expect(compositionSimilarity(open, [{ material: "wool", percentage: 100 }])).toBeLessThan(0.9);
});

test("assumes a small share for an elastic fiber without a stated share", () => {
  const jersey = of({ cotton: null, elastane: null });
  expect(likeness(jersey, of({ cotton: 100 }))).toBeGreaterThan(0.95);
  expect(likeness(jersey, of({ elastane: 100 }))).toBeLessThan(0.3);
  expect(likeness(of({ elastane: null }), of({ elastane: 100 }))).toBe(1);
});
