import { listStaleMatchedProducts } from "@dupewise/db/queries/products/refreshing";
import type { Services } from "../context.ts";

/** The maximum number of pages per run, at most one per shop, so that shops are never burdened. */
const AT_A_TIME = 30;

/**
 * Queues a refresh of the pages that active alerts have recently matched and that were last fetched more than a day
 * ago, one page per shop, oldest first.
 */
export async function queueProductRefreshes({
  database: { db },
  enqueue,
}: Pick<Services, "database" | "enqueue">): Promise<void> {
  for (const productId of await listStaleMatchedProducts(db, AT_A_TIME))
    await enqueue(db, "refresh-product", { productId });
}
