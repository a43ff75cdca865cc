import { describe, expect, it } from "vitest";
import { UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { SAMPLE_COMPARISON } from "../testing/comparison.ts";
import { findMainMaterial, toSideViews } from "./side-view.ts";

describe("toSideViews", () => {
  it("returns the original first, and labels both sides", () => {
    expect(toSideViews(SAMPLE_COMPARISON).map(({ label, name }) => [label, name])).toEqual([
      ["Original", "Wool Coat"],
      ["Alternative", "Plain coat"],
    ]);
  });

  it("shows detected facts when nothing was entered", () => {
    const [original] = toSideViews(SAMPLE_COMPARISON);
    expect(original).toMatchObject({ userVerified: false, composition: SAMPLE_COMPARISON.originalComposition });
  });

  it("prefers the composition that the shopper entered, but only on the side for which it was entered", () => {
    const manual = [{ material: "cashmere", percentage: 100 }];
    const [original, alternative] = toSideViews({ ...SAMPLE_COMPARISON, originalCompositionManual: manual });
    expect(original).toMatchObject({ userVerified: true, composition: manual });
    expect(alternative).toMatchObject({ userVerified: false, composition: SAMPLE_COMPARISON.dupeComposition });
  });

  it("prefers the shopper's plain list of materials to a detected composition", () => {
    const [, alternative] = toSideViews({ ...SAMPLE_COMPARISON, dupeMaterialsManual: ["silk"] });
    expect(alternative).toMatchObject({ userVerified: true, composition: [], materials: ["silk"] });
  });

  it("includes materials that only the text mentions, because the score is based on them too", () => {
    const { analysis } = SAMPLE_COMPARISON;
    const told = {
      name: "material" as const,
      weight: 1,
      similarity: 0,
      original: "leather and suede",
      alternative: "polyester",
    };
    const [original, alternative] = toSideViews({
      ...SAMPLE_COMPARISON,
      originalProduct: UNKNOWN_PRODUCT,
      analysis: { ...analysis, dimensions: [told] },
    });
    expect(original).toMatchObject({ composition: [], materials: ["leather", "suede"], userVerified: false });
    expect(alternative).toMatchObject({ composition: SAMPLE_COMPARISON.dupeComposition });
  });

  it.each([
    ["https://shop.example/a", "https://shop.example/a"],
    ["javascript:alert(1)", null],
    [null, null],
  ])("for the URL %s, returns the link %s", (url, href) => {
    const [original] = toSideViews({ ...SAMPLE_COMPARISON, originalProduct: { ...UNKNOWN_PRODUCT, url } });
    expect(original.href).toBe(href);
  });
});

describe("findMainMaterial", () => {
  it("returns the material with the largest share in the outer part, not in the lining", () => {
    const composition = [
      { part: "shell", material: "cashmere", percentage: 20 },
      { part: "shell", material: "wool", percentage: 80 },
      { part: "lining", material: "cupro", percentage: 100 },
    ];
    expect(findMainMaterial({ composition, materials: [] })).toBe("wool");
  });

  it("falls back to the first material, then to null", () => {
    expect(findMainMaterial({ composition: [], materials: ["silk", "cotton"] })).toBe("silk");
    expect(findMainMaterial({ composition: [], materials: [] })).toBeNull();
  });
});
