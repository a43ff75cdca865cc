import type { CompositionItem } from "@dupewise/domain/product/product";
import { partRole } from "@dupewise/vocabulary/composition/parts";
import { cutSimilarity } from "@dupewise/vocabulary/details/cuts";
import { familyOf } from "@dupewise/vocabulary/materials/fibers";
import type { CutFact, Fact } from "./product-facts.ts";

/** Adds another value to a cut fact, unless the fact already has that value. */
export function addCutValue(fact: CutFact, another: Fact<string>): CutFact {
  return allOf(fact).some(({ value }) => value === another.value)
    ? fact
    : { ...fact, also: [...(fact.also ?? []), another] };
}

const allOf = (fact: CutFact): readonly Fact<string>[] => [fact, ...(fact.also ?? [])];

/** The two sides' closest values of one attribute, and their similarity, 0–1. */
interface ClosestCutValues {
  similarity: number;
  original: Fact<string>;
  alternative: Fact<string>;
}

/**
 * Compares an attribute of the cut, which may have several values on each side. Returns the two most similar values and
 * their similarity, 0–1.
 */
export function closestCutValues(attribute: string, a: CutFact, b: CutFact): ClosestCutValues {
  let nearest: ClosestCutValues = {
    original: a,
    alternative: b,
    similarity: cutSimilarity(attribute, a.value, b.value),
  };
  if (a.also === undefined && b.also === undefined) return nearest;
  for (const original of allOf(a)) {
    for (const alternative of allOf(b)) {
      const similarity = cutSimilarity(attribute, original.value, alternative.value);
      if (similarity > nearest.similarity) nearest = { original, alternative, similarity };
    }
  }
  return nearest;
}

/**
 * Returns the values of a cut attribute that both sides have in addition to the given one: a flap that is also a
 * turn-lock flap on both sides.
 */
export function otherSharedValues(
  a: CutFact,
  b: CutFact,
  { value: known }: Fact<string>,
): { one: Fact<string>; other: Fact<string> }[] {
  if (a.also === undefined || b.also === undefined) return [];
  return allOf(a).flatMap((one) => {
    const other = one.value === known ? undefined : allOf(b).find(({ value }) => value === one.value);
    return other ? [{ one, other }] : [];
  });
}

/** The fill of outerwear, keyed by the family of the filling on its label. */
const FILLS: ReadonlyMap<string, string> = new Map([
  ["plumage", "down fill"],
  ["polyester", "synthetic fill"],
]);

/**
 * Adds the filling listed on a label to the cut attributes, unless the text states one. A synthetic filling on the
 * label also replaces one known only from the product line.
 */
export function withLabeledFilling(
  cut: ReadonlyMap<string, CutFact>,
  composition: readonly Fact<CompositionItem>[],
): ReadonlyMap<string, CutFact> {
  const filling = composition.find(({ value }) => partRole(value.part) === "fill");
  const value = filling && FILLS.get(familyOf(filling.value.material) ?? "");
  const said = cut.get("fill");
  const isOpen = said === undefined || (said.field === "line" && value === "synthetic fill");
  return filling && value && isOpen ? new Map([...cut, ["fill", { ...filling, value }]]) : cut;
}
