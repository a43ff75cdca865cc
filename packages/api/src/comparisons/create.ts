import type { Comparison, CreateComparisonInput } from "@dupewise/domain/comparison";
import { entitlementsOf } from "@dupewise/domain/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import type { ComparisonProgress } from "@dupewise/domain/progress";
import { findComparisonByRequestId } from "@dupewise/db/queries/comparisons";
import { commitComparison, refundReservation, renewReservation, reserveComparison } from "@dupewise/db/queries/quota";
import type { ViewerContext } from "../context.ts";
import { freeLimitReached } from "./free-limit-reached.ts";
import { readBoth } from "./read-both.ts";

const RENEW_EVERY_MS = 10_000;

/**
 * Compares two products: reserve one of the quota, read both, score, then store and count in one transaction.
 * A failure at any step gives the reservation back. No transaction stays open while a page is read.
 * @param requestId the caller's own id for this wish: asking twice makes one comparison
 * @param report told of every step
 * Throws `free_limit_reached`, `rate_limited`, `scraping_failed`, one of `ai_*`, `conflict` while the same wish is still
 * being worked on.
 */
export async function createComparison(
  ctx: ViewerContext,
  { originalUrl, dupeUrl, requestId }: CreateComparisonInput & { requestId?: string | undefined },
  report: (progress: Partial<ComparisonProgress>) => void = () => {},
): Promise<Comparison> {
  const { db } = ctx.database;
  const userId = ctx.viewer.id;
  if (requestId) {
    const made = await findComparisonByRequestId(db, userId, requestId);
    if (made) return made;
  }
  const reservation = await reserveComparison(db, {
    userId,
    requestId: requestId ?? null,
    limit: entitlementsOf(ctx.viewer).comparisons,
  });
  if (reservation === "limit_reached") freeLimitReached();
  if (reservation === "in_progress") {
    throw new DomainError("conflict", "This comparison is already being made. It will be in your history in a moment");
  }
  // A reading or a model may take longer than a reservation lasts by itself.
  const renewal = setInterval(() => void renewReservation(db, reservation.id).catch(() => {}), RENEW_EVERY_MS);
  try {
    await ctx.limits.take("compareUser", userId);
    const inputs = { original: originalUrl, alternative: dupeUrl };
    report({ stage: "reading" });
    const { original, alternative } = await readBoth(ctx.readProduct, inputs, ctx.signal, (side, product) =>
      report({ [side]: product }),
    );
    ctx.signal.throwIfAborted();
    report({ stage: "comparing" });
    const result = await ctx.compareProducts(original, alternative, { signal: ctx.signal });
    report({ stage: "writing" });
    return await commitComparison(db, reservation, { originalUrl, dupeUrl, original, alternative, result });
  } catch (error) {
    await refundReservation(db, reservation.id);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}
