import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importFeedFile, writeFeed } from "../import-feed-file.ts";
import type { LoadContext } from "./call-procedure.ts";

const PRODUCTS = 2_000;

/**
 * Imports feeds repeatedly, with different products each time, until aborted. Returns the number of imported products.
 */
export async function importFeeds({ databaseUrl, signal }: LoadContext): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "dupewise-importing-"));
  const file = join(folder, "feed.jsonl");
  let imported = 0;
  try {
    while (!signal.aborted) {
      await writeFeed(file, PRODUCTS, { first: imported });
      await importFeedFile(file, databaseUrl);
      imported += PRODUCTS;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { products: imported };
}
