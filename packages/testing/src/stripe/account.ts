import { buildCustomer, generateStripeId, buildSubscription } from "./objects.ts";
import { invalidParameterError, missingResourceError } from "./stripe-api-error.ts";
import { buildCheckoutSession, buildPortalSession } from "./session-objects.ts";
import type Stripe from "stripe";

const DAY = 24 * 60 * 60;
const PERIOD = 30 * DAY;

/** A Stripe event, as the webhook delivers it and the API lists it. */
export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: { id: string; object: string } };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

interface Order extends Pick<
  Stripe.Checkout.Session,
  "client_reference_id" | "success_url" | "cancel_url" | "metadata"
> {
  customer: string;
  price: string;
  cents: number;
}

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === "string" ? reference : (reference?.id ?? "");

/** An in-memory Stripe account that emits an event for every change. */
export type StripeAccount = ReturnType<typeof createAccount>;

/**
 * Creates an empty Stripe account in memory.
 * @param origin returns the origin of the hosted pages
 * @param onEvent called with every event of the account
 */
export function createAccount(origin: () => string, onEvent: (event: StripeEvent) => void) {
  const customers = new Map<string, Stripe.Customer>();
  const checkouts = new Map<string, Stripe.Checkout.Session>();
  const orders = new Map<string, Order>();
  const subscriptions = new Map<string, Stripe.Subscription>();
  const portals = new Map<string, Stripe.BillingPortal.Session>();
  const events: StripeEvent[] = [];
  const deleted = new Set<string>();
  /** Customers whose card is declined. */
  const failing = new Set<string>();
  let ahead = 0;

  const now = () => Math.floor(Date.now() / 1000) + ahead;

  const tell = (type: string, object: { id: string; object: string }) => {
    const event: StripeEvent = {
      id: generateStripeId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    events.push(event);
    onEvent(event);
    return event;
  };
  const tellInvoice = (type: string, { customer, id, latest_invoice }: Stripe.Subscription) => {
    const parent = { type: "subscription_details", subscription_details: { subscription: id } };
    const invoice = { id: idOf(latest_invoice), object: "invoice", customer, parent, livemode: false };
    tell(`invoice.${type}`, invoice);
  };
  const change = (subscription: Stripe.Subscription, changes: Partial<Stripe.Subscription>) => {
    const changed = { ...subscription, ...changes };
    subscriptions.set(changed.id, changed);
    tell(changed.status === "canceled" ? "customer.subscription.deleted" : "customer.subscription.updated", changed);
    return changed;
  };
  const end = (id: string) =>
    change(subscriptionOf(id), {
      status: "canceled",
      canceled_at: now(),
      ended_at: now(),
      cancel_at_period_end: false,
    });

  function customerOf(id: string) {
    const customer = customers.get(id);
    if (!customer) throw missingResourceError("customer", id, "customer");
    return customer;
  }
  function subscriptionOf(id: string) {
    const subscription = subscriptions.get(id);
    if (!subscription) throw missingResourceError("subscription", id);
    return subscription;
  }
  function checkoutOf(id: string) {
    const session = checkouts.get(id);
    if (!session) throw missingResourceError("checkout.session", id, "session");
    return session.status === "open" && session.expires_at <= now() ? expire(session) : session;
  }
  function expire(session: Stripe.Checkout.Session): Stripe.Checkout.Session {
    if (session.status !== "open")
      throw invalidParameterError('Only Checkout Sessions with a status in ["open"] can be expired.');
    const expired: Stripe.Checkout.Session = { ...session, status: "expired", url: null };
    checkouts.set(session.id, expired);
    tell("checkout.session.expired", expired);
    return expired;
  }
  const liveOf = (customer: string) =>
    [...subscriptions.values()].filter((one) => one.customer === customer && one.status !== "canceled");

  /** A period is over: the subscription ends, or the next period is charged. */
  function turn(subscription: Stripe.Subscription) {
    const [item] = subscription.items.data;
    if (!item) return;
    if (subscription.cancel_at_period_end || subscription.status === "past_due") {
      end(subscription.id);
      return;
    }
    const start = item.current_period_end;
    const next = { ...item, current_period_start: start, current_period_end: start + PERIOD };
    const fails = failing.has(idOf(subscription.customer));
    const changed = change(subscription, {
      items: { ...subscription.items, data: [next] },
      latest_invoice: generateStripeId("in"),
      status: fails ? "past_due" : "active",
    });
    tellInvoice(fails ? "payment_failed" : "paid", changed);
  }

  return {
    events,
    now,
    customers,
    customerOf,
    isDeleted: (id: string) => deleted.has(id),
    subscriptionOf,
    checkoutOf,
    tell,
    /** Returns the subscriptions, newest first like all lists in the API. */
    subscriptionsOf: (customer: string) =>
      [...subscriptions.values()].filter((one) => one.customer === customer).toReversed(),
    checkoutsOf: (customer: string) => [...checkouts.values()].filter((one) => one.customer === customer).toReversed(),
    createCustomer: (given: Parameters<typeof buildCustomer>[1]) => {
      const customer = buildCustomer({ id: generateStripeId("cus"), now: now() }, given);
      customers.set(customer.id, customer);
      tell("customer.created", customer);
      return customer;
    },
    updateCustomer: (id: string, given: Partial<Pick<Stripe.Customer, "email" | "name">>) => {
      const customer = { ...customerOf(id), ...given };
      customers.set(id, customer);
      tell("customer.updated", customer);
      return customer;
    },
    /** Deletes the customer and ends their subscriptions. */
    deleteCustomer: (id: string) => {
      const customer = customerOf(id);
      for (const { id: subscription } of liveOf(id)) end(subscription);
      customers.delete(id);
      deleted.add(id);
      tell("customer.deleted", customer);
    },
    openCheckout: ({ price, cents, ...given }: Order) => {
      customerOf(given.customer);
      const id = generateStripeId("cs_test");
      const url = `${origin()}/pay/${id}`;
      const session = buildCheckoutSession({ id, now: now(), url, cents, given });
      checkouts.set(id, session);
      orders.set(id, { price, cents, ...given });
      return session;
    },
    expireCheckout: (id: string) => expire(checkoutOf(id)),
    /** Pays with a valid card, as a person does on the hosted page. */
    pay: (checkoutId: string) => {
      const session = checkoutOf(checkoutId);
      const order = orders.get(checkoutId);
      if (session.status !== "open" || !order)
        throw invalidParameterError("This Checkout Session is no longer active.");
      const sold = { ...order, periodEnd: now() + PERIOD };
      const subscription = buildSubscription({ id: generateStripeId("sub"), now: now() }, sold);
      subscriptions.set(subscription.id, subscription);
      const complete: Stripe.Checkout.Session = {
        ...session,
        status: "complete",
        payment_status: "paid",
        subscription: subscription.id,
        url: null,
      };
      checkouts.set(session.id, complete);
      tell("customer.subscription.created", subscription);
      tellInvoice("paid", subscription);
      tell("checkout.session.completed", complete);
      return subscription;
    },
    openPortal: (customer: string, returnUrl: string | null) => {
      customerOf(customer);
      const id = generateStripeId("bps");
      const session = buildPortalSession({ id, now: now(), url: `${origin()}/portal/${id}`, customer, returnUrl });
      portals.set(id, session);
      return session;
    },
    portalOf: (id: string) => {
      const portal = portals.get(id);
      if (!portal) throw missingResourceError("portal session", id);
      return portal;
    },
    /** Schedules a cancellation at the period's end, or removes it. */
    setCancelAtPeriodEnd: (id: string, cancels: boolean) => {
      const subscription = subscriptionOf(id);
      if (subscription.status === "canceled") throw missingResourceError("subscription", id);
      const endsAt = subscription.items.data[0]?.current_period_end ?? null;
      return change(subscription, {
        cancel_at_period_end: cancels,
        cancel_at: cancels ? endsAt : null,
        canceled_at: cancels ? now() : null,
      });
    },
    /** Ends a subscription immediately. */
    cancel: end,
    /**
     * Declines the customer's card from now on, or accepts it again and immediately attempts any charge that is due.
     */
    setCard: (customer: string, works: boolean) => {
      if (!works) failing.add(customer);
      else failing.delete(customer);
      for (const one of liveOf(customer)) {
        if (works && one.status === "past_due") tellInvoice("paid", change(one, { status: "active" }));
      }
    },
    /** Advances this account's clock: periods renew, fail or end, one after another. */
    advance: (days: number) => {
      for (let day = 0; day < days; day += 1) {
        ahead += DAY;
        for (const one of subscriptions.values()) {
          const periodEnd = one.items.data[0]?.current_period_end ?? Infinity;
          if (one.status !== "canceled" && periodEnd <= now()) turn(one);
        }
      }
    },
  };
}
