import type { FoundAlternatives } from "@dupewise/domain/catalogue/finding";
import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { Product } from "@dupewise/domain/product/product";

/** A product as reported to an assistant. */
export type ReportedProduct = Pick<Product, "title" | "brand" | "materials" | "url" | "category" | "price">;

/** Two products and the result of comparing them. */
export interface ProductComparison {
  sides: Sides<ReportedProduct>;
  result: Pick<
    ComparisonResult,
    "similarityScore" | "valueScore" | "similarities" | "differences" | "priceAnalysis" | "analysis"
  >;
  /** The comparison's ID if it is stored, otherwise null. */
  id: string | null;
}

/** The results of several comparisons with one original. `index` is an alternative's position, counted from 0. */
export interface CompareManyResult {
  compared: readonly (ProductComparison & { index: number })[];
  failed: readonly { index: number; reason: string }[];
}

/** What assistants may do, wherever the engine runs. Errors are worded for the assistant. */
export interface Abilities {
  read: (input: string, signal: AbortSignal) => Promise<ReportedProduct>;
  compare: (inputs: Sides<string>, signal: AbortSignal) => Promise<ProductComparison>;
  /** @param onDone called after each alternative, read or not */
  compareMany: (
    original: string,
    alternatives: readonly string[],
    options: { signal: AbortSignal; onDone: () => Promise<void> },
  ) => Promise<CompareManyResult>;
  /** Explains a pair's score in plain text; null where stored comparisons are explained instead. */
  explain: ((inputs: Sides<string>, signal: AbortSignal) => Promise<string>) | null;
  /** The abilities that need an account; null without one. */
  account: AccountAbilities | null;
}

/** What assistants may do with an account and its server's catalogue. */
export interface AccountAbilities {
  find: (original: string, limit: number) => Promise<FoundAlternatives>;
  /** Returns stored comparisons, newest first. */
  history: (query: { search: string; limit: number }) => Promise<readonly ProductComparison[]>;
  /** Returns a stored comparison. */
  comparison: (id: string) => Promise<ProductComparison>;
}
