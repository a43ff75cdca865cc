import type { FoundAlternative } from "@dupewise/domain/catalogue/finding";
import type { Rates } from "@dupewise/domain/money/exchange";
import type { KindRead } from "@dupewise/domain/product/kind";
import type { Product } from "@dupewise/domain/product/product";

/** A search for alternatives to one original, by the scorer's own rules. */
interface AlternativeSearch {
  kind: KindRead;
  /** The kinds that an alternative may be of. */
  kinds: readonly string[];
  /** Words that an alternative is found by among those of its shelf, by their weight. */
  terms: ReadonlyMap<string, "A" | "B" | "C" | "D">;
  /** How alike what stands on a shelf is to the original, 0–100. */
  likeness: (shelf: { kind: string; color: string; material: string }) => number;
  /** What candidates score by the facts they were stored with, best first. */
  scores: (candidates: readonly { id: string; facts: object }[]) => { id: string; score: number }[];
  /** Alternatives, closest first: none that costs as much, and the very same item for less alone. */
  rank: (
    products: readonly { id: string; product: Product }[],
    rates: Rates,
  ) => Omit<FoundAlternative, "usualPrice" | "updatedAt">[];
}

/** Starts a search; null when the original's kind is unknown or it is not fashion. */
export type SearchAlternatives = (original: Product) => AlternativeSearch | null;
