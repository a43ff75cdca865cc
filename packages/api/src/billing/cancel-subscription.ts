import { findUser } from "@dupewise/db/queries/accounts";
import { findBilling } from "@dupewise/db/queries/billing";
import { isEnding, isLive } from "@dupewise/domain/account/plan";
import type { User } from "@dupewise/domain/account/user";
import type { ViewerContext } from "../context.ts";
import { requirePayments } from "../ports/payments.ts";
import { syncCustomer } from "./sync-customer.ts";

/**
 * Lets every subscription of theirs run out; premium lasts until then. One that is not paid for ends at once: nothing
 * is left of it. Without a subscription nothing changes.
 */
export async function cancelSubscription(ctx: ViewerContext): Promise<User> {
  const { viewer, database, limits } = ctx;
  const { customerId, subscriptionId } = await findBilling(database.db, viewer.id);
  if (customerId !== null && (ctx.payments || subscriptionId !== null)) {
    const payments = requirePayments(ctx);
    await limits.take("billingUser", viewer.id);
    const subscriptions = (await payments.subscriptionsOf(customerId)) ?? [];
    for (const subscription of subscriptions.filter(isLive)) {
      const isPaid = subscription.status === "active" || subscription.status === "trialing";
      if (!isPaid) await payments.cancelNow(subscription);
      else if (!isEnding(subscription)) await payments.cancelAtPeriodEnd(subscription);
    }
    await syncCustomer(ctx, { customerId });
  }
  return (await findUser(database.db, viewer.id)) ?? viewer;
}
