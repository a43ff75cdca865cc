import { listStaleMatches } from "@dupewise/db/queries/refreshing";
import type { Services } from "../context.ts";

/** One page of each shop at most, each time that this is asked for: shops are never leant on. */
const AT_A_TIME = 30;

/** Queues pages matched by alerts and last read more than a day ago, oldest first. */
export async function refreshMatchedProducts({
  database: { db },
  enqueue,
}: Pick<Services, "database" | "enqueue">): Promise<void> {
  for (const productId of await listStaleMatches(db, AT_A_TIME)) await enqueue(db, "refresh-product", { productId });
}
