import type { FoundAlternative } from "@dupewise/domain/catalogue/finding";
import type { Rates } from "@dupewise/domain/money/exchange";
import type { DetectedKind } from "@dupewise/domain/product/kind";
import type { Product } from "@dupewise/domain/product/product";

interface CataloguedProduct {
  id: string;
  product: Product;
  /** Its score from the stored facts. */
  score?: number;
}

/** A search for alternatives to one original, by the scorer's own rules. */
interface AlternativeSearch {
  kind: DetectedKind;
  /** The kinds that an alternative may have. */
  kinds: readonly string[];
  /** The search terms for finding an alternative on its shelf, each with its weight. */
  terms: ReadonlyMap<string, "A" | "B" | "C" | "D">;
  /** Returns how similar the products on a shelf are to the original, 0–100. */
  likeness: (shelf: { kind: string; color: string; material: string }) => number;
  /** Scores candidates by their stored facts, best first. */
  scores: (candidates: readonly { id: string; facts: object }[]) => { id: string; score: number }[];
  /**
   * Ranks the alternatives, closest first. Leaves out those that don't cost less than the original, if its price is
   * known, and the same item unless it is known to cost less. The products with the highest scores come first, so that
   * those that can't be among the closest are never read.
   */
  rank: (
    products: readonly CataloguedProduct[],
    options: { rates: Rates; limit: number; nameOf: (one: CataloguedProduct) => string },
  ) => Omit<FoundAlternative, "usualPrice" | "updatedAt">[];
}

/**
 * Prepares a search for alternatives to an original. Returns null if the original's kind is unknown or isn't fashion.
 */
export type PrepareAlternativeSearch = (original: Product) => AlternativeSearch | null;
