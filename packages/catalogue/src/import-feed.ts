import type { CatalogueProduct } from "@dupewise/domain/catalogue/catalogue-product";
import type { FeedProblem, ImportTally } from "@dupewise/domain/catalogue/import";
import { toCatalogueProduct } from "./to-catalogue-product.ts";
import { BrokenFeedError, type FeedRecord } from "./feed-item.ts";
import type { OpenFeed } from "./open/open-feed.ts";

/** A feed product as stored, with its facts if it is new or has changed. */
export interface StagedProduct<Entry> {
  key: string;
  isAvailable: boolean;
  entry: Entry | null;
}

/** The storage for an import. Each step is one transaction, and fails once another process has taken over. */
export interface ImportStore<Entry> {
  /** Resumes the import of this edition, or begins one. Returns null while another worker is importing. */
  begin: (edition: string | null) => Promise<{ isPublishing: boolean; tally: ImportTally } | null>;
  /** Returns the digests of the live products, keyed by product key. */
  digests: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Stores products that were read, with the problems found and the progress so far. */
  stage: (batch: {
    products: readonly StagedProduct<Entry>[];
    problems: readonly FeedProblem[];
    tally: ImportTally;
  }) => Promise<void>;
  /** Counts the live products, those read, and the live ones that were not read. */
  survey: () => Promise<{ live: number; staged: number; gone: number }>;
  /** Retires the live products that were not read. Can't be undone. */
  beginPublishing: () => Promise<unknown>;
  /** Publishes some of the products that were read. Returns null once all of them are published. */
  publish: () => Promise<readonly unknown[] | null>;
  /** Ends the import in the given state; `reason` is null if it was published. */
  end: (state: "published" | "rolled-back" | "failed", reason: string | null) => Promise<void>;
  /** Lets another worker resume the import immediately. */
  release: () => Promise<void>;
}

export interface ImportOptions<Entry> {
  feed: OpenFeed;
  store: ImportStore<Entry>;
  /** Returns a digest that changes with anything that the entry depends on. */
  digestOf: (product: CatalogueProduct) => string;
  entryOf: (product: CatalogueProduct, digest: string) => Entry;
  /** The currency for prices without one. */
  currency: string | null;
  /** Whether a feed may lack more than half of its earlier products. */
  allowFewer: boolean;
  report: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

export interface ImportProgress {
  step: "reading" | "publishing";
  tally: ImportTally;
  /** The fraction of the feed's bytes that has been read, 0–1; null if the total is unknown. */
  share: number | null;
  published: number;
}

/** The outcome of an import; "busy" means that another process is running it. */
export type ImportOutcome =
  | { state: "published" }
  | { state: "rolled-back" | "failed"; reason: string }
  | { state: "busy" };

const BATCH = 100;
/** The fraction of unreadable rows above which a feed has another format. */
const MOST_MALFORMED = 0.1;
/** The fraction of missing products above which a feed was truncated, or is another one. */
const MOST_GONE = 0.5;
/** The number of products below which this can't be judged. */
const FEW = 20;
/** The number of products, at a millisecond each, after which other work gets a turn. */
const TURN = 10;

/**
 * Imports a feed: reads it into the staging table, and publishes it once it is complete and valid. If the process dies,
 * the next import of the same edition resumes where this import stopped.
 */
export async function importFeed<Entry>(options: ImportOptions<Entry>): Promise<ImportOutcome> {
  const { feed, store, signal } = options;
  const begun = await store.begin(feed.edition);
  if (begun === null) return { state: "busy" };
  try {
    if (!begun.isPublishing) {
      await stageAll(options, begun.tally);
      const reason = refusalOf(await store.survey(), options);
      if (reason !== null) return await rollBack(store, "rolled-back", reason);
      await store.beginPublishing();
    }
    await publishAll(options, begun.tally);
    await store.end("published", null);
    return { state: "published" };
  } catch (error) {
    if (error instanceof BrokenFeedError) return rollBack(store, "rolled-back", toSentence(error.message));
    // Other failures may be temporary: the next import of this edition resumes.
    if (!signal.aborted) await store.release().catch(() => {});
    throw error;
  }
}

async function rollBack(
  store: Pick<ImportStore<unknown>, "end">,
  state: "rolled-back" | "failed",
  reason: string,
): Promise<ImportOutcome> {
  await store.end(state, reason);
  return { state, reason };
}

async function stageAll<Entry>(options: ImportOptions<Entry>, from: ImportTally): Promise<void> {
  const { feed, currency, report, signal } = options;
  const tally = { ...from };
  let seen = 0;
  let batch = emptyBatch();
  const flush = async () => {
    await stage(options, batch, tally);
    batch = emptyBatch();
    const share = feed.bytes === null ? null : feed.received() / feed.bytes;
    report({ step: "reading", tally, share, published: 0 });
    signal.throwIfAborted();
  };
  for await (const record of feed.records) {
    seen += 1;
    if (seen <= from.read) continue;
    add(batch, record, currency);
    if (batch.read % TURN === 0) await new Promise(setImmediate);
    if (batch.read >= BATCH) await flush();
  }
  await flush();
  if (tally.read === 0) throw new BrokenFeedError("the feed is empty");
  if (tally.read >= FEW && tally.malformed > MOST_MALFORMED * tally.read) {
    throw new BrokenFeedError(`${tally.malformed} of ${tally.read} rows cannot be read`);
  }
}

interface Batch {
  read: number;
  products: Map<string, CatalogueProduct>;
  problems: FeedProblem[];
}

const emptyBatch = (): Batch => ({ read: 0, products: new Map(), problems: [] });

/** Adds what a record says to a batch, but not the record itself, whose description may be a megabyte. */
function add(batch: Batch, record: FeedRecord, currency: string | null): void {
  const { products, problems } = batch;
  batch.read += 1;
  const product = "problem" in record ? record.problem : toCatalogueProduct(record.item, currency);
  if (typeof product === "string") problems.push({ line: record.line, problem: product });
  else if (products.get(product.key)?.isAvailable !== true) products.set(product.key, product);
}

async function stage<Entry>(
  { store, digestOf, entryOf }: ImportOptions<Entry>,
  { read, products, problems }: Batch,
  tally: ImportTally,
): Promise<void> {
  const live = await store.digests([...products.keys()]);
  const staged: StagedProduct<Entry>[] = [];
  for (const [key, product] of products) {
    if (staged.length % TURN === TURN - 1) await new Promise(setImmediate);
    const digest = digestOf(product);
    const isSame = live.get(key) === digest;
    if (isSame) tally.unchanged += 1;
    staged.push({ key, isAvailable: product.isAvailable, entry: isSame ? null : entryOf(product, digest) });
  }
  tally.read += read;
  tally.malformed += problems.length;
  await store.stage({ products: staged, problems, tally });
}

function refusalOf(
  { live, staged, gone }: Awaited<ReturnType<ImportStore<unknown>["survey"]>>,
  { allowFewer }: Pick<ImportOptions<unknown>, "allowFewer">,
): string | null {
  if (staged === 0) return "The feed contains no products";
  if (allowFewer || live < FEW || gone <= MOST_GONE * live) return null;
  return `The feed lacks ${gone} of the ${live} products that it had before; if that is intended, import it with --allow-fewer`;
}

async function publishAll<Entry>({ store, report, signal }: ImportOptions<Entry>, tally: ImportTally): Promise<void> {
  let published = 0;
  for (;;) {
    const batch = await store.publish();
    if (batch === null) return;
    published += batch.length;
    report({ step: "publishing", tally, share: null, published });
    signal.throwIfAborted();
  }
}

const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
