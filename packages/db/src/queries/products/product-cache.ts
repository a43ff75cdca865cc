import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull, lt, sql } from "../../drizzle.ts";
import { productReaders, products } from "../../schema.ts";
import { MAX_PAGE_TEXT_LENGTH, MAX_URL_LENGTH } from "../../schema/limits.ts";
import { createKeyedMutex } from "@dupewise/domain/keyed-mutex";
import type { Product } from "@dupewise/domain/product/product";
import type { UrlReading } from "@dupewise/domain/product/reading";
import type { Database, Db } from "../../connect.ts";

/** The pause between two checks of another server's read, doubled after each. */
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 800;
/** A dead reader blocks the others no longer than this. */
const LEASE = sql`now() + interval '10 seconds'`;
const RENEW_EVERY_MS = 4_000;

/**
 * Creates the shared cache of product pages, keyed by normalized URL. Doesn't cache URLs that are too long for the
 * index.
 */
export function createProductCache({ db }: Pick<Database, "db">) {
  /** Spares this process the queries of everyone who waits for the first reader of a URL. */
  const inTurn = createKeyedMutex();
  return {
    get: (url: string) => getReading(db, url),
    put: (url: string, reading: UrlReading) => putReading(db, url, reading),
    withLock: <T>(url: string, task: () => Promise<T>, signal: AbortSignal) =>
      url.length > MAX_URL_LENGTH ? task() : inTurn(url, () => withReader(db, url, task, signal)),
  };
}

async function getReading(db: Db, url: string): Promise<UrlReading | null> {
  const [row] = await db.select().from(products).where(eq(products.url, url));
  if (!row?.lastScrapedAt) return null;
  const { reading, errorMessage, etag, lastModified, lastScrapedAt } = row;
  return { readAt: lastScrapedAt, product: reading, errorMessage, etag, lastModified };
}

async function putReading(db: Db, url: string, { readAt, product, errorMessage, etag, lastModified }: UrlReading) {
  if (url.length > MAX_URL_LENGTH) return;
  const outcome = {
    lastScrapedAt: readAt,
    reading: product,
    scrapingSuccessful: product !== null,
    errorMessage,
    etag,
    lastModified,
  };
  const row = { ...outcome, ...(product === null ? {} : factsOf(product)) };
  await db
    .insert(products)
    .values({ url, ...row })
    .onConflictDoUpdate({ target: products.url, set: row });
}

/**
 * Stores what a feed says about a product as the product's cached page, unless a reading of the page is already stored.
 * Returns the product's ID, or undefined if the product has been deleted in the meantime. Such a page never counts as
 * fresh, because a comparison fetches the shop's own page.
 */
export async function storeFeedPage(db: Db, product: Product & { url: string }): Promise<string | undefined> {
  const row = { ...factsOf(product), reading: product, lastScrapedAt: null };
  await db
    .insert(products)
    .values({ url: product.url, ...row })
    .onConflictDoUpdate({ target: products.url, set: row, setWhere: isNull(products.reading) });
  const [stored] = await db.select({ id: products.id }).from(products).where(eq(products.url, product.url));
  return stored?.id;
}

/** The row's own columns; a failed reading keeps the facts of the last good one. */
function factsOf(product: Product) {
  const { title, materials, composition, location, imageUrl, category, brand } = product;
  const description = product.description?.slice(0, MAX_PAGE_TEXT_LENGTH) ?? null;
  const price = product.price && [product.price.amount, product.price.currency].filter(Boolean).join(" ");
  return { title, description, price, materials, composition, location, imageUrl, category, brand };
}

/**
 * Runs one task at a time per URL, across all servers. Uses a lease in a row instead of a PostgreSQL lock, which would
 * occupy a connection for as long as a shop takes to respond.
 */
async function withReader<T>(db: Db, url: string, task: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const reader = crypto.randomUUID();
  for (let pause = PAUSE_MS; !(await takeLease(db, url, reader)); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    await sleep(pause, undefined, { signal });
  }
  const ours = and(eq(productReaders.url, url), eq(productReaders.reader, reader));
  const renew = async () => db.update(productReaders).set({ expiresAt: LEASE }).where(ours);
  const renewal = setInterval(() => void renew().catch(() => {}), RENEW_EVERY_MS);
  try {
    return await task();
  } finally {
    clearInterval(renewal);
    await db.delete(productReaders).where(ours);
  }
}

async function takeLease(db: Db, url: string, reader: string): Promise<boolean> {
  const taken = await db
    .insert(productReaders)
    .values({ url, reader, expiresAt: LEASE })
    .onConflictDoUpdate({
      target: productReaders.url,
      set: { reader, expiresAt: LEASE },
      setWhere: lt(productReaders.expiresAt, sql`now()`),
    })
    .returning({ url: productReaders.url });
  return taken.length > 0;
}
