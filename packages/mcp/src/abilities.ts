import type { FoundAlternatives } from "@dupewise/domain/catalogue/finding";
import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { Product } from "@dupewise/domain/product/product";

/** What an assistant is told of a product. */
export type ReadProduct = Pick<Product, "title" | "brand" | "materials" | "url" | "category" | "price">;

/** Two products and what came of comparing them. */
export interface Compared {
  sides: Sides<ReadProduct>;
  result: Pick<
    ComparisonResult,
    "similarityScore" | "valueScore" | "similarities" | "differences" | "priceAnalysis" | "analysis"
  >;
  /** Where it is stored; null for nowhere. */
  id: string | null;
}

/** What several comparisons with one original came to; `index` counts the alternatives from 0. */
export interface ComparedMany {
  compared: readonly (Compared & { index: number })[];
  failed: readonly { index: number; reason: string }[];
}

/** What assistants may ask for, wherever the engine runs. Errors are thrown in words for the assistant. */
export interface Abilities {
  read: (input: string, signal: AbortSignal) => Promise<ReadProduct>;
  compare: (inputs: Sides<string>, signal: AbortSignal) => Promise<Compared>;
  /** @param onDone called after each alternative, read or not */
  compareMany: (
    original: string,
    alternatives: readonly string[],
    options: { signal: AbortSignal; onDone: () => Promise<void> },
  ) => Promise<ComparedMany>;
  /** Explains a pair's score in plain text; null where stored comparisons are explained instead. */
  explain: ((inputs: Sides<string>, signal: AbortSignal) => Promise<string>) | null;
  /** What takes an account; null where there is none. */
  account: AccountAbilities | null;
}

/** What assistants may ask for of an account and its server's catalogue. */
export interface AccountAbilities {
  find: (original: string, limit: number) => Promise<FoundAlternatives>;
  /** The newest first. */
  history: (query: { search: string; limit: number }) => Promise<readonly Compared[]>;
  comparison: (id: string) => Promise<Compared>;
}
