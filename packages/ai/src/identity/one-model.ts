import { SIMILARITY_BANDS } from "@dupewise/domain/comparison/score-band";
import type { Assessment } from "../assess.ts";
import { haveSameKnownLine } from "./known-line.ts";
import { isCertainlySame } from "./same-item.ts";

/**
 * Returns true when the two products differ only in seller, price and condition, because they are the same item or
 * close versions of one product line.
 */
export function areSameModel({ original, alternative, score: { sameItem, similarityScore } }: Assessment): boolean {
  if (isCertainlySame(sameItem)) return true;
  return haveSameKnownLine(original.facts, alternative.facts) && (similarityScore ?? 0) >= SIMILARITY_BANDS.great;
}
