import { getTableColumns, sql } from "../../drizzle.ts";
import { comparisons } from "../../schema.ts";
import { MAX_PAGE_TEXT_LENGTH } from "../../schema/limits.ts";
import type { EngineComparison, Wording } from "@dupewise/domain/comparison/basis";
import type { ComparedSide, Comparison } from "@dupewise/domain/comparison/comparison";
import { type FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { unflattenComparison, flattenManualFacts, flattenReading } from "@dupewise/domain/comparison/flat-sides";
import { NOTHING_ENTERED } from "@dupewise/domain/comparison/manual-facts";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { Product } from "@dupewise/domain/product/product";

/** The shopper's corrections of a product that a new comparison starts with. */
type Manual = Pick<ComparedSide, "manual">;

/** The data that a new comparison row is built from. */
export interface ComparisonFacts extends Sides<Pick<ComparedSide, "input" | "product"> & Partial<Manual>> {
  result: EngineComparison;
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

/** The columns that `unflattenComparison` reads a comparison from. */
export const comparisonColumns = ownerColumns;

/** The wording that leaves a comparison's sentences as they are stored. */
export const AS_STORED: Wording = { version: "", rewrite: (made) => made };

/**
 * Returns the columns that `toComparisonInWording` needs. Selects the assessment, which is larger than all other
 * columns together, only for rows whose sentences were stored in another wording.
 */
export const getWordingColumns = ({ version }: Wording) => ({
  ...ownerColumns,
  assessment: sql`case when ${comparisons.wording} <> ${version} then ${comparisons.assessment} end`.mapWith(
    comparisons.assessment,
  ),
});

/** Converts a row selected with `getWordingColumns` to a comparison with sentences in the given wording. */
export function toComparisonInWording(
  row: FlatComparison & { assessment: object | null },
  wording: Wording,
): Comparison {
  const comparison = unflattenComparison(row);
  if (row.assessment === null) return comparison;
  return { ...comparison, result: wording.rewrite(comparison.result, row.assessment) };
}

/**
 * Converts an engine's result to columns: the result itself, the assessment that its sentences are based on, and the
 * version of their wording.
 */
export function toResultColumns({ basis, ...result }: EngineComparison) {
  return { ...result, assessment: basis?.assessment ?? null, wording: basis?.wording ?? null };
}

/**
 * Converts a new comparison to values for the columns of its row. A comparison without a score is marked as not
 * counted.
 */
export function toComparisonRow({ original, alternative, result }: ComparisonFacts) {
  return {
    ...toResultColumns(result),
    counted: result.similarityScore !== null,
    ...flattenManualFacts({
      original: original.manual ?? NOTHING_ENTERED,
      alternative: alternative.manual ?? NOTHING_ENTERED,
    }),
    ...flattenReading({
      original: { ...original, description: formatDescription(original.product) },
      alternative: { ...alternative, description: formatDescription(alternative.product) },
    }),
  };
}

/**
 * Formats a product's description for the history: a "Product:" line with the name, unless the description has such a
 * line, followed by the description. Returns null if the product has neither.
 */
export function formatDescription({ title, description }: Product): string | null {
  const named = title === null || /^\s*Product:/im.test(description ?? "") ? null : `Product: ${title}`;
  const text = [named, description].filter((part) => part !== null).join("\n");
  return text === "" ? null : text.slice(0, MAX_PAGE_TEXT_LENGTH);
}
