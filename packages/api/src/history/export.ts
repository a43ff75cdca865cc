import { BRAND } from "@dupewise/domain/brand";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { toCsv } from "@dupewise/domain/csv";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import type { ExportInput, TextFile } from "@dupewise/domain/comparison/history-export";
import type { CompositionItem, Money, Product } from "@dupewise/domain/product/product";
import { productName } from "@dupewise/domain/product/product-name";
import { listForExport } from "@dupewise/db/queries/comparisons";
import type { ViewerContext } from "../context.ts";

type Cell = string | number | null;

type Row = Comparison & ReturnType<typeof effectiveSides>;

const COLUMNS: Record<string, (row: Row) => Cell> = {
  Date: ({ createdAt }) => createdAt.toISOString(),
  "Original product": (one) =>
    productName({ input: one.originalUrl, description: one.originalDescription, title: one.originalProduct.title }),
  "Original link": ({ originalProduct }) => originalProduct.url,
  "Original price": ({ original }) => price(original.price),
  "Original materials": ({ original }) => materials(original),
  "Alternative product": (one) =>
    productName({ input: one.dupeUrl, description: one.dupeDescription, title: one.dupeProduct.title }),
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
 * The viewer's history as a file: a table that no spreadsheet runs anything of, or all of it as JSON. The newest 10,000
 * comparisons; `exportData` has every one.
 */
export async function exportHistory(ctx: ViewerContext, { format }: ExportInput): Promise<TextFile> {
  const comparisons = await listForExport(ctx.database.db, ctx.viewer.id, ctx.wording);
  const filename = `${BRAND.toLowerCase()}-history.${format}`;
  if (format === "json") {
    return { filename, contentType: "application/json; charset=utf-8", content: JSON.stringify(comparisons, null, 2) };
  }
  const rows = comparisons.map((comparison) => {
    const row = { ...comparison, ...effectiveSides(comparison) };
    return Object.values(COLUMNS).map((of) => of(row));
  });
  return { filename, contentType: "text/csv; charset=utf-8", content: toCsv([Object.keys(COLUMNS), ...rows]) };
}

const price = (money: Money | null): string | null =>
  money && [money.amount, money.currency].filter((part) => part !== null).join(" ");

const materials = ({ composition, materials: names }: Product): string =>
  composition.length > 0 ? shares(composition) : names.join(", ");

const shares = (items: CompositionItem[]): string =>
  items.map(({ material, percentage }) => (percentage === null ? material : `${percentage}% ${material}`)).join(", ");
