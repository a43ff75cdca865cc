import { setImmediate as nextTurn } from "node:timers/promises";
import { hasAlertForAppearance, listNewProducts } from "@dupewise/db/queries/catalogue/news";
import { storeFeedPage } from "@dupewise/db/queries/products/product-cache";
import type { Services } from "../context.ts";
import { isShareableUrl } from "../notifications/shareable-url.ts";
import { matchProduct } from "../notifications/match-product.ts";
import type { JobData } from "../ports/jobs.ts";

type RequiredServices = Pick<Services, "database" | "alerts" | "sendMail" | "enqueue" | "siteUrl">;

/**
 * Matches new catalogue products against all alerts, one product at a time, so that matching for new comparisons
 * doesn't have to wait. Idempotent: stores each match only once.
 */
export async function matchImportedProducts(
  services: RequiredServices,
  { productIds }: JobData<"match-imported">,
  signal: AbortSignal,
): Promise<void> {
  const { db } = services.database;
  for (const product of await listNewProducts(db, productIds)) {
    // Extracting facts takes a millisecond per product; others get a turn in between.
    await nextTurn();
    signal.throwIfAborted();
    if (!isShareableUrl(product.url)) continue;
    if (!(await hasAlertForAppearance(db, services.alerts.appearanceLookupKeys(product)))) continue;
    const productId = await storeFeedPage(db, product);
    if (productId !== undefined) await matchProduct(services, { productId, isImported: true }, signal);
  }
}
