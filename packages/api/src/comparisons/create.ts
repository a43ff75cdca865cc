import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { Sides } from "@dupewise/domain/comparison/side";
import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import type { PageInput } from "@dupewise/domain/product/browser-page";
import type { Product } from "@dupewise/domain/product/product";
import { renewReservation } from "@dupewise/db/queries/limits/quota";
import type { Db } from "@dupewise/db/connect";
import { storeComparison } from "@dupewise/db/queries/comparisons/store-comparison";
import type { ViewerContext } from "../context.ts";
import { notifyOfComparison } from "../channels/notify-of-comparison.ts";
import { queueAlertMatching } from "../notifications/queue-alert-matching.ts";
import { reserveForRequest } from "./reserve.ts";
import { recordCapturedPrices } from "../watches/record-own.ts";
import { refund } from "./refund.ts";
import { readAndScore, type ComparisonStep } from "./read-and-score.ts";

const RENEW_EVERY_MS = 10_000;

/** The input for making one comparison. */
export interface ComparisonRequest {
  /** Each side's input: a link, text, or a page from the shopper's own browser. */
  inputs: Sides<string | PageInput>;
  /** The caller's ID for the request. Repeating a request returns the same comparison. */
  requestId: string | undefined;
  /**
   * Set if several comparisons share the original, which is then read only once. Such a comparison waits while too many
   * are in progress.
   */
  originalRead?: Promise<Product>;
}

/**
 * Compares two products. Reserves one comparison of the quota, reads both products, scores them, and finally stores and
 * counts the comparison in one transaction. Refunds the reservation if any step fails. No transaction is open while
 * products are being read. Throws `scraping_failed` if a product can't be read, `unavailable` if the reader is
 * overloaded, an `ai_*` code if scoring fails, and the errors of `reserveForRequest`.
 * @param report called after every step
 */
export async function createComparison(
  ctx: ViewerContext,
  { inputs, requestId, originalRead }: ComparisonRequest,
  report: (step: ComparisonStep) => void = () => {},
): Promise<Comparison> {
  const { db } = ctx.database;
  const userId = ctx.viewer.id;
  report({ stage: "reading" });
  const beginning = await reserveForRequest(ctx, requestId, { isPatient: originalRead !== undefined });
  if ("made" in beginning) return beginning.made;
  const { reservation } = beginning;
  // Reading or a model may take longer than a reservation lasts.
  const renewal = setInterval(() => void renewReservation(db, reservation.id).catch(() => {}), RENEW_EVERY_MS);
  let made: Comparison;
  try {
    await ctx.limits.take("compareUser", userId);
    const { deeperAnalysis: isDeep } = entitlementsOf(ctx.viewer);
    const facts = await readAndScore(
      ctx,
      { inputs, originalRead, askedBy: userId, isDeep, seesPhotos: ctx.viewer.photoReadingEnabled },
      report,
    );
    made = await storeComparison(db, reservation, facts, (tx, stored) => announce(ctx, tx, stored));
  } catch (error) {
    await refund(db, reservation.id);
    throw error;
  } finally {
    clearInterval(renewal);
  }
  await recordCapturedPrices(ctx, made);
  return made;
}

async function announce(ctx: ViewerContext, tx: Db, stored: Comparison): Promise<void> {
  await queueAlertMatching(ctx, tx, stored);
  if (entitlementsOf(ctx.viewer).alertMail) await notifyOfComparison(ctx, tx, stored);
}
