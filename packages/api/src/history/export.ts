import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { type CsvCell, toCsvRows, toCsv } from "@dupewise/domain/csv";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import type { ExportInput } from "@dupewise/domain/comparison/export-input";
import type { CompositionItem, Money, Product } from "@dupewise/domain/product/product";
import { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { flattenComparison } from "@dupewise/domain/comparison/flat-sides";
import type { Sides } from "@dupewise/domain/comparison/side";
import { sideName } from "@dupewise/domain/comparison/side-name";
import {
  findComparisonsForDisplay,
  listMatchingComparisonIds,
} from "@dupewise/db/queries/comparisons/export-comparisons";
import type { ViewerContext } from "../context.ts";
import { createJsonArraySerializer } from "./create-json-array-serializer.ts";
import { streamComparisons } from "./stream-comparisons.ts";

interface Row {
  comparison: Comparison;
  /** The effective facts of each side. */
  facts: Sides<Product>;
}

const COLUMNS: Record<string, (row: Row) => CsvCell> = {
  Date: ({ comparison }) => comparison.createdAt.toISOString(),
  "Original product": ({ comparison }) => sideName(comparison.original),
  "Original link": ({ comparison }) => comparison.original.product.url,
  "Original price": ({ facts }) => formatPrice(facts.original.price),
  "Original materials": ({ facts }) => formatMaterials(facts.original),
  "Alternative product": ({ comparison }) => sideName(comparison.alternative),
  "Alternative link": ({ comparison }) => comparison.alternative.product.url,
  "Alternative price": ({ facts }) => formatPrice(facts.alternative.price),
  "Alternative materials": ({ facts }) => formatMaterials(facts.alternative),
  "Match in percent": ({ comparison }) => comparison.result.similarityScore,
  "Value out of 10": ({ comparison }) => comparison.result.valueScore,
  Favorite: ({ comparison }) => (comparison.isFavorite ? "yes" : "no"),
  Similarities: ({ comparison }) => comparison.result.similarities.join("; "),
  Differences: ({ comparison }) => comparison.result.differences.join("; "),
};

/**
 * Streams the viewer's filtered history, either as CSV that is safe from formula injection, or as a JSON array with one
 * comparison per line. Throws `rate_limited` while another export is running.
 */
export function exportHistory(ctx: ViewerContext, { format, ...filter }: ExportInput): AsyncGenerator<string> {
  const { database, viewer, wording } = ctx;
  const listIds = () => listMatchingComparisonIds(database.db, viewer.id, filter);
  const find = (ids: string[]) => findComparisonsForDisplay(database.db, viewer.id, ids, wording);
  return streamComparisons(ctx, { listIds, find, ...FILES[format] });
}

const flatLines = createJsonArraySerializer(FlatComparison);
const formatJsonRows = (some: Comparison[], isFirst: boolean): string =>
  flatLines(some.map(flattenComparison), isFirst);

const FILES = {
  csv: { open: async () => toCsv([Object.keys(COLUMNS)]), close: "", write: formatCsvRows },
  json: { open: async () => "[", close: "\n]\n", write: formatJsonRows },
};

function formatCsvRows(some: Comparison[]): string {
  const rows = some.map((comparison) => ({ comparison, facts: effectiveSides(comparison) }));
  return toCsvRows(rows.map((row) => Object.values(COLUMNS).map((of) => of(row))));
}

const formatPrice = (money: Money | null): string | null =>
  money && [money.amount, money.currency].filter((part) => part !== null).join(" ");

const formatMaterials = ({ composition, materials: names }: Product): string =>
  composition.length > 0 ? formatShares(composition) : names.join(", ");

const formatShares = (items: CompositionItem[]): string =>
  items.map(({ material, percentage }) => (percentage === null ? material : `${percentage}% ${material}`)).join(", ");
