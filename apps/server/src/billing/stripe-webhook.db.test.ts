import { ODD_JSON, spoilt } from "@dupewise/testing/hostile/values";
import { signatureFor } from "@dupewise/testing/stripe";
import { startServer } from "@dupewise/testing/server-process";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod";
import { startApi } from "../testing/start-api.ts";
import { startBilling } from "../testing/start-billing.ts";

type Billing = Awaited<ReturnType<typeof startBilling>>;
type Event = Billing["stripe"]["account"]["events"][number];

const Taken = z.object({ duplicate: z.boolean() });

const seconds = () => Math.floor(Date.now() / 1000);

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/** A server, and how to send it what Stripe would send, or somebody else. */
async function listening(environment: Record<string, string> = {}) {
  const billing = await startBilling(environment);
  const { sql, stripe, webhook } = billing;
  const post = async (body: string, headers: Record<string, string>) => {
    const response = await fetch(webhook, { method: "POST", body, headers });
    return { status: response.status, body: await response.json() };
  };
  const send = (event: object, secret?: string, at?: number) => {
    const body = JSON.stringify(event);
    return post(body, { "stripe-signature": signatureFor(body, secret, at) });
  };
  /** Somebody who paid, of which nothing was told yet; without the way through the API. */
  const subscriber = async (email: string) => {
    const customer = stripe.account.createCustomer({ email, name: "Ada", metadata: {} }).id;
    await sql`insert into users (email, name, password, customer_id) values (${email}, 'Ada', 'x', ${customer})`;
    const order = { customer, price: "price_1", cents: 500, metadata: {} };
    const urls = { success_url: "https://a.example", cancel_url: null, client_reference_id: null };
    const checkout = stripe.account.openCheckout({ ...order, ...urls });
    return { email, customer, subscription: stripe.account.pay(checkout.id).id };
  };
  const eventOf = (type: string) => {
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
  return { ...billing, post, send, subscriber, eventOf, planOf, ledger };
}

describe("events", () => {
  it("yield the same plan in all 24 orders of four", async () => {
    const { stripe, send, subscriber, planOf, mails } = await listening();
    const orders = permutations([0, 1, 2, 3]);
    expect(orders).toHaveLength(24);
    for (const [index, order] of orders.entries()) {
      const from = stripe.account.events.length;
      const { email, subscription } = await subscriber(`order${index}@example.com`);
      stripe.account.setCancelAtPeriodEnd(subscription, true);
      const events = stripe.account.events.slice(from).filter(({ type }) => type !== "customer.created");
      expect(events).toHaveLength(4);
      for (const place of order) expect(await send(events[place]!)).toMatchObject({ status: 200 });
      expect(await planOf(email), order.join("")).toEqual({
        is_premium: true,
        cancel_at_period_end: true,
        subscription_status: "active",
        ends: true,
        upgraded: true,
        subscribed: true,
      });
    }
    expect((await mails()).toSorted()).toEqual([
      ...Array.from({ length: 24 }, () => "subscription-ending"),
      ...Array.from({ length: 24 }, () => "subscription-started"),
    ]);
  });

  it("are applied once when delivered ten times concurrently and again later", async () => {
    const { send, subscriber, eventOf, ledger, mails, planOf } = await listening();
    const { email } = await subscriber("ada@example.com");
    const event = eventOf("invoice.paid");
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers.filter(({ body }) => !Taken.parse(body).duplicate)).toHaveLength(1);
    expect(await send(event)).toEqual({ status: 200, body: { received: true, duplicate: true } });
    expect(await ledger()).toEqual([event.id]);
    expect(await mails()).toEqual(["subscription-started"]);
    expect(await planOf(email)).toMatchObject({ is_premium: true });
  });

  it("are trusted only for the customer ID", async () => {
    const { send, subscriber, eventOf, planOf } = await listening();
    const { email } = await subscriber("ada@example.com");
    const event = eventOf("customer.subscription.created");
    const lying = { ...event.data.object, status: "canceled", items: { data: [] }, metadata: { isPremium: "false" } };
    expect(await send({ ...event, data: { object: lying } })).toMatchObject({ status: 200 });
    expect(await planOf(email)).toMatchObject({ is_premium: true, subscription_status: "active" });
  });

  it("of unknown customers, without a customer or of unknown types are accepted without calling Stripe", async () => {
    const { send, subscriber, eventOf, ledger, planOf, stripe } = await listening();
    const { email } = await subscriber("ada@example.com");
    const event = eventOf("invoice.paid");
    const about = (customer: unknown, type = event.type): Event => {
      const object = { ...event.data.object, customer };
      return { ...event, id: `evt_${type}_${String(customer)}`, type, data: { object } };
    };
    const strange = [
      about("cus_stranger"),
      about(null),
      about(undefined),
      about("cus_x", "radar.early_fraud_warning.created"),
    ];
    for (const one of strange) expect(await send(one)).toMatchObject({ status: 200 });
    expect(await ledger()).toHaveLength(strange.length);
    expect(await planOf(email)).toMatchObject({ is_premium: false });
    expect(stripe.requests).toEqual([]);
  });
});

describe("an event that is not from Stripe", () => {
  it("is rejected without a trace: forged, altered, too old, in the future, of the wrong mode, unsigned", async () => {
    const { post, send, subscriber, eventOf, ledger, planOf, stripe } = await listening();
    const { email } = await subscriber("ada@example.com");
    const event = eventOf("invoice.paid");
    const body = JSON.stringify(event);
    const signed = (header: string, text = body) => post(text, { "stripe-signature": header });
    const good = signatureFor(body);
    const [, signature = ""] = good.split(",");
    const refused = {
      forged: await send(event, "whsec_other"),
      altered: await signed(good, body.replace("cus_", "cus_a")),
      late: await send(event, undefined, seconds() - 310),
      ahead: await send(event, undefined, seconds() + 310),
      "ahead, with a second time that is not": await signed(
        `t=${seconds()},${signatureFor(body, undefined, seconds() + 310)}`,
      ),
      "at another time than it was signed": await signed(`t=${seconds() - 5},${signature}`),
      "at no time": await signed(`t=NaN,${signature}`),
      "in the other mode": await send({ ...event, livemode: true }),
      unsigned: await post(body, {}),
      "signed with nothing": await signed(""),
      "signed by an older scheme": await signed(good.replace("v1=", "v0=")),
      empty: await signed(signatureFor(""), ""),
      "no JSON": await signed(signatureFor("{"), "{"),
      "no event": await send({ hello: "you" }),
      "a thin event": await send({ ...event, object: "v2.core.event" }),
    };
    for (const [kind, answer] of Object.entries(refused)) {
      expect(answer, kind).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    }
    const huge = JSON.stringify({ ...event, more: "x".repeat(600_000) });
    expect(await signed(signatureFor(huge), huge)).toMatchObject({ status: 413 });
    expect(await ledger()).toEqual([]);
    expect(await planOf(email)).toMatchObject({ is_premium: false });
    expect(stripe.requests).toEqual([]);
  });

  it("is detected from the raw bytes, whatever the headers say", async () => {
    const { subscriber, eventOf, planOf, post } = await listening();
    const { email } = await subscriber("ada@example.com");
    const body = JSON.stringify(eventOf("invoice.paid"), null, 2);
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site", "content-type": "text/plain" };
    expect(await post(body, { ...headers, "stripe-signature": signatureFor(body) })).toMatchObject({ status: 200 });
    expect(await planOf(email)).toMatchObject({ is_premium: true });
  });

  it("may be signed with either secret during rotation", async () => {
    const { send, subscriber, eventOf } = await listening({ STRIPE_WEBHOOK_SECRET: "whsec_old, whsec_new" });
    await subscriber("ada@example.com");
    expect(await send(eventOf("invoice.paid"), "whsec_old")).toMatchObject({ status: 200 });
    expect(await send(eventOf("checkout.session.completed"), "whsec_new")).toMatchObject({ status: 200 });
    expect(await send(eventOf("customer.subscription.created"))).toMatchObject({ status: 400 });
  });

  it("gets 404 on GET, and 503 when Stripe is not configured", async () => {
    const { webhook } = await listening();
    expect((await fetch(webhook)).status).toBe(404);
    const { call } = await startApi();
    expect(await call("POST", "/api/stripe/webhook", { body: {} })).toMatchObject({
      status: 503,
      body: { code: "payments_unavailable" },
    });
  });
});

describe("an unexpected event signed by Stripe", () => {
  it("is acknowledged, never failed so that it would be redelivered for days", async () => {
    const { post, subscriber, eventOf, planOf, sql } = await listening();
    const { email } = await subscriber("ada@example.com");
    const event = eventOf("customer.subscription.created");
    const object = { ...event.data.object, items: { data: [{ price: { id: "price_1" } }] } };
    const whole = { ...event, data: { object: { ...object, customer: { id: "cus_1", object: "customer" } } } };
    const bodies = [
      ...ODD_JSON,
      ...spoilt(whole).map(([, wrong]) => JSON.stringify(wrong)),
      ...spoilt({ ...whole, data: { object: { ...object, object: "customer" } } }).map(([, wrong]) =>
        JSON.stringify(wrong),
      ),
    ];
    expect(bodies.length).toBeGreaterThan(500);
    const answers = new Map<number, number>();
    for (const body of bodies) {
      const { status } = await post(body, { "stripe-signature": signatureFor(body) });
      expect([200, 400, 413], body.slice(0, 300)).toContain(status);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    expect(new Set(answers.keys())).toEqual(new Set([200, 400]));
    expect(await planOf(email)).toMatchObject({ is_premium: expect.any(Boolean) });
    expect(await sql`select from users where email = ${email}`).toHaveLength(1);
  });

  it("is accepted when another event type has an invalid customer", async () => {
    const { send, eventOf, subscriber, ledger } = await listening();
    await subscriber("ada@example.com");
    const event = eventOf("invoice.paid");
    for (const [at, customer] of [5, [], { name: "Ada" }, "a\0b", "x".repeat(10_000)].entries()) {
      const object = { ...event.data.object, customer };
      expect(await send({ ...event, id: `evt_${at}`, data: { object } })).toMatchObject({ status: 200 });
    }
    expect(await ledger()).toHaveLength(5);
  });
});

describe("a server failure", () => {
  it("between ledger and effect rolls back both, and the next delivery is applied once", async () => {
    const { send, subscriber, eventOf, ledger, planOf, mails, sql } = await listening();
    const { email } = await subscriber("ada@example.com");
    const event = eventOf("invoice.paid");
    await sql`create function fail() returns trigger language plpgsql as 'begin raise exception $$no$$; end'`;
    await sql`create trigger failing before insert on mail_outbox execute function fail()`;
    expect(await send(event)).toMatchObject({ status: 500, body: { code: "internal" } });
    expect(await ledger()).toEqual([]);
    expect(await planOf(email)).toMatchObject({ is_premium: false });
    await sql`drop trigger failing on mail_outbox`;
    expect(await send(event)).toEqual({ status: 200, body: { received: true, duplicate: false } });
    expect(await send(event)).toEqual({ status: 200, body: { received: true, duplicate: true } });
    expect(await planOf(email)).toMatchObject({ is_premium: true });
    expect(await mails()).toEqual(["subscription-started"]);
  });

  it("while calling Stripe makes it redeliver", async () => {
    const { send, subscriber, eventOf, ledger, stripe } = await listening();
    await subscriber("ada@example.com");
    stripe.failWith(() => ({ status: 500, headers: { "stripe-should-retry": "false" } }));
    expect(await send(eventOf("invoice.paid"))).toMatchObject({ status: 503, body: { code: "payments_unavailable" } });
    expect(await ledger()).toEqual([]);
    stripe.failWith(() => undefined);
    expect(await send(eventOf("invoice.paid"))).toMatchObject({ status: 200 });
  });
});

it("logs no secret while Stripe is up, down or refusing", async () => {
  const { api, stripe } = await listening();
  const server = await startServer({
    databaseUrl: api.databaseUrl,
    env: { ...stripe.env, LOG_LEVEL: "debug", SERVE_WEB: "false" },
  });
  onTestFinished(async () => void (await server.stop()));
  const cookie = await api.signUp("ada@example.com");
  const post = (path: string, body = "", headers = {}) =>
    fetch(new URL(path, server.url), { method: "POST", headers: { cookie, ...headers }, body: body || null });
  expect((await post("/api/create-subscription")).status).toBe(200);
  stripe.failWith(() => ({ status: 401 }));
  expect((await post("/api/create-subscription")).status).toBe(503);
  stripe.failWith(() => "drop");
  expect((await post("/api/create-subscription")).status).toBe(503);
  expect((await post("/api/stripe/webhook", "{}", { "stripe-signature": "t=1,v1=whsec_fake" })).status).toBe(400);
  await vi.waitFor(() => expect(server.output()).toContain("/api/stripe/webhook"));
  expect(server.output()).toContain("Stripe: StripeAuthenticationError 401");
  expect(server.output()).not.toMatch(/[sr]k_(test|live)|whsec_/);
});
