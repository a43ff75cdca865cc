import { describe, expect, it, test } from "vitest";
import { CUTS } from "./details/cuts.data.ts";
import { canCoexist, cutSimilarity, findCuts, canHaveCut } from "./details/cuts.ts";
import { findDetails } from "./details/details.ts";
import { garmentOf } from "./garments/garments.ts";
import { findGender } from "./details/genders.ts";
import { findOccasions, occasionSimilarity } from "./details/occasions.ts";
import { PATTERNS } from "./details/patterns.data.ts";
import { findPatterns, patternSimilarity } from "./details/patterns.ts";
import { COMPATIBLE_VALUES } from "./details/compatible-values.data.ts";
import { STYLES } from "./details/styles.data.ts";
import { SHAPES } from "./shapes/shapes.ts";

const named = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe("cuts", () => {
  it("are recognized in French by the longest phrase that matches", () => {
    const found = findCuts("Robe mi-longue, manches courtes, col V").map(
      ({ attribute, name }) => `${attribute}: ${name}`,
    );
    expect(found).toEqual(["length: midi length", "sleeves: short sleeves", "neckline: V-neck"]);
  });

  it("are more similar the closer they are on their scale", () => {
    const { values } = CUTS.find(({ name }) => name === "fit")!;
    const scores = values.map(({ name }) => cutSimilarity("fit", values[0]!.name, name));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBe(1);
  });

  it("are more similar if one lists the other as close, even without a scale", () => {
    expect(cutSimilarity("neckline", "round neck", "scoop neck")).toBeGreaterThan(
      cutSimilarity("neckline", "round neck", "hood"),
    );
  });

  it("list only known values as compatible with each other", () => {
    const valuesOf = (attribute: string) =>
      [...CUTS, ...STYLES, ...SHAPES].find(({ name }) => name === attribute)?.values;
    const lost = Object.entries(COMPATIBLE_VALUES).flatMap(([attribute, pairs]) =>
      pairs
        .flatMap((pair) => pair.flatMap((names) => names.split(", ")))
        .filter((name) => name !== "*" && valuesOf(attribute)?.every((value) => value.name !== name) !== false)
        .map((name) => `${attribute}: ${name}`),
    );
    expect(lost).toEqual([]);
    expect(canCoexist("bezel", "coin-edge bezel", "dive bezel")).toBe(true);
    expect(canCoexist("bezel", "fluted bezel", "dive bezel")).toBe(false);
    expect(canCoexist("shoe style", "footbed style", "slide style")).toBe(true);
    expect(canCoexist("belt strap", "braided strap", "plain leather strap")).toBe(true);
  });

  it("name only known values as close to each other", () => {
    for (const { values } of [...CUTS, ...STYLES]) {
      const names = new Set(values.map(({ name }) => name));
      for (const near of values.flatMap((value) => value.near?.split(", ") ?? [])) expect(names).toContain(near);
    }
  });

  it("apply only to kinds of products that can have them", () => {
    expect(canHaveCut(garmentOf("heels")!, "heel")).toBe(true);
    expect(canHaveCut(garmentOf("heels")!, "neckline")).toBe(false);
    expect(canHaveCut(garmentOf("skirt")!, "silhouette")).toBe(true);
  });
});

describe("patterns", () => {
  it("are less similar the less related they are", () => {
    const [same, kind, sibling, other] = [
      patternSimilarity("floral", "floral"),
      patternSimilarity("floral", "printed"),
      patternSimilarity("floral", "animal"),
      patternSimilarity("floral", "solid"),
    ];
    expect([same, kind, sibling, other]).toEqual([same, kind, sibling, other].toSorted((a, b) => b - a));
    expect(new Set([same, kind, sibling, other]).size).toBe(4);
  });

  it("are found only where a text names them", () => {
    expect(named(findPatterns("Structured panelled bag in woven fabric"))).toEqual([]);
    expect(named(findPatterns("Two-tone pumps"))).toEqual(["two-tone"]);
    expect(named(findPatterns("Ripped jeans"))).toEqual(["distressed"]);
    expect(named(findPatterns("Floral brocade"))).toEqual(["floral", "jacquard"]);
  });

  it("name only existing patterns as their general kind", () => {
    const names = new Set(PATTERNS.map(({ name }) => name));
    for (const { kindOf } of PATTERNS) if (kindOf !== undefined) expect(names).toContain(kindOf);
  });

  test.each([
    ["Gestreiftes Hemd", ["striped"]],
    ["Camisa de cuadros", ["checked"]],
    ["Star Wars T-shirt", []],
    ["Lace-up boots", []],
  ])("are found in %s: %j", (text, expected) => {
    expect(named(findPatterns(text))).toEqual(expected);
  });
});

test("reads details and occasions from a sentence", () => {
  const text = "Water-resistant hiking jacket with a hood, two side pockets and a full zip";
  expect(named(findDetails(text))).toEqual(["water-resistant", "hood", "pockets", "zip"]);
  expect(named(findOccasions(text))).toEqual(["hiking"]);
});

test("rates related occasions as more similar than unrelated ones", () => {
  expect(occasionSimilarity("running", "running")).toBe(1);
  expect(occasionSimilarity("running", "tennis")).toBeGreaterThan(occasionSimilarity("running", "formal"));
});

test.each([
  ["Men and women", "unisex"],
  ["Girls and boys", "unisex"],
  ["Ladies' watch", "women"],
  ["Playboy briefs for men", "men"],
  ["Boy shorts", undefined],
  ["Sac pour femme", "women"],
])("reads the intended wearer of %s as %s", (text, gender) => {
  expect(findGender(text)?.gender).toBe(gender);
});
