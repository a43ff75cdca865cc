import { randomUUID } from "node:crypto";
import { type ImportOutcome, type ImportProgress, importFeed, type ImportStore } from "@dupewise/catalogue/import-feed";
import type { Enqueue } from "@dupewise/api/ports/jobs";
import { openFeed } from "@dupewise/catalogue/open/open-feed";
import { findImport } from "@dupewise/db/queries/catalogue/feeds";
import {
  beginImport,
  beginPublishing,
  endImport,
  type ImportLease,
  listDigests,
  publishBatch,
  releaseImport,
  stageBatch,
  countImportProducts,
} from "@dupewise/db/queries/catalogue/imports";
import type { CatalogueEntry } from "@dupewise/db/queries/catalogue/entry";
import { findRates } from "@dupewise/db/queries/exchange-rates";
import type { Database } from "@dupewise/db/connect";
import type { Downloader } from "@dupewise/reader/fetch/feed-download";
import { computeDigest, buildCatalogueEntry } from "./build-catalogue-entry.ts";
import type { Feed } from "./feeds-file.ts";

interface Run {
  database: Pick<Database, "db">;
  downloader: Downloader;
  /** Queues the follow-up work for new products; without it, no alerts are sent. */
  enqueue: Enqueue | null;
  feed: Feed;
  report: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

/** The outcome of an import, and its stored record, which is undefined if another process is importing the feed. */
export type ImportReport = ImportOutcome & { record: Awaited<ReturnType<typeof findImport>> };

const PUBLISHED_AT_ONCE = 100;
/** The number of new products that one job matches against everyone's alerts. */
const MATCHED_AT_ONCE = 100;

/**
 * Imports a feed into the catalogue. Throws if the feed cannot be opened or the database is unavailable; another run
 * then resumes the import.
 */
export async function runImport({ database, downloader, enqueue, feed, report, signal }: Run): Promise<ImportReport> {
  const { db } = database;
  const { name, format, location, currency, allowFewer } = feed;
  const [opened, rates] = await Promise.all([openFeed({ format, location, downloader, signal }), findRates(db)]);
  const worker = randomUUID();
  const { store, lease } = storeFor(db, { name, format, location }, worker, enqueue);
  const outcome = await importFeed({
    feed: opened,
    store,
    digestOf: computeDigest,
    entryOf: (product, digest) => buildCatalogueEntry(product, digest, rates),
    currency,
    allowFewer,
    report,
    signal,
  });
  const held = lease();
  return { ...outcome, record: held === null ? undefined : await findImport(db, held.id) };
}

function storeFor(
  db: Database["db"],
  source: Parameters<typeof beginImport>[1],
  worker: string,
  enqueue: Enqueue | null,
) {
  let held: ImportLease | null = null;
  const lease = (): ImportLease => {
    if (held === null) throw new Error("The import has not started");
    return held;
  };
  const store: ImportStore<CatalogueEntry> = {
    begin: async (edition) => {
      const begun = await beginImport(db, source, edition, worker);
      held = begun?.lease ?? null;
      return begun;
    },
    digests: (keys) => listDigests(db, lease().sourceId, keys),
    stage: (batch) => stageBatch(db, lease(), batch),
    survey: () => countImportProducts(db, lease()),
    beginPublishing: () => beginPublishing(db, lease()),
    publish: () => publishBatch(db, lease(), PUBLISHED_AT_ONCE, announceTo(enqueue)),
    end: (state, reason) => endImport(db, lease().id, state, reason),
    release: () => releaseImport(db, lease()),
  };
  return { store, lease: () => held };
}

const announceTo =
  (enqueue: Enqueue | null): Parameters<typeof publishBatch>[3] =>
  async (tx, productIds) => {
    for (let at = 0; at < productIds.length; at += MATCHED_AT_ONCE) {
      await enqueue?.(tx, "match-imported", { productIds: productIds.slice(at, at + MATCHED_AT_ONCE) });
    }
  };
