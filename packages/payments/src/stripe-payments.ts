import { createHash } from "node:crypto";
import type { BillingPortal, Checkout, PaymentEvent, Subscription } from "@dupewise/domain/account/billing";
import { BRAND } from "@dupewise/domain/brand";
import { PREMIUM_CENTS } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import Stripe from "stripe";
import { callStripe, toPaymentError, isMissingResource } from "./failures.ts";
import { toSubscription } from "./subscription.ts";
import { createEventReader, PLAN_EVENTS, toPaymentEvent } from "./webhook.ts";

export interface StripeOptions {
  secretKey: string;
  /** The secrets that webhooks are signed with: several during a rotation. Without any, no event is trusted. */
  webhookSecrets: readonly string[];
  /** The ID of the price at Stripe. Without one, the amount is sent with each checkout. */
  priceId?: string | undefined;
  /** The API's URL; only its origin counts. */
  baseUrl: string;
  /** The time limit for one attempt at one call, in milliseconds. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 6_000;
const RETRIES = 2;
/** An open checkout with less time left is not reused. */
const WORTH_RETURNING_MS = 30 * 60 * 1000;
/** Stripe repeats its first response to a key for a day, failures too, so a key is used no longer than this. */
const KEY_MS = 10 * 60 * 1000;

/**
 * Creates the payment port that uses Stripe. Every method throws `payments_unavailable` if Stripe is unreachable or
 * rejects the request.
 */
export function createStripePayments(options: StripeOptions) {
  const { secretKey, webhookSecrets, priceId, baseUrl, timeoutMs = TIMEOUT_MS } = options;
  const { protocol, hostname, port } = new URL(baseUrl);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    // The other client leaves the response to a request that it repeats unread, which keeps its connection and timer.
    httpClient: Stripe.createFetchHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  const price = priceId === undefined ? { price_data: INLINE_PRICE } : { price: priceId };

  return {
    /**
     * Creates a customer, or returns the same one for the same facts. `replaces` is the ID of a deleted one, if any.
     */
    createCustomer: async (user: Person, replaces: string | null): Promise<string> => {
      const facts = { email: user.email, name: user.name, metadata: { userId: user.id } };
      const customer = await callStripe(stripe.customers.create(facts, withKey("customer", facts, replaces)));
      return customer.id;
    },

    /** Updates a customer's name and email; does nothing for a deleted one. */
    updateCustomer: async (customer: string, { email, name }: Omit<Person, "id">): Promise<void> => {
      try {
        await stripe.customers.update(customer, { email, name });
      } catch (error) {
        if (!isMissingResource(error) || !(await isGone(customer))) throw toPaymentError(error);
      }
    },

    /**
     * Returns the URL of the checkout. Only one is open at a time: asking again returns the same one. Null for an
     * unknown ID.
     */
    createCheckout: async (customer: string, userId: string, siteUrl: string): Promise<Checkout | null> => {
      const facts = {
        mode: "subscription",
        customer,
        client_reference_id: userId,
        line_items: [{ ...price, quantity: 1 }],
        success_url: `${siteUrl}/?subscription=success`,
        cancel_url: `${siteUrl}/subscribe?checkout=left`,
        metadata: { userId },
        subscription_data: { metadata: { userId } },
      } satisfies Stripe.Checkout.SessionCreateParams;
      try {
        const { data } = await stripe.checkout.sessions.list({ customer, limit: 1 });
        const [newest] = data;
        if (newest?.status === "open" && newest.url && newest.expires_at * 1000 > Date.now() + WORTH_RETURNING_MS) {
          return { checkoutUrl: newest.url };
        }
        const { url } = await stripe.checkout.sessions.create(facts, withKey("checkout", facts, newest?.id ?? null));
        if (url) return { checkoutUrl: url };
      } catch (error) {
        if (isMissingResource(error) && (await isGone(customer))) return null;
        throw toPaymentError(error);
      }
      throw new DomainError("payments_unavailable", "Failed to create checkout session - no URL received");
    },

    /** Returns the URL where this customer changes the card and sees the invoices. */
    createPortal: async (customer: string, siteUrl: string): Promise<BillingPortal> => {
      const { url } = await callStripe(
        stripe.billingPortal.sessions.create({ customer, return_url: `${siteUrl}/subscribe?billing=returned` }),
      );
      return { portalUrl: url };
    },

    /** Returns every subscription that has not ended, or null for a deleted customer. */
    subscriptionsOf: async (customer: string): Promise<Subscription[] | null> => {
      try {
        const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
        return data.map(toSubscription);
      } catch (error) {
        // Unknown is not deleted: the key may belong to another account, and nobody should lose their plan over that.
        if (isMissingResource(error) && (await isGone(customer))) return null;
        throw toPaymentError(error);
      }
    },

    /** Cancels a subscription at the end of its period. */
    cancelAtPeriodEnd: async ({ id }: Subscription): Promise<void> => {
      await callStripe(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    },

    /** Removes the scheduled end of a subscription, however it was set. */
    resume: async ({ id, cancelAtPeriodEnd }: Subscription): Promise<void> => {
      const change = cancelAtPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: "" as const };
      await callStripe(stripe.subscriptions.update(id, change));
    },

    /** Ends a subscription immediately, without collecting what is owed. */
    cancelNow: async ({ id }: Subscription): Promise<void> => {
      await stripe.subscriptions.cancel(id).catch((error: unknown) => {
        if (!isMissingResource(error)) throw toPaymentError(error);
      });
    },

    /** Deletes a customer, which ends their subscriptions and payments. Idempotent. */
    deleteCustomer: async (customer: string): Promise<void> => {
      try {
        const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
        for (const { id } of data) await stripe.checkout.sessions.expire(id);
        await stripe.customers.del(customer);
      } catch (error) {
        if (!isMissingResource(error) || !(await isGone(customer))) throw toPaymentError(error);
      }
    },

    /** Throws `validation_failed` when it is not authentic. */
    readEvent: createEventReader({ secrets: webhookSecrets, livemode: /^\w+_live_/.test(secretKey) }),

    /** Yields the events since then that may change a plan, newest first, fetching them page by page. */
    eventsSince: async function* (since: Date): AsyncGenerator<PaymentEvent> {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      try {
        const pages = stripe.events.list({ created, types: [...PLAN_EVENTS], limit: 100 });
        for await (const event of pages) yield toPaymentEvent(event);
      } catch (error) {
        throw toPaymentError(error);
      }
    },
  };

  async function isGone(customer: string): Promise<boolean> {
    const found = await stripe.customers.retrieve(customer).catch(() => null);
    return found?.deleted === true;
  }
}

interface Person {
  id: string;
  email: string;
  name: string;
}

const INLINE_PRICE = {
  currency: "usd",
  unit_amount: PREMIUM_CENTS,
  recurring: { interval: "month" },
  product_data: { name: `${BRAND} Premium` },
} as const;

function withKey(what: string, facts: object, after: string | null): { idempotencyKey: string } {
  const window = Math.floor(Date.now() / KEY_MS);
  const digest = createHash("sha256")
    .update(JSON.stringify([facts, after, window]))
    .digest("base64url");
  return { idempotencyKey: `${what}-${digest}` };
}
