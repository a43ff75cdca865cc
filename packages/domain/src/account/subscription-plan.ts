import type { Subscription } from "./billing.ts";

/** How long Premium continues while a payment is late, because an expired card is no reason to lock someone out. */
export const PAYMENT_GRACE_MS = 7 * 24 * 60 * 60 * 1000;

/** The plan that results from a user's subscriptions. */
export interface Plan {
  /** When premium ends if nothing else happens. Null on the free plan, and while nothing has been paid. */
  premiumUntil: Date | null;
  subscriptionId: string | null;
  subscriptionStatus: Subscription["status"] | null;
  /** When the subscription renews or, if it is canceled or a payment is overdue, when premium ends. */
  subscriptionPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
}

const FREE: Plan = {
  premiumUntil: null,
  subscriptionId: null,
  subscriptionStatus: null,
  subscriptionPeriodEnd: null,
  cancelAtPeriodEnd: false,
};

/** Statuses that will never be charged again, or never were. */
const OVER = new Set<Subscription["status"]>(["canceled", "incomplete", "incomplete_expired"]);

/** Returns true when a subscription can still be charged. */
export const isChargeable = ({ status }: Subscription): boolean => !OVER.has(status);
/** Returns true when a subscription is scheduled to end, either with its period or on a set date. */
export const isEnding = ({ cancelAtPeriodEnd, cancelAt }: Subscription): boolean =>
  cancelAtPeriodEnd || cancelAt !== null;

/**
 * Derives a customer's plan from all of their subscriptions, in any order: the subscription that lasts longest counts.
 * A late payment keeps Premium for `PAYMENT_GRACE_MS`; a subscription that is scheduled to end counts until then.
 * Ignores subscriptions that can no longer be charged.
 */
export function planFromSubscriptions(subscriptions: readonly Subscription[]): Plan {
  const [best] = subscriptions
    .filter(isChargeable)
    .map((subscription) => ({ subscription, until: getPremiumEnd(subscription) }))
    .toSorted((a, b) => toTime(b.until) - toTime(a.until) || (a.subscription.id < b.subscription.id ? -1 : 1));
  if (!best) return FREE;
  const { subscription, until } = best;
  return {
    premiumUntil: until,
    subscriptionId: subscription.id,
    subscriptionStatus: subscription.status,
    subscriptionPeriodEnd:
      subscription.cancelAt ?? (subscription.status === "past_due" ? until : subscription.periodEnd),
    cancelAtPeriodEnd: isEnding(subscription),
  };
}

const toTime = (until: Date | null) => until?.getTime() ?? -Infinity;

function getPremiumEnd({ status, periodStart, periodEnd, cancelAtPeriodEnd, cancelAt }: Subscription): Date | null {
  const paidUntil = getPaidUntil(status, periodStart, periodEnd);
  if (paidUntil === null) return null;
  const end = cancelAt ?? (cancelAtPeriodEnd ? periodEnd : null);
  const graceful = paidUntil.getTime() + PAYMENT_GRACE_MS;
  return new Date(end === null ? graceful : Math.min(end.getTime(), graceful));
}

function getPaidUntil(status: Subscription["status"], periodStart: Date, periodEnd: Date): Date | null {
  if (status === "active" || status === "trialing") return periodEnd;
  // The period advances when its invoice is created: the current one is past due, and the previous one was paid.
  return status === "past_due" ? periodStart : null;
}
