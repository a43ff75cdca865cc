import { DomainError } from "@dupewise/domain/errors";
import {
  claimDuePages,
  claimPagesUpdatedByFeeds,
  findFeedPrice,
  findWatchedUrl,
  storePagePrice,
  storePageProblem,
  type PriceReading,
} from "@dupewise/db/queries/watches/watched-pages";
import type { Product } from "@dupewise/domain/product/product";
import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";
import { applyPriceReadingOfPage } from "./apply-price-readings.ts";

/** The maximum number of pages per run, at most one per shop, so that shops are never burdened. */
const SHOPS_AT_A_TIME = 200;
/** The maximum number of pages updated by feeds per run. A feed's price costs no request to a shop. */
const OF_FEEDS_AT_A_TIME = 500;

type RequiredServices = Pick<Services, "database" | "readProduct" | "enqueue" | "sendMail" | "siteUrl">;

/**
 * Queues a price check for each watched page that is due, and for each page about which a feed has just published new
 * data.
 */
export async function queuePriceChecks({ database: { db }, enqueue }: RequiredServices): Promise<void> {
  const due = await claimDuePages(db, SHOPS_AT_A_TIME);
  const ofFeeds = await claimPagesUpdatedByFeeds(db, OF_FEEDS_AT_A_TIME);
  for (const pageId of new Set([...due, ...ofFeeds])) await enqueue(db, "read-price", { pageId });
}

/**
 * Fetches the price of a watched page, or takes it from a feed that lists the page, and notifies the page's watchers.
 * If the shop refuses the request, stores the reason for the watchers to see, and retries later.
 */
export async function readPrice(
  services: RequiredServices,
  { pageId }: JobData<"read-price">,
  signal: AbortSignal,
): Promise<void> {
  const { db } = services.database;
  const url = await findWatchedUrl(db, pageId);
  if (url === undefined) return;
  try {
    const reading =
      (await findFeedPrice(db, url)) ?? toPriceReading(await services.readProduct(url, { askedBy: "watches", signal }));
    await storePriceAndNotify(services, pageId, reading);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "scraping_failed")) throw error;
    await storePageProblem(db, pageId, getFailureReason(error));
  }
}

/** Stores a page's price, checks it against all watches of the page, and notifies their owners. */
export async function storePriceAndNotify(
  services: RequiredServices,
  pageId: number,
  reading: PriceReading,
): Promise<void> {
  const { db } = services.database;
  await db.transaction((tx) => storePagePrice(tx, pageId, reading));
  for (let after: string | null = ""; after !== null;) {
    const from: string = after;
    after = await db.transaction((tx) => applyPriceReadingOfPage(services, tx, { pageId, after: from, reading }));
  }
}

/** Returns the price and the availability of a product that was read from its page. */
export const toPriceReading = ({ price, soldOut }: Pick<Product, "price" | "soldOut">): PriceReading => ({
  price,
  isAvailable: soldOut !== true,
});

/** Returns the reason that a page could not be read, without the page's URL. */
export const getFailureReason = (error: DomainError): string =>
  error.cause instanceof Error ? error.cause.message : error.message;
