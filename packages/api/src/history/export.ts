import { Comparison } from "@dupewise/domain/comparison/comparison";
import { type Cell, csvRows, toCsv } from "@dupewise/domain/csv";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import type { ExportInput } from "@dupewise/domain/comparison/history-export";
import type { CompositionItem, Money, Product } from "@dupewise/domain/product/product";
import { productName } from "@dupewise/domain/product/product-name";
import { findToShow } from "@dupewise/db/queries/export-comparisons";
import type { ViewerContext } from "../context.ts";
import { jsonLines } from "./json-lines.ts";
import { writeComparisons } from "./write-comparisons.ts";

type Row = Comparison & ReturnType<typeof effectiveSides>;

const COLUMNS: Record<string, (row: Row) => Cell> = {
  Date: ({ createdAt }) => createdAt.toISOString(),
  "Original product": (one) =>
    productName({
      input: one.originalUrl,
      description: one.originalDescription,
      title: one.originalProduct.title,
      titleManual: one.originalTitleManual,
    }),
  "Original link": ({ originalProduct }) => originalProduct.url,
  "Original price": ({ original }) => price(original.price),
  "Original materials": ({ original }) => materials(original),
  "Alternative product": (one) =>
    productName({
      input: one.dupeUrl,
      description: one.dupeDescription,
      title: one.dupeProduct.title,
      titleManual: one.dupeTitleManual,
    }),
  "Alternative link": ({ dupeProduct }) => dupeProduct.url,
  "Alternative price": ({ alternative }) => price(alternative.price),
  "Alternative materials": ({ alternative }) => materials(alternative),
  "Match in percent": ({ similarityScore }) => similarityScore,
  "Value out of 10": ({ valueScore }) => valueScore,
  Favorite: ({ isFavorite }) => (isFavorite ? "yes" : "no"),
  Similarities: ({ similarities }) => similarities.join("; "),
  Differences: ({ differences }) => differences.join("; "),
};

/**
 * Streams the viewer's history as CSV without formulas, or as JSON with one comparison per line. Throws `rate_limited`
 * while another export is running.
 */
export function exportHistory(ctx: ViewerContext, { format }: ExportInput): AsyncGenerator<string> {
  const find = (ids: string[]) => findToShow(ctx.database.db, ctx.viewer.id, ids, ctx.wording);
  return writeComparisons(ctx, { withRemoved: false, find, ...FILES[format] });
}

const FILES = {
  csv: { open: async () => toCsv([Object.keys(COLUMNS)]), close: "", write: tableRows },
  json: { open: async () => "[", close: "\n]\n", write: jsonLines(Comparison) },
};

function tableRows(some: Comparison[]): string {
  const rows = some.map((comparison) => ({ ...comparison, ...effectiveSides(comparison) }));
  return csvRows(rows.map((row) => Object.values(COLUMNS).map((of) => of(row))));
}

const price = (money: Money | null): string | null =>
  money && [money.amount, money.currency].filter((part) => part !== null).join(" ");

const materials = ({ composition, materials: names }: Product): string =>
  composition.length > 0 ? shares(composition) : names.join(", ");

const shares = (items: CompositionItem[]): string =>
  items.map(({ material, percentage }) => (percentage === null ? material : `${percentage}% ${material}`)).join(", ");
