import { describe, expect, it } from "vitest";
import { PASSWORD, captureErrorResponse, startCaller } from "../testing/caller.ts";
import { startBilling } from "../testing/start-billing.ts";

describe("subscribing", () => {
  it("opens a checkout, and grants premium on the next sync after payment", async () => {
    const { person, stripe, mails } = await startBilling();
    const ada = await person();
    expect(await ada.call.billing.status()).toMatchObject({
      available: true,
      message: null,
      isPremium: false,
      canManage: false,
    });
    const { id } = await ada.pay();
    expect(await ada.call.auth.me()).toMatchObject({ isPremium: false });
    expect(await ada.call.billing.sync()).toMatchObject({
      isPremium: true,
      premiumUpgradedAt: expect.any(Date),
      subscriptionPeriodEnd: new Date(
        (stripe.account.subscriptionOf(id).items.data[0]?.current_period_end ?? 0) * 1000,
      ),
      cancelAtPeriodEnd: false,
    });
    expect(await ada.call.auth.me()).toMatchObject({ isPremium: true });
    expect(await ada.call.billing.status()).toMatchObject({ isPremium: true, paymentFailed: false, canManage: true });
    expect(await mails()).toEqual(["subscription-started"]);
  });

  it("grants premium even if only the webhook arrives", async () => {
    const { person, deliver, mails } = await startBilling();
    const ada = await person();
    await ada.pay();
    await deliver();
    expect(await ada.call.auth.me()).toMatchObject({ isPremium: true });
    expect(await mails()).toEqual(["subscription-started"]);
  });

  it("creates one customer and one open checkout, despite repeated and concurrent requests", async () => {
    const { person, stripe } = await startBilling();
    const ada = await person();
    const ids = await Promise.all(Array.from({ length: 8 }, () => ada.checkout()));
    expect(new Set([...ids, await ada.checkout()]).size).toBe(1);
    expect(stripe.account.customers.size).toBe(1);
    expect(stripe.account.checkoutOf(ids[0]!)).toMatchObject({
      mode: "subscription",
      client_reference_id: expect.any(String),
      amount_total: 500,
      success_url: "https://dupewise.example/?subscription=success",
      cancel_url: "https://dupewise.example/subscribe?checkout=left",
    });
    stripe.account.expireCheckout(ids[0]!);
    expect(await ada.checkout()).not.toBe(ids[0]);
    expect(stripe.account.customers.size).toBe(1);
  });

  it("reuses the checkout when Stripe's response was lost", async () => {
    const { person, stripe } = await startBilling();
    const ada = await person();
    stripe.failWith(({ path, method }) => {
      const isFirst = stripe.requests.filter((one) => one.path === path && one.method === "POST").length === 1;
      return isFirst && method === "POST" && path.endsWith("/sessions") ? "drop-after" : undefined;
    });
    const id = await ada.checkout();
    const made = stripe.requests.filter(({ path, method }) => method === "POST" && path.endsWith("/sessions"));
    expect(made).toHaveLength(2);
    expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(stripe.account.checkoutsOf(await ada.customer()).map((one) => one.id)).toEqual([id]);
  });

  it("rejects a second subscription for a paying customer, even before the webhook arrives", async () => {
    const { person, stripe } = await startBilling();
    const ada = await person();
    await ada.pay();
    expect(await ada.call.auth.me()).toMatchObject({ isPremium: false });
    const again = () => captureErrorResponse(ada.call.billing.createSubscription());
    expect(await again()).toMatchObject({ status: 409, body: { code: "conflict" } });
    await ada.call.billing.cancel();
    expect(await again()).toMatchObject({ status: 409, body: { message: expect.stringContaining("Resume") } });
    stripe.account.setCancelAtPeriodEnd(stripe.account.subscriptionsOf(await ada.customer())[0]!.id, false);
    stripe.account.setCard(await ada.customer(), false);
    stripe.account.advance(31);
    expect(await again()).toMatchObject({ status: 409, body: { message: expect.stringContaining("card") } });
  });

  it("fails with a clear error while Stripe is down or rejects requests, and stores nothing", async () => {
    const { person, stripe } = await startBilling();
    const ada = await person();
    stripe.failWith(() => "drop");
    expect(await captureErrorResponse(ada.call.billing.createSubscription())).toMatchObject({
      status: 503,
      body: { code: "payments_unavailable", message: "Stripe didn't respond. Please try again in a moment" },
    });
    stripe.failWith(() => ({ status: 403 }));
    expect((await captureErrorResponse(ada.call.billing.createSubscription())).body).toEqual({
      code: "payments_unavailable",
      message: "Stripe refused our request. Please contact support",
    });
    expect(await ada.customer()).toBe("");
  });

  it("creates a separate Stripe customer for each account, and a new one if the old one was deleted in Stripe", async () => {
    const { person, stripe } = await startBilling();
    const [ada, bob] = [await person(), await person("bob@example.com")];
    await Promise.all([ada.checkout(), bob.checkout()]);
    const first = await ada.customer();
    expect(first).not.toBe(await bob.customer());
    const emails = [...stripe.account.customers.values()].map(({ email }) => email);
    expect(new Set(emails)).toEqual(new Set([ada.email, bob.email]));
    expect(emails).toHaveLength(2);
    stripe.account.deleteCustomer(first);
    await ada.checkout();
    expect(await ada.customer()).not.toBe(first);
  });
});

describe("a subscription", () => {
  it("can be canceled at the end of the period, resumed, and managed in Stripe", async () => {
    const { person, mails } = await startBilling();
    const ada = await person();
    expect(await captureErrorResponse(ada.call.billing.portal())).toMatchObject({ status: 404 });
    await ada.pay();
    await ada.call.billing.sync();
    expect(await ada.call.billing.cancel()).toMatchObject({
      isPremium: true,
      cancelAtPeriodEnd: true,
    });
    expect(await ada.call.billing.cancel()).toMatchObject({
      isPremium: true,
      cancelAtPeriodEnd: true,
    });
    expect(await ada.call.billing.resume()).toMatchObject({
      isPremium: true,
      cancelAtPeriodEnd: false,
    });
    expect(await ada.call.billing.portal()).toMatchObject({
      portalUrl: expect.stringContaining("/portal/"),
    });
    expect(await mails()).toEqual(["subscription-started", "subscription-ending", "subscription-resumed"]);
  });

  it("renews, gets a grace period when it is past due, and is restored or ended by webhooks", async () => {
    const { person, stripe, deliver, mails, sql } = await startBilling();
    const ada = await person();
    await ada.pay();
    await deliver();
    stripe.account.setCard(await ada.customer(), false);
    stripe.account.advance(31);
    await deliver();
    expect(await ada.call.billing.status()).toMatchObject({ isPremium: true, paymentFailed: true });
    stripe.account.setCard(await ada.customer(), true);
    await deliver();
    expect(await ada.call.billing.status()).toMatchObject({ isPremium: true, paymentFailed: false });
    stripe.account.setCard(await ada.customer(), false);
    stripe.account.advance(31);
    await deliver();
    expect(await ada.call.billing.cancel()).toMatchObject({ isPremium: false });
    const [row] = await sql`select premium_upgraded_at is not null as kept, subscription_id from users`;
    expect(row).toEqual({ kept: true, subscription_id: null });
    expect(await mails()).toEqual(["subscription-started", "payment-failed", "payment-failed", "subscription-ended"]);
  });

  it("ends on time according to the database's clock even if no event arrives", async () => {
    const { person, sql } = await startBilling();
    const ada = await person();
    await ada.pay();
    await ada.call.billing.sync();
    await sql`update users set premium_until = now() + interval '1 minute'`;
    expect(await ada.call.auth.me()).toMatchObject({ isPremium: true });
    await sql`update users set premium_until = now() - interval '1 second'`;
    expect(await ada.call.auth.me()).toMatchObject({ isPremium: false });
    expect(await ada.call.billing.status()).toMatchObject({ isPremium: false });
  });

  it("keeps the customer's name and email in Stripe up to date, so that receipts arrive", async () => {
    const { person, work, stripe } = await startBilling();
    const ada = await person();
    await ada.pay();
    const customer = await ada.customer();
    await ada.call.auth.updateProfile({
      firstName: "Ada",
      lastName: "King",
      email: "king@example.com",
      emailNotificationsEnabled: true,
    });
    await work();
    const told = { email: "king@example.com", name: "Ada King", metadata: { userId: expect.any(String) } };
    expect(stripe.account.customerOf(customer)).toMatchObject(told);
  });

  it("is canceled when the account is deleted, even if Stripe is down at that moment", async () => {
    const { jobs, person, stripe, work } = await startBilling();
    const ada = await person();
    const { id } = await ada.pay();
    const customer = await ada.customer();
    stripe.failWith(() => "drop");
    await ada.call.auth.deleteAccount({ password: PASSWORD });
    expect(jobs).toContainEqual({ name: "end-customer", data: { customerId: customer } });
    await expect(work()).rejects.toMatchObject({ code: "payments_unavailable" });
    stripe.failWith(() => undefined);
    await work();
    expect(stripe.account.subscriptionOf(id).status).toBe("canceled");
    expect(stripe.account.isDeleted(customer)).toBe(true);
  });
});

describe("billing without a payment provider", () => {
  it("reports that payments are unavailable, rejects a new subscription, and ignores a cancellation", async () => {
    const { signUp } = await startCaller();
    const { call } = await signUp();
    expect(await call.billing.status()).toMatchObject({
      available: false,
      message: "Stripe payments are not available at this time.",
    });
    expect(await captureErrorResponse(call.billing.createSubscription())).toEqual({
      status: 503,
      body: { code: "payments_unavailable", message: "Stripe is not configured. Please contact support." },
    });
    const before = await call.auth.me();
    expect(await call.billing.cancel()).toEqual(before);
    expect(await call.billing.resume()).toEqual(before);
  });
});
