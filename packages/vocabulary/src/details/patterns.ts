import { createNameFinder } from "../text/named-values.ts";
import { NOT_PATTERNS, PATTERNS } from "./patterns.data.ts";

const KIND_OF = new Map(PATTERNS.map(({ name, kindOf }) => [name, kindOf ?? name]));

/** Every pattern named in a text, in order. */
export const findPatterns = createNameFinder(PATTERNS, NOT_PATTERNS);

/** Returns the similarity of two patterns, 0–1: same, related ("floral" and "printed"), or different. */
export function patternSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  if (KIND_OF.get(a) !== KIND_OF.get(b)) return 0.1;
  return KIND_OF.get(a) === a || KIND_OF.get(b) === b ? 0.7 : 0.45;
}
