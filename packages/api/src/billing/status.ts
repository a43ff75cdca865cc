import { findBilling } from "@dupewise/db/queries/billing/billing";
import type { BillingStatus } from "@dupewise/domain/account/billing";
import type { ViewerContext } from "../context.ts";

/** Returns the viewer's stored plan and whether a subscription can be bought on this server. */
export async function getBillingStatus({ payments, viewer, database }: ViewerContext): Promise<BillingStatus> {
  const { isPremium, cancelAtPeriodEnd, subscriptionPeriodEnd } = viewer;
  const { customerId, subscriptionStatus } = await findBilling(database.db, viewer.id);
  const available = payments !== null;
  return {
    available,
    message: available ? null : "Stripe payments are not available at this time.",
    isPremium,
    cancelAtPeriodEnd,
    subscriptionPeriodEnd,
    paymentFailed: subscriptionStatus === "past_due" || subscriptionStatus === "unpaid",
    canManage: available && customerId !== null,
  };
}
