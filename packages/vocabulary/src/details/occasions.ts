import { createNameFinder } from "../text/named-values.ts";
import { NOT_OCCASIONS, OCCASIONS } from "./occasions.data.ts";

const KIND_OF = new Map(OCCASIONS.map(({ name, kindOf }) => [name, kindOf ?? name]));

/** Every use named in a text, in order. */
export const findOccasions = createNameFinder(OCCASIONS, NOT_OCCASIONS);

/** Returns the similarity of two uses, 0–1: same, related ("running" and "sport"), or different. */
export function occasionSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  return KIND_OF.get(a) === KIND_OF.get(b) ? 0.6 : 0;
}
