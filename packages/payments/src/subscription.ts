import { Subscription } from "@dupewise/domain/account/billing";
import type Stripe from "stripe";

const timeOf = (seconds: number) => new Date(seconds * 1000);

/**
 * Converts a Stripe subscription to the domain's type. Stripe stores the billing period on the subscription's items: if
 * there are several, the latest end counts; if there are none, the period counts as over.
 */
export function toSubscription({ id, status, items, cancel_at, cancel_at_period_end }: Stripe.Subscription) {
  const ends = items.data.map((item) => item.current_period_end);
  const starts = items.data.map((item) => item.current_period_start);
  return Subscription.parse({
    id,
    status,
    periodStart: timeOf(Math.max(0, ...starts)),
    periodEnd: timeOf(Math.max(0, ...ends)),
    cancelAtPeriodEnd: cancel_at_period_end,
    cancelAt: cancel_at === null ? null : timeOf(cancel_at),
  });
}
