import { ODD_JSON, generateCorruptedVariants } from "@dupewise/testing/hostile/values";
import { computeSignatureHeader } from "@dupewise/testing/stripe";
import { DomainError } from "@dupewise/domain/errors";
import { describe, expect, it } from "vitest";
import { startBilling } from "../testing/start-billing.ts";
import { handlePaymentEvent } from "./handle-event.ts";

type Event = Awaited<ReturnType<typeof startBilling>>["stripe"]["account"]["events"][number];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/** Handles a webhook's events, and reads the account afterward. */
async function listening() {
  const { services, payments, stripe, sql, mails } = await startBilling();
  const receive = async (body: string): Promise<boolean> =>
    handlePaymentEvent(services, payments.readEvent(Buffer.from(body), computeSignatureHeader(body)));
  /** Returns false for a duplicate. */
  const send = (event: object): Promise<boolean> => receive(JSON.stringify(event));
  /** Stores a customer who has paid at Stripe, before any event has arrived. */
  const subscriber = async (email = "ada@example.com") => {
    const customer = stripe.account.createCustomer({ email, name: "Ada", metadata: {} }).id;
    await sql`insert into users (email, name, password, customer_id) values (${email}, 'Ada', 'x', ${customer})`;
    const order = { customer, price: "price_1", cents: 500, metadata: {} };
    const urls = { success_url: "https://a.example", cancel_url: null, client_reference_id: null };
    const checkout = stripe.account.openCheckout({ ...order, ...urls });
    return { email, customer, subscription: stripe.account.pay(checkout.id).id };
  };
  const eventOf = (type: string): Event => {
    const event = stripe.account.events.findLast((one) => one.type === type);
    if (!event) throw new Error(`There is no ${type}.`);
    return event;
  };
  const planOf = async (email: string) => {
    const [row] = await sql`
      select is_premium, cancel_at_period_end, subscription_status, subscription_period_end is not null as ends,
        premium_upgraded_at is not null as upgraded, subscription_id is not null as subscribed
      from users where email = ${email}`;
    return row;
  };
  const ledger = async () => (await sql<{ id: string }[]>`select id from stripe_events`).map(({ id }) => id);
  return { stripe, sql, mails, receive, send, subscriber, eventOf, planOf, ledger };
}

describe("Stripe events", () => {
  it("lead to the same plan and emails in any order of arrival", async () => {
    const { stripe, send, subscriber, planOf, mails } = await listening();
    const orders = permutations([0, 1, 2, 3]);
    expect(orders).toHaveLength(24);
    for (const [index, order] of orders.entries()) {
      const from = stripe.account.events.length;
      const { email, subscription } = await subscriber(`order${index}@example.com`);
      stripe.account.setCancelAtPeriodEnd(subscription, true);
      const events = stripe.account.events.slice(from).filter(({ type }) => type !== "customer.created");
      expect(events).toHaveLength(4);
      for (const place of order) expect(await send(events[place] ?? {})).toBe(true);
      expect(await planOf(email), order.join("")).toEqual({
        is_premium: true,
        cancel_at_period_end: true,
        subscription_status: "active",
        ends: true,
        upgraded: true,
        subscribed: true,
      });
    }
    expect((await mails()).toSorted((a, b) => a.localeCompare(b))).toEqual([
      ...Array.from({ length: 24 }, () => "subscription-ending"),
      ...Array.from({ length: 24 }, () => "subscription-started"),
    ]);
  });

  it("are applied only once, even if delivered ten times concurrently and again later", async () => {
    const { send, subscriber, eventOf, ledger, mails, planOf } = await listening();
    const { email } = await subscriber();
    const event = eventOf("invoice.paid");
    const applied = await Promise.all(Array.from({ length: 10 }, () => send(event)));
    expect(applied.filter(Boolean)).toHaveLength(1);
    expect(await send(event)).toBe(false);
    expect(await ledger()).toEqual([event.id]);
    expect(await mails()).toEqual(["subscription-started"]);
    expect(await planOf(email)).toMatchObject({ is_premium: true });
  });

  it("are used only for their customer ID, and never trusted for the state of a subscription", async () => {
    const { send, subscriber, eventOf, planOf } = await listening();
    const { email } = await subscriber();
    const event = eventOf("customer.subscription.created");
    const lying = { ...event.data.object, status: "canceled", items: { data: [] }, metadata: { isPremium: "false" } };
    await send({ ...event, data: { object: lying } });
    expect(await planOf(email)).toMatchObject({ is_premium: true, subscription_status: "active" });
  });

  it("are recorded without calling Stripe if their type or customer is unknown or they have no customer", async () => {
    const { send, subscriber, eventOf, ledger, planOf, stripe } = await listening();
    const { email } = await subscriber();
    const event = eventOf("invoice.paid");
    const about = (customer: unknown, type = event.type): object => {
      const object = { ...event.data.object, customer };
      return { ...event, id: `evt_${type}_${String(customer)}`, type, data: { object } };
    };
    const strange = [
      about("cus_stranger"),
      about(null),
      about(undefined),
      about("cus_x", "radar.early_fraud_warning.created"),
    ];
    for (const one of strange) expect(await send(one)).toBe(true);
    expect(await ledger()).toHaveLength(strange.length);
    expect(await planOf(email)).toMatchObject({ is_premium: false });
    expect(stripe.requests).toEqual([]);
  });
});

describe("an unexpected event signed by Stripe", () => {
  it("is recorded or rejected without a server error, so that Stripe doesn't redeliver it for days", async () => {
    const { receive, subscriber, eventOf, sql } = await listening();
    const { email } = await subscriber();
    const event = eventOf("customer.subscription.created");
    const object = { ...event.data.object, items: { data: [{ price: { id: "price_1" } }] } };
    const whole = { ...event, data: { object: { ...object, customer: { id: "cus_1", object: "customer" } } } };
    const ofCustomer = { ...whole, data: { object: { ...object, object: "customer" } } };
    const bodies = [
      ...ODD_JSON,
      ...[...generateCorruptedVariants(whole), ...generateCorruptedVariants(ofCustomer)].map(([, wrong]) =>
        JSON.stringify(wrong),
      ),
    ];
    expect(bodies.length).toBeGreaterThan(500);
    const outcomes = new Set<string>();
    for (const body of bodies) {
      const outcome = await receive(body).then(
        () => "recorded",
        (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
      );
      expect(["recorded", "validation_failed"], body.slice(0, 300)).toContain(outcome);
      outcomes.add(outcome);
    }
    expect(outcomes).toEqual(new Set(["recorded", "validation_failed"]));
    expect(await sql`select from users where email = ${email}`).toHaveLength(1);
  });

  it("is recorded even if its customer is invalid", async () => {
    const { send, eventOf, subscriber, ledger } = await listening();
    await subscriber();
    const event = eventOf("invoice.paid");
    for (const [at, customer] of [5, [], { name: "Ada" }, "a\0b", "x".repeat(10_000)].entries()) {
      const object = { ...event.data.object, customer };
      expect(await send({ ...event, id: `evt_${at}`, data: { object } })).toBe(true);
    }
    expect(await ledger()).toHaveLength(5);
  });
});

describe("handling a Stripe event", () => {
  it("rolls back the ledger entry and its effect after a failure, and applies the event once when it is redelivered", async () => {
    const { send, subscriber, eventOf, ledger, planOf, mails, sql } = await listening();
    const { email } = await subscriber();
    const event = eventOf("invoice.paid");
    await sql`create function fail() returns trigger language plpgsql as 'begin raise exception $$no$$; end'`;
    await sql`create trigger failing before insert on mail_outbox execute function fail()`;
    await expect(send(event)).rejects.toThrow();
    expect(await ledger()).toEqual([]);
    expect(await planOf(email)).toMatchObject({ is_premium: false });
    await sql`drop trigger failing on mail_outbox`;
    expect(await send(event)).toBe(true);
    expect(await send(event)).toBe(false);
    expect(await planOf(email)).toMatchObject({ is_premium: true });
    expect(await mails()).toEqual(["subscription-started"]);
  });

  it("throws payments_unavailable and records nothing when a call to Stripe fails, so that Stripe redelivers the event", async () => {
    const { send, subscriber, eventOf, ledger, stripe } = await listening();
    await subscriber();
    stripe.failWith(() => ({ status: 500, headers: { "stripe-should-retry": "false" } }));
    await expect(send(eventOf("invoice.paid"))).rejects.toMatchObject({ code: "payments_unavailable" });
    expect(await ledger()).toEqual([]);
    stripe.failWith(() => undefined);
    expect(await send(eventOf("invoice.paid"))).toBe(true);
  });
});
