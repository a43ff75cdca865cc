import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { sideName } from "@dupewise/domain/comparison/side-name";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { DomainError } from "@dupewise/domain/errors";
import { isReadFromLink, findOnlyLink, normalizeProductUrl } from "@dupewise/domain/product/product-input";
import type { Product } from "@dupewise/domain/product/product";
import type { CreateWatchInput, WatchWithHistory } from "@dupewise/domain/watches/watch";
import { storePageProblem } from "@dupewise/db/queries/watches/watched-pages";
import { upsertWatch } from "@dupewise/db/queries/watches/watches";
import { getComparison } from "../comparisons/get.ts";
import type { ViewerContext } from "../context.ts";
import { getWatch } from "./get.ts";
import { toPriceReading, getFailureReason, storePriceAndNotify } from "./read-price.ts";
import { recordOwnPrices } from "./record-own.ts";

/** A product to watch, and what its owner's browser saw of it when that is private. */
interface Watched {
  url: string;
  title: string | null;
  comparisonId: string | null;
  seen: Product | null;
}

const TITLE_LENGTH = 300;

/**
 * Starts watching the price at a link, or on the page of one side of a comparison, and checks it immediately. A page
 * that can't be read can still be watched, because a feed or the shopper's own captures may provide its price. Throws
 * `not_found` if the comparison isn't the viewer's, `validation_failed` for a side without a link, `premium_required`
 * if the plan's limit is reached, `conflict` if the account's maximum is reached, and `rate_limited` after too many
 * calls.
 */
export async function createWatch(ctx: ViewerContext, input: CreateWatchInput): Promise<WatchWithHistory> {
  const { below, dropPercent, backInStock } = input;
  await ctx.limits.take("previewLinkUser", ctx.viewer.id);
  const { url, title, comparisonId, seen } = await watchedOf(ctx, input.of);
  const read = await readNow(ctx, url);
  const name = title ?? read.product?.title ?? new URL(url).host;
  const { watches: limit } = entitlementsOf(ctx.viewer);
  const watch = { url, title: name.slice(0, TITLE_LENGTH), comparisonId, below, dropPercent, backInStock };
  const made = await upsertWatch(ctx.database.db, ctx.viewer.id, watch, limit);
  if (made === "limit_reached") throwTooManyWatches(limit);
  if (read.product) await storePriceAndNotify(ctx, made.pageId, toPriceReading(read.product));
  else await storePageProblem(ctx.database.db, made.pageId, read.problem);
  if (!read.product?.price && seen?.price) await recordOwnPrices(ctx, new Map([[url, seen]]));
  return getWatch(ctx, made);
}

async function watchedOf(ctx: ViewerContext, of: CreateWatchInput["of"]): Promise<Watched> {
  if ("url" in of) return { url: normalizeProductUrl(of.url), title: null, comparisonId: null, seen: null };
  const comparison = await getComparison(ctx, { id: of.comparisonId });
  const side = comparison[of.side];
  const link = findOnlyLink(side.input) ?? side.product.url;
  if (link === null) {
    throw new DomainError(
      "validation_failed",
      "This product was pasted without a link. Add a link to its page instead",
    );
  }
  return {
    url: normalizeProductUrl(link),
    title: sideName(side),
    comparisonId: of.comparisonId,
    seen: isReadFromLink(side) ? null : effectiveSides(comparison)[of.side],
  };
}

type ReadNow = { product: Product; problem: null } | { product: null; problem: string };

async function readNow(ctx: ViewerContext, url: string): Promise<ReadNow> {
  try {
    return { product: await ctx.readProduct(url, { askedBy: ctx.viewer.id, signal: ctx.signal }), problem: null };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "scraping_failed") throw error;
    return { product: null, problem: getFailureReason(error) };
  }
}

function throwTooManyWatches(limit: number | null): never {
  if (limit === null) {
    throw new DomainError(
      "conflict",
      `You've reached the limit of ${STORAGE_LIMITS.watches} watched prices. Stop watching one to add another`,
    );
  }
  throw new DomainError(
    "premium_required",
    "A free account can watch one price. Stop watching that one first, or upgrade to Premium for unlimited prices",
  );
}
