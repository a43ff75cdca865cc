import type Stripe from "stripe";

type CheckoutSession = Stripe.Checkout.Session;

interface SessionDetails {
  id: string;
  /** The current time in seconds since the epoch. */
  now: number;
  url: string;
  cents: number;
  given: Pick<CheckoutSession, "client_reference_id" | "customer" | "success_url" | "cancel_url" | "metadata">;
}

const DAY = 24 * 60 * 60;

/** Builds a hosted Checkout session in subscription mode that stays open for a day. */
export const buildCheckoutSession = ({ id, now, url, cents, given }: SessionDetails): CheckoutSession => ({
  id,
  object: "checkout.session",
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: cents,
  amount_total: cents,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created: now,
  currency: "usd",
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: [],
  expires_at: now + DAY,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: "subscription",
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "always",
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ["card"],
  payment_status: "unpaid",
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  url,
  wallet_options: null,
  ...given,
});

interface PortalOpened {
  id: string;
  now: number;
  url: string;
  customer: string;
  returnUrl: string | null;
}

/** Builds a billing portal session as the Stripe API returns it. */
export const buildPortalSession = ({
  id,
  now,
  url,
  customer,
  returnUrl,
}: PortalOpened): Stripe.BillingPortal.Session => ({
  id,
  object: "billing_portal.session",
  configuration: "bpc_fake",
  created: now,
  customer,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  return_url: returnUrl,
  url,
});
