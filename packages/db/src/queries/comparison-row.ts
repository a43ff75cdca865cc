import { getTableColumns, sql } from "drizzle-orm";
import { comparisons } from "../schema.ts";
import { PAGE_TEXT } from "../schema/limits.ts";
import type { MadeComparison, Wording } from "@dupewise/domain/comparison/basis";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";

/** What a comparison is stored from. */
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

/** The columns that make a `Comparison` as its owner sees it. */
export const comparisonColumns = ownerColumns;

/** Shows the sentences that are stored. */
export const AS_STORED: Wording = { version: "", rewrite: (made) => made };

/**
 * The same, to be shown in a wording by `worded`: the assessment comes along where the stored sentences are in another
 * wording, and only there, as it is wider than all the rest.
 */
export const wordedColumns = ({ version }: Wording) => ({
  ...ownerColumns,
  assessment: sql`case when ${comparisons.wording} <> ${version} then ${comparisons.assessment} end`.mapWith(
    comparisons.assessment,
  ),
});

/** Returns a row of `wordedColumns` as a comparison in that wording. */
export function worded<Row extends Comparison & { assessment: object | null }>(
  { assessment, ...made }: Row,
  wording: Wording,
) {
  return assessment === null ? made : wording.rewrite(made, assessment);
}

/** The columns of what an engine made, sentences and what they are made from. */
export function resultColumns({ basis, ...result }: MadeComparison) {
  return { ...result, assessment: basis?.assessment ?? null, wording: basis?.wording ?? null };
}

/** The columns that a new comparison is stored in; without a score it does not count. */
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
