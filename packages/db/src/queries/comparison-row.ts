import { getTableColumns } from "drizzle-orm";
import { comparisons } from "../schema.ts";
import { PAGE_TEXT } from "../schema/limits.ts";
import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";

/** What a comparison is stored from. */
export interface ComparisonFacts {
  /** As the shopper gave them. */
  originalUrl: string;
  dupeUrl: string;
  /** As they were read. */
  original: Product;
  alternative: Product;
  result: ComparisonResult;
}

const {
  requestId: _request,
  counted: _counted,
  shareToken: _share,
  pastedTextPrivate: _private,
  deletedAt: _deleted,
  ...ownerColumns
} = getTableColumns(comparisons);

/** The columns that make a `Comparison` as its owner sees it. */
export const comparisonColumns = ownerColumns;

/** The columns that a new comparison is stored in; without a score it does not count. */
export function toRow({ originalUrl, dupeUrl, original, alternative, result }: ComparisonFacts) {
  return {
    ...result,
    counted: result.similarityScore !== null,
    originalUrl,
    originalDescription: describe(original),
    originalMaterials: original.materials,
    originalComposition: original.composition,
    originalLocation: original.location,
    originalProduct: original,
    dupeUrl,
    dupeDescription: describe(alternative),
    dupeMaterials: alternative.materials,
    dupeComposition: alternative.composition,
    dupeLocation: alternative.location,
    dupeProduct: alternative,
  };
}

/** The name as a "Product:" line, where the history looks for it, and what else is said. */
function describe({ title, description }: Product): string | null {
  const named = title === null || /^\s*Product:/im.test(description ?? "") ? null : `Product: ${title}`;
  const text = [named, description].filter((part) => part !== null).join("\n");
  return text === "" ? null : text.slice(0, PAGE_TEXT);
}
