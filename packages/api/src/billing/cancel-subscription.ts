import { findUser } from "@dupewise/db/queries/account/accounts";
import { findBilling } from "@dupewise/db/queries/billing/billing";
import { isEnding, isChargeable } from "@dupewise/domain/account/subscription-plan";
import type { User } from "@dupewise/domain/account/user";
import type { ViewerContext } from "../context.ts";
import { requirePayments } from "../ports/payments.ts";
import { syncCustomer } from "./sync-customer.ts";

/**
 * Cancels the viewer's paid subscriptions at the end of their billing period, and unpaid ones immediately, and returns
 * the updated viewer. Does nothing if there are none. Throws `payments_unavailable` if the provider fails, or
 * `rate_limited` after too many calls.
 */
export async function cancelSubscription(ctx: ViewerContext): Promise<User> {
  const { viewer, database, limits } = ctx;
  const { customerId, subscriptionId } = await findBilling(database.db, viewer.id);
  if (customerId !== null && (ctx.payments || subscriptionId !== null)) {
    const payments = requirePayments(ctx);
    await limits.take("billingUser", viewer.id);
    const subscriptions = (await payments.subscriptionsOf(customerId)) ?? [];
    for (const subscription of subscriptions.filter(isChargeable)) {
      const isPaid = subscription.status === "active" || subscription.status === "trialing";
      if (!isPaid) await payments.cancelNow(subscription);
      else if (!isEnding(subscription)) await payments.cancelAtPeriodEnd(subscription);
    }
    await syncCustomer(ctx, { customerId });
  }
  return (await findUser(database.db, viewer.id)) ?? viewer;
}
