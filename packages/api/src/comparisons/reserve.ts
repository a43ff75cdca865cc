import { setTimeout as sleep } from "node:timers/promises";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { DomainError } from "@dupewise/domain/errors";
import { findComparisonByRequestId } from "@dupewise/db/queries/comparisons/comparisons";
import { isReservationActive, reserveComparison, type Reservation } from "@dupewise/db/queries/limits/quota";
import type { ViewerContext } from "../context.ts";
import { throwFreeLimitReached } from "./throw-free-limit.ts";

const LOOK_EVERY_MS = 250;
/** Longer than a comparison takes. */
const PATIENCE_MS = 90_000;
/** Roughly the duration of a comparison of two pages. */
const SOON_SECONDS = 3;

type ReservedOrMade = { reservation: Reservation } | { made: Comparison };

/**
 * Reserves a comparison, or returns the comparison that the same request has already made. If a server is still working
 * on that request, waits for its result, and takes over if it fails. Throws `free_limit_reached` if the viewer has no
 * comparisons left, `rate_limited` if too many are in progress (unless `isPatient`), and `conflict` after 90 seconds or
 * if the account's storage is full.
 */
export async function reserveForRequest(
  ctx: ViewerContext,
  requestId: string | undefined,
  { isPatient = false } = {},
): Promise<ReservedOrMade> {
  const { db } = ctx.database;
  const userId = ctx.viewer.id;
  const request = {
    userId,
    requestId: requestId ?? null,
    limit: entitlementsOf(ctx.viewer).comparisons,
    maxConcurrent: ctx.limits.comparisonsAtOnce,
  };
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const made =
      requestId === undefined ? undefined : await findComparisonByRequestId(db, userId, requestId, ctx.wording);
    if (made) return { made };
    // Waiters only poll: reserving locks the account, and many attempts would block everyone's connections.
    if (waited === 0 || requestId === undefined || !(await isReservationActive(db, userId, requestId))) {
      const reservation = await reserveComparison(db, request);
      if (reservation === "limit_reached") throwFreeLimitReached();
      if (reservation === "too_many_at_once" && !isPatient) throwTooManyAtOnce();
      if (reservation === "unscored_full") throwTooManyUnscored();
      if (reservation === "history_full") throwHistoryFull();
      if (typeof reservation !== "string") return { reservation };
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal: ctx.signal });
  }
  throw new DomainError("conflict", "This comparison is still running. It will appear in your history in a moment");
}

function throwTooManyAtOnce(): never {
  throw new DomainError("rate_limited", "Your other comparisons are still running. Please try again in a moment", {
    retryAfterSeconds: SOON_SECONDS,
  });
}

function throwTooManyUnscored(): never {
  throw new DomainError(
    "conflict",
    `You've reached the limit of ${STORAGE_LIMITS.unscored} comparisons without a score. Add details to some, or delete some; deleted ones free up space after a day`,
  );
}

function throwHistoryFull(): never {
  const message = "Your history is full. Delete some comparisons; each one frees up space after a day";
  throw new DomainError("conflict", message);
}
