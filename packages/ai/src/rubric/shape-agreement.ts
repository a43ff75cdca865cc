import { cutAttribute, cutSimilarity, isShape } from "@dupewise/vocabulary/details/cuts";
import type { ProductFacts } from "../facts/product-facts.ts";

/** What two products' named attributes of cut and shape have in common: Σ weight × likeness, Σ weight, and how many. */
export interface ComparedShape {
  sum: number;
  weights: number;
  /** How many attributes both sides name. */
  named: number;
}

/** How alike two things are in a trait of the shape that only one has… */
const LACKING = 0.2;
/** …and how much of its weight that counts: what is known of a line, or what a page says of its own accord. */
const LACKING_SHARE = { known: 1.2, said: 0.1 } as const;
/** How far two lines agree of whose shape nothing can be compared. */
const UNKNOWN_AGREEMENT = 0.5;

/** Compares every attribute that both sides name, and counts what one has and the other, whose shape is told, lacks. */
export function compareShape(a: ProductFacts, b: ProductFacts): ComparedShape {
  const compared = { sum: 0, weights: 0, named: 0 };
  for (const [name, { value }] of a.cut) {
    const other = b.cut.get(name);
    if (!other) continue;
    compared.sum += weightOf(name) * cutSimilarity(name, value, other.value);
    compared.weights += weightOf(name);
    compared.named += 1;
  }
  const lacking = [...lackingWeights(a, b), ...lackingWeights(b, a)].reduce((sum, weight) => sum + weight, 0);
  return { ...compared, sum: compared.sum + LACKING * lacking, weights: compared.weights + lacking };
}

/** Returns how far two products agree in what makes them look like themselves, 0–1, whatever kind they are. */
export function shapeAgreement(a: ProductFacts, b: ProductFacts): number {
  const { sum, weights } = compareShape(a, b);
  return weights === 0 ? UNKNOWN_AGREEMENT : sum / weights;
}

const weightOf = (attribute: string): number => cutAttribute(attribute)?.weight ?? 1;

/** The weights of what makes a side what it is and the other, of whose shape something is told, has not. */
function lackingWeights(one: ProductFacts, other: ProductFacts): number[] {
  const isTold = other.line !== null || [...other.cut.keys()].some(isShape);
  if (!isTold) return [];
  return [...one.cut].flatMap(([name, { field }]) =>
    isShape(name) && !other.cut.has(name) ? [LACKING_SHARE[field === "line" ? "known" : "said"] * weightOf(name)] : [],
  );
}
