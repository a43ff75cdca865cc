import type { EvidenceSource } from "@dupewise/domain/product/product";

/** A fact with its evidence: its source, its quote, and its certainty (0–1). */
export interface Found<T> {
  value: T;
  quote: string;
  source: EvidenceSource;
  certainty: number;
}

/**
 * Returns the most certain of several candidates, the first of them if several are equally certain, or null if there
 * are none.
 */
export function mostCertain<T>(candidates: readonly Found<T>[]): Found<T> | null {
  let best: Found<T> | null = null;
  for (const candidate of candidates) if (best === null || candidate.certainty > best.certainty) best = candidate;
  return best;
}
