import { computeSignatureHeader } from "@dupewise/testing/stripe";
import { startServer } from "@dupewise/testing/server-process";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startApi } from "../testing/start-api.ts";
import { startBilling } from "../testing/start-billing.ts";

/** A server, and functions that send it what Stripe or someone else would send. */
async function listening(environment: Record<string, string> = {}) {
  const billing = await startBilling(environment);
  const { sql, stripe, webhook } = billing;
  const post = async (body: string, headers: Record<string, string>) => {
    const response = await fetch(webhook, { method: "POST", body, headers });
    return { status: response.status, body: await response.json() };
  };
  const send = (event: object, secret?: string) => {
    const body = JSON.stringify(event);
    return post(body, { "stripe-signature": computeSignatureHeader(body, secret) });
  };
  /** Stores a user who has paid, before any event has arrived. Bypasses the API. */
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
    const [row] = await sql`select is_premium from users where email = ${email}`;
    return row;
  };
  const ledger = async () => (await sql<{ id: string }[]>`select id from stripe_events`).map(({ id }) => id);
  return { ...billing, post, send, subscriber, eventOf, planOf, ledger };
}

describe("a Stripe event", () => {
  it("is acknowledged, and is recognized as a duplicate when delivered again", async () => {
    const { send, subscriber, eventOf, planOf } = await listening();
    const { email } = await subscriber("ada@example.com");
    const event = eventOf("invoice.paid");
    expect(await send(event)).toEqual({ status: 200, body: { received: true, duplicate: false } });
    expect(await send(event)).toEqual({ status: 200, body: { received: true, duplicate: true } });
    expect(await planOf(email)).toMatchObject({ is_premium: true });
  });

  it("gets an error response while Stripe or the database is down, so that Stripe delivers it again", async () => {
    const { send, subscriber, eventOf, stripe, sql } = await listening();
    await subscriber("ada@example.com");
    stripe.failWith(() => ({ status: 500, headers: { "stripe-should-retry": "false" } }));
    expect(await send(eventOf("invoice.paid"))).toMatchObject({ status: 503, body: { code: "payments_unavailable" } });
    stripe.failWith(() => undefined);
    await sql`create function fail() returns trigger language plpgsql as 'begin raise exception $$no$$; end'`;
    await sql`create trigger failing before insert on mail_outbox execute function fail()`;
    expect(await send(eventOf("invoice.paid"))).toMatchObject({ status: 500, body: { code: "internal" } });
  });
});

describe("a request to the webhook", () => {
  it("is rejected without storing anything if it is forged or too large", async () => {
    const { post, send, subscriber, eventOf, ledger, planOf, stripe } = await listening();
    const { email } = await subscriber("ada@example.com");
    const event = eventOf("invoice.paid");
    expect(await send(event, "whsec_other")).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    const huge = JSON.stringify({ ...event, more: "x".repeat(600_000) });
    expect(await post(huge, { "stripe-signature": computeSignatureHeader(huge) })).toMatchObject({ status: 413 });
    expect(await ledger()).toEqual([]);
    expect(await planOf(email)).toMatchObject({ is_premium: false });
    expect(stripe.requests).toEqual([]);
  });

  it("is verified against the raw bytes of its body, regardless of headers other than the signature", async () => {
    const { subscriber, eventOf, planOf, post } = await listening();
    const { email } = await subscriber("ada@example.com");
    const body = JSON.stringify(eventOf("invoice.paid"), null, 2);
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site", "content-type": "text/plain" };
    expect(await post(body, { ...headers, "stripe-signature": computeSignatureHeader(body) })).toMatchObject({
      status: 200,
    });
    expect(await planOf(email)).toMatchObject({ is_premium: true });
  });

  it("is accepted with either secret while the secret is being rotated", async () => {
    const { send, subscriber, eventOf } = await listening({ STRIPE_WEBHOOK_SECRET: "whsec_old, whsec_new" });
    await subscriber("ada@example.com");
    expect(await send(eventOf("invoice.paid"), "whsec_old")).toMatchObject({ status: 200 });
    expect(await send(eventOf("checkout.session.completed"), "whsec_new")).toMatchObject({ status: 200 });
    expect(await send(eventOf("customer.subscription.created"))).toMatchObject({ status: 400 });
  });

  it("gets 404 if it is a GET request, and 503 if Stripe is not configured", async () => {
    const { webhook } = await listening();
    expect((await fetch(webhook)).status).toBe(404);
    const { call } = await startApi();
    expect(await call("POST", "/api/stripe/webhook", { body: {} })).toMatchObject({
      status: 503,
      body: { code: "payments_unavailable" },
    });
  });
});

it("logs no secret while Stripe is up, down or rejecting requests", async () => {
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
