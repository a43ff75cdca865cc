import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { isReadFromLink, normalizeProductUrl } from "@dupewise/domain/product/product-input";
import { findProductIds } from "@dupewise/db/queries/alerts/alert-matches";
import type { Db } from "@dupewise/db/connect";
import type { Services } from "../context.ts";

/**
 * Queues jobs that match both products of a comparison against all alerts, to run once the transaction has
 * committed. Skips products that weren't read from a link.
 */
export async function queueAlertMatching(
  { enqueue }: Pick<Services, "enqueue">,
  tx: Db,
  { id: comparisonId, original, alternative }: Comparison,
): Promise<void> {
  // What a shopper pasted, or their own browser captured, stays private.
  const urls = [original, alternative].filter(isReadFromLink).map(({ input }) => normalizeProductUrl(input));
  for (const { id: productId } of await findProductIds(tx, urls)) {
    await enqueue(tx, "match-product", { productId, comparisonId });
  }
}
