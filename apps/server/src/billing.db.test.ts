import { describe, expect, it } from "vitest";
import { startBilling } from "./testing/start-billing.ts";

describe("subscribing", () => {
  it("leads to a page to pay on, and from there to premium as soon as somebody asks", async () => {
    const { person, stripe, mails } = await startBilling();
    const ada = await person();
    expect(await ada.status()).toMatchObject({ available: true, message: null, isPremium: false, canManage: false });
    const { id } = await ada.pay();
    expect(await ada.user()).toMatchObject({ isPremium: false });
    expect((await ada.post("/api/subscription/sync")).body).toMatchObject({
      isPremium: true,
      premiumUpgradedAt: expect.any(String),
      subscriptionPeriodEnd: new Date(
        (stripe.account.subscriptionOf(id).items.data[0]?.current_period_end ?? 0) * 1000,
      ).toISOString(),
      cancelAtPeriodEnd: false,
    });
    expect(await ada.user()).toMatchObject({ isPremium: true });
    expect(await ada.status()).toMatchObject({ isPremium: true, paymentFailed: false, canManage: true });
    expect(await mails()).toEqual(["subscription-started"]);
  });

  it("becomes premium by the webhook alone", async () => {
    const { person, stripe, webhook, mails } = await startBilling();
    stripe.sendWebhooksTo(webhook);
    const ada = await person();
    await ada.pay();
    await stripe.delivered();
    expect(await ada.user()).toMatchObject({ isPremium: true });
    expect(await mails()).toEqual(["subscription-started"]);
  });
});
