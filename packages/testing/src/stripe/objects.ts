import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

/** Generates an ID in Stripe's format, such as "cus_" followed by random characters. */
export const generateStripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

interface ObjectBase {
  id: string;
  /** The current time in seconds since the epoch, as everywhere at Stripe. */
  now: number;
}

/** Builds a customer object as the Stripe API returns it. */
export const buildCustomer = (
  { id, now }: ObjectBase,
  details: Pick<Stripe.Customer, "email" | "metadata"> & { name: string | null },
): Stripe.Customer => ({
  id,
  object: "customer",
  address: null,
  balance: 0,
  created: now,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  invoice_prefix: "FAKE0001",
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: "none",
  test_clock: null,
  ...details,
});

const priceObject = (now: number, id: string, cents: number): Stripe.Price => ({
  id,
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created: now,
  currency: "usd",
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: "prod_fake",
  recurring: { interval: "month", interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
  tax_behavior: "unspecified",
  tiers_mode: null,
  transform_quantity: null,
  type: "recurring",
  unit_amount: cents,
  unit_amount_decimal: null,
});

const planObject = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: "plan",
  active: true,
  amount: price.unit_amount,
  amount_decimal: null,
  billing_scheme: "per_unit",
  created: price.created,
  currency: price.currency,
  interval: "month",
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: "prod_fake",
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});

interface SubscriptionDetails {
  customer: string;
  price: string;
  cents: number;
  periodEnd: number;
}

/**
 * Builds an active monthly subscription that has just been paid. As in Stripe's API, the billing period is stored on
 * the subscription's item.
 */
export function buildSubscription(
  { id, now }: ObjectBase,
  { customer, price: priceId, cents, periodEnd }: SubscriptionDetails,
): Stripe.Subscription {
  const price = priceObject(now, priceId, cents);
  const item: Stripe.SubscriptionItem = {
    id: generateStripeId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(price),
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: "usd",
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: "pm_fake",
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: generateStripeId("in"),
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: "active",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
    trial_start: null,
  };
}
