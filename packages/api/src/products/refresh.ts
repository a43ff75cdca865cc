import { DomainError } from "@dupewise/domain/errors";
import { findProductUrl } from "@dupewise/db/queries/products/refreshing";
import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";

/**
 * Fetches a product's page again, unless its cached copy is still fresh, and queues a search for alerts that it
 * matches. If the page can't be read, doesn't retry; the cache records the failure.
 */
export async function refreshProduct(
  { database, readProduct, enqueue }: Pick<Services, "database" | "readProduct" | "enqueue">,
  { productId }: JobData<"refresh-product">,
  signal: AbortSignal,
): Promise<void> {
  const url = await findProductUrl(database.db, productId);
  if (url === undefined) return;
  try {
    await readProduct(url, { askedBy: "alerts", signal });
    await enqueue(database.db, "match-product", { productId });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "scraping_failed")) throw error;
  }
}
