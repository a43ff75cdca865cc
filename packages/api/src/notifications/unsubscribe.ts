import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import type { MailSubscription, Message, SubscriptionToken } from "@dupewise/domain/alerts/alert";
import { updateNotification } from "@dupewise/db/queries/alerts/alerts";
import { findSubscription, setAccountMail, type Subscription } from "@dupewise/db/queries/mail/unsubscribing";
import type { RequestContext } from "../context.ts";
import { throwAlertLimitReached } from "./alert-limit.ts";

/** Returns what an unsubscribe link covers, for the confirmation page. Throws `not_found` or `rate_limited`. */
export async function getSubscription(ctx: RequestContext, { token }: SubscriptionToken): Promise<MailSubscription> {
  return toAnswer(await find(ctx, token));
}

/** Stops the mails that a link belongs to. The response to an unknown link is identical. */
export async function unsubscribe(ctx: RequestContext, { token }: SubscriptionToken): Promise<Message> {
  const found = await findSubscription(ctx.database.db, token);
  if (found) await change(ctx, found, false);
  return { message: "You won't get any more of these emails" };
}

/** Undoes `unsubscribe`. Throws `not_found`, `rate_limited`, or `premium_required` beyond the plan's limit. */
export async function resubscribe(ctx: RequestContext, { token }: SubscriptionToken): Promise<MailSubscription> {
  const found = await find(ctx, token);
  await change(ctx, found, true);
  return toAnswer({ ...found, isActive: true });
}

/** Rate limited except for unsubscribing, which mail programs do for many people from one address. */
async function find(ctx: RequestContext, token: string): Promise<Subscription> {
  await ctx.limits.take("unsubscribeAddress", ctx.address);
  const found = await findSubscription(ctx.database.db, token);
  if (found) return found;
  throw new DomainError("not_found", "This link no longer works. You can change your emails in your profile");
}

async function change({ database: { db } }: RequestContext, found: Subscription, isActive: boolean): Promise<void> {
  if (found.scope === "account") return setAccountMail(db, found.userId, isActive);
  const { alerts: limit } = entitlementsOf(found);
  const { id, userId } = found;
  if ((await updateNotification(db, { id, userId }, { isActive }, { limit })) === "limit_reached") {
    throwAlertLimitReached(limit);
  }
}

function toAnswer(found: Subscription): MailSubscription {
  const { scope, isActive } = found;
  return { scope, isActive, productName: found.scope === "alert" ? found.productName : null };
}
