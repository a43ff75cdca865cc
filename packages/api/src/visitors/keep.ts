import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { User } from "@dupewise/domain/account/user";
import { findUser } from "@dupewise/db/queries/account/accounts";
import type { Db } from "@dupewise/db/connect";
import { keepVisitorComparison } from "@dupewise/db/queries/comparisons/visitor-comparisons";
import { throwFreeLimitReached } from "../comparisons/throw-free-limit.ts";
import type { RequestContext, ViewerContext } from "../context.ts";
import { queueAlertMatching } from "../notifications/queue-alert-matching.ts";
import { throwComparisonGone } from "./comparison-gone.ts";

/**
 * Moves a comparison that this browser made without an account into the viewer's history, where it counts toward the
 * quota. Throws `not_found` if it has expired or another browser made it, or `free_limit_reached` if the viewer has no
 * comparisons left.
 */
export function adoptVisitorComparison(ctx: ViewerContext, { id }: { id: string }): Promise<Comparison> {
  return ctx.database.db.transaction(async (tx) => {
    const kept = (await keep(ctx, tx, ctx.viewer, id)) ?? throwComparisonGone();
    return kept === "limit_reached" ? throwFreeLimitReached() : kept;
  });
}

/**
 * Moves the comparison that this browser made without an account, if any, into a new account. Returns the updated
 * account.
 */
export async function keepComparisonOnSignUp(ctx: RequestContext, tx: Db, user: User): Promise<User> {
  const kept = await keep(ctx, tx, user);
  return kept ? ((await findUser(tx, user.id)) ?? user) : user;
}

async function keep(ctx: RequestContext, tx: Db, user: User, id?: string) {
  const visitorHash = ctx.visitor.hash;
  if (visitorHash === null) return undefined;
  const { comparisons: limit } = entitlementsOf(user);
  const kept = await keepVisitorComparison(tx, {
    userId: user.id,
    limit,
    visitorHash,
    ...(id !== undefined && { id }),
  });
  if (kept !== undefined && kept !== "limit_reached") await queueAlertMatching(ctx, tx, kept);
  return kept;
}
