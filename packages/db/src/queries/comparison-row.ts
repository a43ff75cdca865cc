import { getTableColumns, sql } from "drizzle-orm";
import { comparisons } from "../schema.ts";
import { PAGE_TEXT } from "../schema/limits.ts";
import type { MadeComparison, Wording } from "@dupewise/domain/comparison/basis";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";

/** What a new comparison row is built from. */
export interface ComparisonFacts {
  /** As the shopper gave them. */
  originalUrl: string;
  dupeUrl: string;
  /** As they were read. */
  original: Product;
  alternative: Product;
  result: MadeComparison;
}

const {
  requestId: _request,
  counted: _counted,
  shareToken: _share,
  pastedTextPrivate: _private,
  deletedAt: _deleted,
  assessment: _assessment,
  wording: _wording,
  ...ownerColumns
} = getTableColumns(comparisons);

/** Columns of a `Comparison` as its owner sees it. */
export const comparisonColumns = ownerColumns;

/** Shows the sentences exactly as stored. */
export const AS_STORED: Wording = { version: "", rewrite: (made) => made };

/**
 * Columns needed by `worded`. The assessment is selected only for rows whose sentences were stored in another wording,
 * because it is wider than everything else.
 */
export const wordedColumns = ({ version }: Wording) => ({
  ...ownerColumns,
  assessment: sql`case when ${comparisons.wording} <> ${version} then ${comparisons.assessment} end`.mapWith(
    comparisons.assessment,
  ),
});

/** Converts a row of `wordedColumns` to a comparison in the requested wording. */
export function worded<Row extends Comparison & { assessment: object | null }>(
  { assessment, ...made }: Row,
  wording: Wording,
) {
  return assessment === null ? made : wording.rewrite(made, assessment);
}

/** Maps an engine's result to columns: the sentences and the facts behind them. */
export function resultColumns({ basis, ...result }: MadeComparison) {
  return { ...result, assessment: basis?.assessment ?? null, wording: basis?.wording ?? null };
}

/** Maps a new comparison to its columns. One without a score is not counted. */
export function toRow({ originalUrl, dupeUrl, original, alternative, result }: ComparisonFacts) {
  return {
    ...resultColumns(result),
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
