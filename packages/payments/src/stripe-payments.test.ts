import { DomainError } from "@dupewise/domain/errors";
import { http, HttpResponse, type JsonBodyType } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createStripePayments } from "./stripe-payments.ts";

const API = "https://api.stripe.com/v1";
const SITE = "https://dupes.example";
const ADA = { id: "user-1", email: "ada@example.com", name: "Ada Lovelace" };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Asked {
  method: string;
  path: string;
  form: Record<string, string>;
  headers: Headers;
}

/** Responds to every call by the last segment of its path, and records the requests. */
function answering(answers: Record<string, (asked: Asked, times: number) => JsonBodyType | Response>) {
  const asked: Asked[] = [];
  server.use(
    http.all(`${API}/*`, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const body = await request.text();
      const form = Object.fromEntries(request.method === "POST" ? new URLSearchParams(body) : searchParams);
      const one = { method: request.method, path: pathname, form, headers: request.headers };
      asked.push(one);
      const name = `${request.method} ${pathname.split("/").slice(2, 4).join("/")}`;
      const times = asked.filter(({ method, path }) => method === one.method && path === one.path).length;
      const answer = answers[name]?.(one, times);
      if (answer instanceof Response) return answer;
      return answer === undefined ? failing(404, { code: "resource_missing" }) : HttpResponse.json(answer);
    }),
  );
  return asked;
}

const failing = (status: number, error: object = {}, headers = {}) =>
  HttpResponse.json(
    { error: { type: "invalid_request_error", message: "Invalid key: sk_test_secret", ...error } },
    { status, headers },
  );
const listOf = (...data: object[]) => ({ object: "list", has_more: false, url: "/v1/x", data });

const payments = (changes: { priceId?: string; timeoutMs?: number } = {}) =>
  createStripePayments({
    secretKey: "sk_test_secret",
    webhookSecrets: ["whsec_secret"],
    baseUrl: "https://api.stripe.com",
    ...changes,
  });

describe("the Stripe client", () => {
  it("updates a customer's name and email unless the customer was deleted", async () => {
    const gone = () => ({ id: "cus_1", object: "customer", deleted: true });
    const asked = answering({ "POST customers/cus_1": () => ({ id: "cus_1" }), "GET customers/cus_2": gone });
    const { email, name } = ADA;
    await payments().updateCustomer("cus_1", { email, name });
    expect(asked[0]?.form).toEqual({ email, name });
    await payments().updateCustomer("cus_2", { email, name });
    await expect(payments().updateCustomer("cus_3", { email, name })).rejects.toThrow(DomainError);
  });

  it("creates a customer with the user's ID, the API key and a stable idempotency key", async () => {
    const asked = answering({ "POST customers": () => ({ id: "cus_1", object: "customer" }) });
    expect(await payments().createCustomer(ADA, null)).toBe("cus_1");
    await payments().createCustomer(ADA, null);
    await payments().createCustomer(ADA, "cus_gone");
    expect(asked[0]?.form).toEqual({ email: ADA.email, name: ADA.name, "metadata[userId]": "user-1" });
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer sk_test_secret");
    expect(asked[0]?.headers.get("content-type")).toBe("application/x-www-form-urlencoded");
    expect(asked[0]?.headers.has("x-stripe-client-telemetry")).toBe(false);
    const [first, again, other] = asked.map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toMatch(/^customer-[\w-]{43}$/);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it.each([
    [
      "the default price",
      {},
      {
        "line_items[0][price_data][currency]": "usd",
        "line_items[0][price_data][unit_amount]": "500",
        "line_items[0][price_data][recurring][interval]": "month",
        "line_items[0][price_data][product_data][name]": "Dupewise Premium",
      },
    ],
    ["the configured price", { priceId: "price_9" }, { "line_items[0][price]": "price_9" }],
  ])("opens a checkout for one monthly subscription, with %s", async (_, changes, price) => {
    const asked = answering({
      "GET checkout/sessions": () => listOf(),
      "POST checkout/sessions": () => ({ id: "cs_1", url: "https://checkout.stripe.com/c/1" }),
    });
    const checkout = await payments(changes).createCheckout("cus_1", "user-1", SITE);
    expect(checkout).toEqual({ checkoutUrl: "https://checkout.stripe.com/c/1" });
    expect(asked[1]?.form).toEqual({
      mode: "subscription",
      customer: "cus_1",
      client_reference_id: "user-1",
      success_url: `${SITE}/?subscription=success`,
      cancel_url: `${SITE}/subscribe?checkout=left`,
      "metadata[userId]": "user-1",
      "subscription_data[metadata][userId]": "user-1",
      "line_items[0][quantity]": "1",
      ...price,
    });
  });

  it("reuses an open checkout that does not expire soon", async () => {
    const open = { id: "cs_1", status: "open", url: "https://checkout.stripe.com/c/1" };
    const left = (minutes: number) => ({ ...open, expires_at: Math.floor(Date.now() / 1000) + minutes * 60 });
    const newOne = { id: "cs_2", url: "https://checkout.stripe.com/c/2" };
    for (const [session, url] of [
      [left(60), open.url],
      [left(10), newOne.url],
      [{ ...left(60), status: "complete", url: null }, newOne.url],
    ] as const) {
      answering({ "GET checkout/sessions": () => listOf(session), "POST checkout/sessions": () => newOne });
      expect(await payments().createCheckout("cus_1", "user-1", SITE)).toEqual({ checkoutUrl: url });
    }
  });

  it("cancels a subscription at the end of its period, and resumes it by clearing the end date", async () => {
    const asked = answering({ "POST subscriptions/sub_1": () => ({ id: "sub_1" }) });
    const day = new Date();
    const one = { id: "sub_1", status: "active", periodStart: day, periodEnd: day, cancelAt: day } as const;
    await payments().cancelAtPeriodEnd({ ...one, cancelAtPeriodEnd: false });
    await payments().resume({ ...one, cancelAtPeriodEnd: true });
    await payments().resume({ ...one, cancelAtPeriodEnd: false });
    expect(asked.map(({ form }) => form)).toEqual([
      { cancel_at_period_end: "true" },
      { cancel_at_period_end: "false" },
      { cancel_at: "" },
    ]);
  });

  it("reads the end of the period from the subscription's item", async () => {
    const item = { current_period_start: 1_772_323_200, current_period_end: 1_775_001_600 };
    const subscription = {
      id: "sub_1",
      status: "past_due",
      cancel_at: null,
      cancel_at_period_end: false,
      items: listOf(item),
    };
    answering({ "GET subscriptions": () => listOf(subscription) });
    expect(await payments().subscriptionsOf("cus_1")).toEqual([
      {
        id: "sub_1",
        status: "past_due",
        periodStart: new Date("2026-03-01T00:00:00Z"),
        periodEnd: new Date("2026-04-01T00:00:00Z"),
        cancelAtPeriodEnd: false,
        cancelAt: null,
      },
    ]);
  });

  it("throws for an unknown customer, and returns null for a deleted one", async () => {
    answering({});
    await expect(payments().subscriptionsOf("cus_1")).rejects.toMatchObject({ code: "payments_unavailable" });
    await expect(payments().deleteCustomer("cus_1")).rejects.toMatchObject({ code: "payments_unavailable" });
    answering({ "GET customers/cus_1": () => ({ id: "cus_1", object: "customer", deleted: true }) });
    expect(await payments().subscriptionsOf("cus_1")).toBeNull();
    expect(await payments().createCheckout("cus_1", "user-1", SITE)).toBeNull();
    await payments().deleteCustomer("cus_1");
  });

  it.each([
    ["an invalid key", () => failing(401), 1, "Stripe refused our request. Please contact support"],
    ["a missing permission", () => failing(403), 1, "Stripe refused our request. Please contact support"],
    [
      "a wrong price",
      () => failing(400, { param: "line_items" }),
      1,
      "Stripe refused our request. Please contact support",
    ],
    ["a rate limit", () => failing(429), 1, "Stripe didn't respond. Please try again in a moment"],
    ["an error at Stripe", () => failing(500), 3, "Stripe didn't respond. Please try again in a moment"],
    ["a dropped connection", () => HttpResponse.error(), 3, "Stripe didn't respond. Please try again in a moment"],
    [
      "a response that is not JSON",
      () => new HttpResponse("<html>", { status: 502 }),
      3,
      "Stripe didn't respond. Please try again in a moment",
    ],
  ])(
    "reports %s in our own words, after at most three attempts and without quoting the key",
    async (_, answer, tries, message) => {
      const asked = answering({ "POST billing_portal/sessions": answer });
      const error: unknown = await payments()
        .createPortal("cus_1", SITE)
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(DomainError);
      expect(error).toMatchObject({ code: "payments_unavailable", message });
      const cause = error instanceof DomainError ? error.cause : undefined;
      expect(String(cause)).toMatch(/^Error: Stripe: Stripe\w+Error/);
      expect(`${String(error)} ${String(cause)}`).not.toMatch(/sk_test/);
      expect(asked).toHaveLength(tries);
    },
  );

  it("retries a request that times out, with the same idempotency key", async () => {
    const asked = answering({
      "GET checkout/sessions": () => listOf(),
      "POST checkout/sessions": (_, times) =>
        times === 1 ? new Response(new ReadableStream()) : { id: "cs_1", url: "https://checkout.stripe.com/c/1" },
    });
    const checkout = await payments({ timeoutMs: 300 }).createCheckout("cus_1", "user-1", SITE);
    expect(checkout).toEqual({ checkoutUrl: "https://checkout.stripe.com/c/1" });
    const keys = asked.filter(({ method }) => method === "POST").map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
