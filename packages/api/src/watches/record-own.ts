import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { isProductUrl, isReadFromLink, normalizeProductUrl } from "@dupewise/domain/product/product-input";
import type { Product } from "@dupewise/domain/product/product";
import { lockWatches, isWatchingAny } from "@dupewise/db/queries/watches/watch-state";
import { storeOwnPrice } from "@dupewise/db/queries/watches/watched-pages";
import type { ViewerContext } from "../context.ts";
import { toPriceReading } from "./read-price.ts";
import { applyPriceReadings } from "./apply-price-readings.ts";

type ViewerServices = Pick<ViewerContext, "database" | "viewer" | "sendMail" | "enqueue" | "siteUrl">;

/**
 * Records the prices on pages that the viewer's browser captured for a comparison, if the viewer watches those pages.
 */
export async function recordCapturedPrices(ctx: ViewerServices, { original, alternative }: Comparison): Promise<void> {
  const captured = [original, alternative].filter((side) => !isReadFromLink(side) && isProductUrl(side.input));
  await recordOwnPrices(ctx, new Map(captured.map(({ input, product }) => [normalizeProductUrl(input), product])));
}

/**
 * Records prices that the viewer's own browser saw. They apply only to the viewer's own watches.
 * @param seen the products by the normalized URL at which each was seen
 */
export async function recordOwnPrices(ctx: ViewerServices, seen: ReadonlyMap<string, Product>): Promise<void> {
  // Queried first, since most users watch none of what they compare.
  if (seen.size === 0 || !(await isWatchingAny(ctx.database.db, ctx.viewer.id, [...seen.keys()]))) return;
  await ctx.database.db.transaction(async (tx) => {
    const watches = await lockWatches(tx, { userId: ctx.viewer.id, urls: [...seen.keys()] }, seen.size);
    const readings = watches.flatMap((watch) => {
      const product = seen.get(watch.url);
      return product?.price ? { watch, reading: toPriceReading(product) } : [];
    });
    for (const { watch, reading } of readings) await storeOwnPrice(tx, watch.id, reading);
    await applyPriceReadings(ctx, tx, readings);
  });
}
