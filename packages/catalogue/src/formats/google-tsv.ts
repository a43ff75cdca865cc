import type { FeedRecord } from "../feed-item.ts";
import { feedItemFromGoogle } from "./google-fields.ts";
import { readRows } from "./rows.ts";

/** Attributes that may be repeated, separated by commas. */
const LISTS: ReadonlySet<string> = new Set(["additional_image_link", "product_highlight"]);

/**
 * Reads a Google Merchant feed from delimited text, row by row. Yields unreadable rows as problems. Throws the errors
 * of `readRows`.
 */
export async function* readGoogleTsv(chunks: AsyncIterable<string>): AsyncIterable<FeedRecord> {
  for await (const row of readRows(chunks)) {
    if ("problem" in row) yield row;
    else {
      const values = [...row.cells].map(([name, cell]): [string, string[]] => [name, valuesOf(name, cell)]);
      yield { line: row.line, item: feedItemFromGoogle(new Map(values)) };
    }
  }
}

function valuesOf(name: string, cell: string): string[] {
  if (LISTS.has(name)) return cell.split(",").map((one) => one.trim());
  // "Fabric:Composition:62% wool": the section name is irrelevant.
  if (name === "product_detail") return cell.split(",").map((one) => one.split(":").slice(1).join(": ").trim());
  return [cell];
}
