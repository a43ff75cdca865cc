import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import type { MailSubscription, MessageResponse, SubscriptionToken } from "@dupewise/domain/alerts/alert";
import { updateNotification } from "@dupewise/db/queries/alerts/alerts";
import {
  findUnsubscribeTarget,
  setEmailNotificationsEnabled,
  type UnsubscribeTarget,
} from "@dupewise/db/queries/mail/unsubscribing";
import type { RequestContext } from "../context.ts";
import { throwAlertLimitReached } from "./alert-limit.ts";

/**
 * Returns the emails that an unsubscribe link turns off, to show them on the confirmation page. Throws `not_found` for
 * an unknown link, or `rate_limited` after too many attempts.
 */
export async function getMailSubscription(
  ctx: RequestContext,
  { token }: SubscriptionToken,
): Promise<MailSubscription> {
  return toAnswer(await find(ctx, token));
}

/** Turns off the emails that an unsubscribe link covers. The response doesn't reveal whether the link is known. */
export async function unsubscribe(ctx: RequestContext, { token }: SubscriptionToken): Promise<MessageResponse> {
  const found = await findUnsubscribeTarget(ctx.database.db, token);
  if (found) await change(ctx, found, false);
  return { message: "You won't get any more of these emails" };
}

/**
 * Turns back on the emails that an unsubscribe link turned off. Throws `not_found` for an unknown link, `rate_limited`
 * after too many attempts, and `premium_required` if the plan's limit is reached.
 */
export async function resubscribe(ctx: RequestContext, { token }: SubscriptionToken): Promise<MailSubscription> {
  const found = await find(ctx, token);
  await change(ctx, found, true);
  return toAnswer({ ...found, isActive: true });
}

/** Rate limited except for unsubscribing, which email clients do for many people from one address. */
async function find(ctx: RequestContext, token: string): Promise<UnsubscribeTarget> {
  await ctx.limits.take("unsubscribeAddress", ctx.address);
  const found = await findUnsubscribeTarget(ctx.database.db, token);
  if (found) return found;
  throw new DomainError("not_found", "This link no longer works. You can change your email settings in your profile");
}

async function change(
  { database: { db } }: RequestContext,
  found: UnsubscribeTarget,
  isActive: boolean,
): Promise<void> {
  if (found.scope === "account") return setEmailNotificationsEnabled(db, found.userId, isActive);
  const { alerts: limit } = entitlementsOf(found);
  const { id, userId } = found;
  if ((await updateNotification(db, { id, userId }, { isActive }, { limit })) === "limit_reached") {
    throwAlertLimitReached(limit);
  }
}

function toAnswer(found: UnsubscribeTarget): MailSubscription {
  const { scope, isActive } = found;
  return { scope, isActive, productName: found.scope === "alert" ? found.productName : null };
}
