import * as z from "zod";

/** The user's plan, and whether Premium can be bought on this server. */
export const BillingStatus = z.object({
  /** Whether a subscription can be bought here. */
  available: z.boolean(),
  /** Why a subscription can't be bought, worded for the user; null if it can. */
  message: z.string().nullable(),
  isPremium: z.boolean(),
  cancelAtPeriodEnd: z.boolean(),
  subscriptionPeriodEnd: z.date().nullable(),
  /** Whether the last payment failed; premium ends unless a retry succeeds. */
  paymentFailed: z.boolean(),
  /** Whether the user can open the billing portal, to change the card and view invoices. */
  canManage: z.boolean(),
});
export type BillingStatus = z.infer<typeof BillingStatus>;

/** An open checkout, with the URL of its payment page. */
export const Checkout = z.object({ checkoutUrl: z.url({ protocol: /^https?$/ }) });
export type Checkout = z.infer<typeof Checkout>;

/** The URL for changing the card and viewing invoices. */
export const BillingPortal = z.object({ portalUrl: z.url({ protocol: /^https?$/ }) });
export type BillingPortal = z.infer<typeof BillingPortal>;

/** The status of a subscription, in the payment provider's terms. */
const SUBSCRIPTION_STATUSES = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  "incomplete_expired",
  "canceled",
] as const;

/** A subscription as reported by the payment provider. */
export const Subscription = z.object({
  id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** The most recently billed period, whether or not it was paid. */
  periodStart: z.date(),
  periodEnd: z.date(),
  cancelAtPeriodEnd: z.boolean(),
  /** The date on which it is scheduled to end; null if there is none. */
  cancelAt: z.date().nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** The only part of a payment event that is trusted: that something happened to this customer. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Null if the event isn't about a customer's subscription. */
  customerId: string | null;
}
