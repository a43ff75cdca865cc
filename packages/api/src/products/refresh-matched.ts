import { listStaleMatchedProducts } from "@dupewise/db/queries/products/refreshing";
import type { Services } from "../context.ts";

/** The maximum number of pages per run, at most one per shop, so that shops are never burdened. */
const AT_A_TIME = 30;

/**
 * Queues a refresh of each page that an alert has matched and that was last fetched more than a day ago, oldest first.
 */
export async function queueProductRefreshes({
  database: { db },
  enqueue,
}: Pick<Services, "database" | "enqueue">): Promise<void> {
  for (const productId of await listStaleMatchedProducts(db, AT_A_TIME))
    await enqueue(db, "refresh-product", { productId });
}
