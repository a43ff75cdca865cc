import Stripe from "stripe";
import { describe, expect, it, onTestFinished } from "vitest";
import { SECRET_KEY, computeSignatureHeader, startFakeStripe, WEBHOOK_SECRET } from "./stripe.ts";

async function start(key = SECRET_KEY) {
  const fake = await startFakeStripe();
  onTestFinished(fake.close);
  const client = new Stripe(key, {
    protocol: "http",
    host: "127.0.0.1",
    port: new URL(fake.url).port,
    maxNetworkRetries: 0,
    timeout: 500,
  });
  const customer = () => client.customers.create({ email: "ada@example.com", metadata: { userId: "u1" } });
  const checkout = async (id: string) =>
    client.checkout.sessions.create({
      mode: "subscription",
      customer: id,
      success_url: "https://shop.example/?subscription=success",
      cancel_url: "https://shop.example/subscribe",
      line_items: [{ price: "price_1", quantity: 1 }],
    });
  return { fake, client, customer, checkout };
}

describe("the fake Stripe", () => {
  it("takes payment on a hosted page and calls the webhook before redirecting back", async () => {
    const { client, customer, checkout } = await start();
    const { id } = await customer();
    const session = await checkout(id);
    const page = await fetch(session.url ?? "");
    expect(await page.text()).toContain('<button name="pay">Subscribe</button>');
    const declined = await fetch(session.url ?? "", { method: "POST", body: "decline=" });
    expect(await declined.text()).toContain("Your card was declined.");
    expect((await client.subscriptions.list({ customer: id })).data).toEqual([]);
    const paid = await fetch(session.url ?? "", { method: "POST", body: "pay=", redirect: "manual" });
    expect([paid.status, paid.headers.get("location")]).toEqual([303, "https://shop.example/?subscription=success"]);
    const [subscription] = (await client.subscriptions.list({ customer: id })).data;
    expect(subscription).toMatchObject({ status: "active", customer: id });
    const events = await client.events.list({ types: ["checkout.session.completed", "invoice.paid"] });
    expect(events.data.map(({ type }) => type)).toEqual(["checkout.session.completed", "invoice.paid"]);
  });

  it("renews and ends subscriptions, and fails and collects payments, as time passes", async () => {
    const { fake, client, customer, checkout } = await start();
    const { id } = await customer();
    const { id: subscription } = fake.account.pay((await checkout(id)).id);
    const read = () => client.subscriptions.retrieve(subscription);
    const first = (await read()).items.data[0];
    fake.account.advance(31);
    expect((await read()).items.data[0]?.current_period_start).toBe(first?.current_period_end);
    fake.account.setCard(id, false);
    fake.account.advance(30);
    expect(await read()).toMatchObject({ status: "past_due" });
    fake.account.setCard(id, true);
    expect(await read()).toMatchObject({ status: "active" });
    await client.subscriptions.update(subscription, { cancel_at_period_end: true });
    expect(await read()).toMatchObject({ cancel_at_period_end: true, status: "active" });
    fake.account.advance(30);
    expect(await read()).toMatchObject({ status: "canceled" });
    expect((await client.subscriptions.list({ customer: id })).data).toEqual([]);
    await client.customers.del(id);
    expect(await client.customers.retrieve(id)).toMatchObject({ deleted: true });
    await expect(client.subscriptions.list({ customer: id })).rejects.toMatchObject({ code: "resource_missing" });
  });

  it("repeats the response for a repeated idempotency key, and rejects the key with a different request", async () => {
    const { client } = await start();
    const make = (email: string) => client.customers.create({ email }, { idempotencyKey: "once" });
    expect((await make("a@example.com")).id).toBe((await make("a@example.com")).id);
    await expect(make("b@example.com")).rejects.toMatchObject({ rawType: "idempotency_error" });
  });

  it("updates a customer and emits the event", async () => {
    const { client, customer } = await start();
    const { id } = await customer();
    await client.customers.update(id, { name: "Ada Lovelace" });
    const told = { email: "ada@example.com", name: "Ada Lovelace" };
    expect(await client.customers.retrieve(id)).toMatchObject(told);
    const { data } = await client.events.list({ types: ["customer.updated"] });
    expect(data.map(({ data: { object } }) => object)).toEqual([expect.objectContaining(told)]);
  });

  it("returns lists in pages with a cursor, and rejects an unknown cursor", async () => {
    const { client, customer } = await start();
    await customer();
    await customer();
    const [latest, first] = (await client.events.list()).data;
    const { data } = await client.events.list({ starting_after: latest!.id });
    expect(data).toEqual([first]);
    await expect(client.events.list({ starting_after: "evt_never" })).rejects.toMatchObject({
      statusCode: 400,
      code: "resource_missing",
      param: "starting_after",
    });
  });

  it("accepts only its own API key", async () => {
    const { customer } = await start("sk_test_other");
    await expect(customer()).rejects.toMatchObject({ statusCode: 401 });
  });

  it("signs webhooks as Stripe does", () => {
    const header = computeSignatureHeader('{"a":1}');
    expect(Stripe.webhooks.constructEvent('{"a":1}', header, WEBHOOK_SECRET)).toEqual({ a: 1 });
    expect(() => Stripe.webhooks.constructEvent('{"a":2}', header, WEBHOOK_SECRET)).toThrow(/signature/);
  });

  it("fails a request when a test asks it to", async () => {
    const { fake, client, customer } = await start();
    for (const fault of ["hang", "drop", { status: 500 }] as const) {
      fake.failWith(() => fault);
      await expect(customer()).rejects.toThrow();
    }
    expect(fake.account.customers.size).toBe(0);
    fake.failWith(({ path }) => (path === "/v1/customers" ? "hang-after" : undefined));
    await expect(customer()).rejects.toThrow();
    expect(fake.account.customers.size).toBe(1);
    expect((await client.events.list()).data).toHaveLength(1);
  });
});
