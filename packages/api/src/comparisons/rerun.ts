import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { type EnteredTexts, RERUN_FIELDS } from "@dupewise/domain/comparison/flat-sides";
import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import type { Sides } from "@dupewise/domain/comparison/side";
import { findRerunInputs, storeRerun } from "@dupewise/db/queries/comparisons/rerun";
import type { ViewerContext } from "../context.ts";
import { findRatesForPrices } from "../exchange/find-rates-for-prices.ts";
import { queueAlertMatching } from "../notifications/queue-alert-matching.ts";
import { throwNotInHistory } from "../history/not-in-history.ts";
import { throwFreeLimitReached } from "./throw-free-limit.ts";
import { findFirstOwnPhotos } from "../photos/find-first-own-photos.ts";
import { addMeasuredColor } from "./add-measured-color.ts";
import { mergeManualFacts } from "./merge-manual-facts.ts";

/** Another rerun may finish first; its result is then taken into account. */
const TRIES = 3;

/** A shopper's corrections to one comparison, as sent to the API. */
export interface Correction extends Sides<EnteredTexts> {
  id: string;
  /** Whether to measure the color in the photo if the text states none. */
  measuredColors?: boolean | undefined;
}

/**
 * Rescores a comparison with the shopper's corrections. A rerun is free, except that a comparison without a score
 * counts toward the quota once it receives one. Throws `not_found` if the comparison isn't the viewer's,
 * `validation_failed` for an invalid correction, `free_limit_reached` if the quota has no room for a first score,
 * `rate_limited` after too many reruns, and `conflict` if other reruns keep interfering.
 */
export async function rerunComparison(
  ctx: ViewerContext,
  { id, measuredColors, ...entered }: Correction,
): Promise<Comparison> {
  const key = { id, userId: ctx.viewer.id };
  await ctx.limits.take("compareUser", ctx.viewer.id);
  const { comparisons: limit, deeperAnalysis: isDeep } = entitlementsOf(ctx.viewer);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = (await findRerunInputs(ctx.database.db, key)) ?? throwNotInHistory();
    const products = { original: found.original.product, alternative: found.alternative.product };
    if (measuredColors) {
      const own = await findFirstOwnPhotos(ctx, key);
      products.original = await addMeasuredColor(ctx, products.original, own.original);
      products.alternative = await addMeasuredColor(ctx, products.alternative, own.alternative);
    }
    const manual = {
      original: mergeManualFacts(found.original.manual, entered.original, RERUN_FIELDS.original, ctx.kinds),
      alternative: mergeManualFacts(found.alternative.manual, entered.alternative, RERUN_FIELDS.alternative, ctx.kinds),
    };
    const { original, alternative } = effectiveSides({
      original: { product: products.original, manual: manual.original },
      alternative: { product: products.alternative, manual: manual.alternative },
    });
    const rates = await findRatesForPrices(ctx.database.db, { original, alternative });
    const result = await ctx.compareProducts(original, alternative, { signal: ctx.signal, isDeep, rates });
    const stored = await storeRerun(ctx.database.db, key, {
      version: found.version,
      products,
      manual,
      result: { ...result, analysis: { ...result.analysis, scoredAt: new Date().toISOString() } },
      limit,
      alongside: (tx, comparison) => queueAlertMatching(ctx, tx, comparison),
    });
    if (stored === "limit_reached") throwFreeLimitReached();
    if (stored !== "changed_meanwhile") return stored;
  }
  throw new DomainError("conflict", "This comparison is being changed elsewhere. Please try again");
}
