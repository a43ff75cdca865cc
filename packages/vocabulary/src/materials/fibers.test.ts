import fc from "fast-check";
import { expect, test } from "vitest";
import { LIKENESS_ACROSS_FAMILIES, MATERIAL_LIKENESS } from "./fiber-likeness.data.ts";
import { FIBER_NAMES } from "./fiber-names.data.ts";
import { allMaterials, canonicalFiber, fiberByName, familyOf, fiberSimilarity, mayBeginFiber } from "./fibers.ts";
import { foldPhrase } from "../text/fold.ts";

const fiber = fc.constantFrom(...allMaterials());

test("rates a fiber as fully similar to itself and less similar to any other, equally in both directions", () => {
  fc.assert(
    fc.property(fiber, fiber, (one, other) => {
      expect(fiberSimilarity(one, one)).toBe(1);
      expect(fiberSimilarity(one, other)).toBe(fiberSimilarity(other, one));
      if (one !== other) expect(fiberSimilarity(one, other)).toBeLessThan(1);
    }),
  );
});

test("rates synonyms and names in other languages as the same material", () => {
  expect(fiberSimilarity("nylon", "Polyamid")).toBe(1);
  expect(fiberSimilarity("Lycra", "elastane")).toBe(1);
});

test("rates a recycled fiber as nearly identical to the virgin fiber", () => {
  fc.assert(
    fc.property(fiber, (name) => {
      const recycled = canonicalFiber(`recycled ${name}`) ?? "";
      expect(fiberSimilarity(recycled, name)).toBe(0.95);
      expect(fiberSimilarity(recycled, recycled)).toBe(1);
    }),
  );
});

test("rates an unknown material as similar only to itself", () => {
  expect(fiberSimilarity("unobtainium", "unobtainium")).toBe(1);
  expect(fiberSimilarity("unobtainium", "cotton")).toBe(0);
});

test("lists only known fibers and families in the similarity tables, and no redundant entry", () => {
  for (const [one, other, likeness] of MATERIAL_LIKENESS)
    expect([one, other, fiberSimilarity(one, other)]).toEqual([one, other, likeness]);
  const families = new Set(allMaterials().map(familyOf));
  for (const [one, other] of LIKENESS_ACROSS_FAMILIES)
    expect([families.has(one), families.has(other)]).toEqual([true, true]);
});

test.each([
  ["Élasthanne", "elastane"],
  ["ELASTHANNE", "elastane"],
  ["TENCEL™ Lyocell", "lyocell"],
  ["Schurwolle", "wool"],
  ["puuvillaa", "cotton"],
  ["ポリエステル", "polyester"],
  ["шерсть", "wool"],
  ["Recyceltes Polyester", "recycled polyester"],
  ["poliester z recyklingu", "recycled polyester"],
  ["Bio-Baumwolle", "organic cotton"],
  ["Biobaumwolle", "organic cotton"],
  ["ECONYL®", "recycled polyamide"],
  ["Re-Nylon", "recycled polyamide"],
  ["recycled nylon", "recycled polyamide"],
  ["organic polyester", "polyester"],
  ["Feuerwehrschläuche", "fire hose"],
  ["teloni di camion", "tarpaulin"],
  ["bridle hide", "bridle leather"],
  ["croûte de cuir", "split leather"],
  ["TR-90", "TR90 nylon"],
  ["paja de papel", "paper straw"],
  ["palma y piel", "straw"],
  ["cuir de pomme", "faux leather"],
])("resolves the material name %s to %s", (name, canonical) => {
  expect(canonicalFiber(name)).toBe(canonical);
});

test.each(["", "recycled", "jersey", "für", "på", "cotton candy", "constructor"])(
  "does not read %j as a material",
  (name) => {
    expect(canonicalFiber(name)).toBeNull();
  },
);

test("returns facts for every canonical name, and resolves that name to itself", () => {
  for (const name of allMaterials()) {
    for (const variant of [name, `recycled ${name}`]) expect(canonicalFiber(variant)).toBe(variant);
    const described = fiberByName(name);
    expect(described).toMatchObject({ name, base: name, recycled: false, organic: false });
    expect(described?.description).toMatch(/^[A-Z].+\.$/);
    expect(described?.sources.length).toBeGreaterThan(0);
    for (const rating of ["warmth", "breathability", "stretch", "durability", "footprint"] as const) {
      expect(described?.[rating]).toBeOneOf([1, 2, 3, 4, 5]);
    }
  }
});

test("has a distinct name for each material", () => {
  const owners = new Map<string, string>();
  for (const [name, languages] of Object.entries(FIBER_NAMES)) {
    for (const alias of Object.values(languages).flatMap((list) => list.split(", "))) {
      const folded = foldPhrase(alias);
      expect([alias, owners.get(folded) ?? name]).toEqual([alias, name]);
      owners.set(folded, name);
    }
  }
});

test("recognizes the first word of each name of a material", () => {
  const names = Object.values(FIBER_NAMES).flatMap((languages) => Object.values(languages));
  const words = names.flatMap((list) => list.split(", ")).map((name) => name.split(" ", 1)[0] ?? name);
  expect(words.filter((word) => !mayBeginFiber(word))).toEqual([]);
  expect(["dress", "für", "size"].filter(mayBeginFiber)).toEqual([]);
});

test("rates the footprint of a recycled fiber lower, and says in its description that it is recycled", () => {
  const virgin = fiberByName("polyester");
  const recycled = fiberByName("Repreve");
  expect(recycled).toMatchObject({
    name: "recycled polyester",
    base: "polyester",
    recycled: true,
    family: "polyester",
  });
  expect(recycled?.footprint).toBeLessThan(virgin?.footprint ?? 0);
  expect(recycled?.description).toContain("recycled");
});

test("compares a kind of leather with other materials as if it were plain leather, and distinguishes a scarce leather from plain leather", () => {
  expect(fiberSimilarity("bridle leather", "bonded leather")).toBe(fiberSimilarity("leather", "bonded leather"));
  expect(fiberSimilarity("bridle leather", "leather")).toBeGreaterThan(fiberSimilarity("shell cordovan", "leather"));
});
