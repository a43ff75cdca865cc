import { basename } from "node:path";
import { formatOf } from "@dupewise/catalogue/open/format-of";
import { connect } from "@dupewise/db/connect";
import { createDownloader } from "@dupewise/reader/fetch/feed-download";
import { Feed } from "./feeds-file.ts";
import { type ImportReport, runImport } from "./run-import.ts";

/**
 * Imports a feed file into a database, as `npm run import` does. Unlike a scheduled import, it doesn't notify anyone of
 * new products.
 */
export async function importFeedFile(location: string, databaseUrl: string): Promise<ImportReport> {
  const database = connect(databaseUrl, { max: 2 });
  const downloader = createDownloader();
  try {
    const feed = Feed.parse({ name: basename(location), format: formatOf(location), location });
    const { signal } = new AbortController();
    return await runImport({ database, downloader, enqueue: null, feed, report: () => {}, signal });
  } finally {
    await downloader.close();
    await database.close();
  }
}
