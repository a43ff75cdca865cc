import type { BillingStatus } from "@dupewise/domain/billing";
import type { ViewerContext } from "../context.ts";

/** The viewer's plan, and whether a subscription can be bought. */
export function billingStatus({ payments, viewer }: ViewerContext): BillingStatus {
  const { isPremium, cancelAtPeriodEnd, subscriptionPeriodEnd } = viewer;
  const available = payments !== null;
  const message = available ? null : "Stripe payments are not available at this time.";
  return { available, message, isPremium, cancelAtPeriodEnd, subscriptionPeriodEnd };
}
