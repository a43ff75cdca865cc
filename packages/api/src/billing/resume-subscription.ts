import { findUser } from "@dupewise/db/queries/account/accounts";
import { findBilling } from "@dupewise/db/queries/billing/billing";
import { isEnding } from "@dupewise/domain/account/subscription-plan";
import type { User } from "@dupewise/domain/account/user";
import type { ViewerContext } from "../context.ts";
import { requirePayments } from "../ports/payments.ts";
import { syncCustomer } from "./sync-customer.ts";

/**
 * Undoes the cancellation of the viewer's subscription before the billing period ends, and returns the updated viewer.
 * Does nothing if no cancellation is scheduled. Throws `payments_unavailable` if the provider fails, or `rate_limited`
 * after too many calls.
 */
export async function resumeSubscription(ctx: ViewerContext): Promise<User> {
  const { viewer, database, limits } = ctx;
  const { customerId, subscriptionId } = await findBilling(database.db, viewer.id);
  if (customerId !== null && subscriptionId !== null) {
    const payments = requirePayments(ctx);
    await limits.take("billingUser", viewer.id);
    const subscriptions = await payments.subscriptionsOf(customerId);
    const current = subscriptions?.find(({ id }) => id === subscriptionId);
    if (current && isEnding(current)) await payments.resume(current);
    await syncCustomer(ctx, { customerId });
  }
  return (await findUser(database.db, viewer.id)) ?? viewer;
}
