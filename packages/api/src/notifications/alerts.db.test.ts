import { alertKeys } from "@dupewise/ai/alerts/match-alert";
import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const ALERT = { productName: "Belted wool coat", manufacturer: "Maison Exemple" };

async function watching({ isPremium = true } = {}) {
  const caller = await startCaller();
  const ada = await caller.signUp("ada@example.com");
  if (isPremium) await caller.makePremium();
  return { ...caller, send: ada.send, alerts: ada.call.notifications };
}

describe("alerts", () => {
  it("can be created, listed, paused, updated and deleted", async () => {
    const { alerts } = await watching();
    const made = await alerts.create(ALERT);
    const { id } = made;
    expect(made).toMatchObject({
      ...ALERT,
      gender: "unisex",
      similarityThreshold: 85,
      isActive: true,
      lastChecked: null,
    });
    expect(made).not.toHaveProperty("unsubscribeToken");
    expect(await alerts.update({ id, isActive: false })).toMatchObject({ ...ALERT, isActive: false });
    expect(await alerts.update({ id, similarityThreshold: 60 })).toMatchObject({
      similarityThreshold: 60,
      isActive: false,
    });
    expect(await alerts.list()).toMatchObject([{ id }]);
    expect(await alerts.matches({ id })).toEqual([]);
    await alerts.remove({ id });
    expect((await captureErrorResponse(alerts.remove({ id }))).status).toBe(404);
    expect(await alerts.list()).toEqual([]);
  });

  it.each([
    [{ productName: " " }, "productName", "Please provide both product name and manufacturer."],
    [{ manufacturer: "" }, "manufacturer", "Please provide both product name and manufacturer."],
    [{ similarityThreshold: 49 }, "similarityThreshold", expect.any(String)],
    [{ similarityThreshold: 101 }, "similarityThreshold", expect.any(String)],
    [{ similarityThreshold: 85.5 }, "similarityThreshold", expect.any(String)],
    [{ gender: "kids" }, "gender", expect.any(String)],
  ])("are rejected if a setting is invalid: %j", async (wrong, path, message) => {
    const { send } = await watching();
    expect(await captureErrorResponse(send("notifications.create", { ...ALERT, ...wrong }))).toMatchObject({
      status: 400,
      body: { issues: [{ path, message }] },
    });
  });

  it("are matched by their current text, even if they are edited concurrently", async () => {
    const { alerts, sql } = await watching();
    const { id } = await alerts.create(ALERT);
    for (let time = 0; time < 5; time++) {
      const [productName, manufacturer] = [`Camel wool coat ${time}`, `House ${"abcde"[time]}`];
      await Promise.all([alerts.update({ id, productName }), alerts.update({ id, manufacturer })]);
      const [stored] = await sql`select maker_key as "makerKey", looks_key as "looksKey" from email_notifications`;
      expect(stored).toEqual(alertKeys({ productName, manufacturer }));
    }
  });

  it("are limited to one for a free account, despite concurrent requests", async () => {
    const { alerts } = await watching({ isPremium: false });
    const calls = Array.from({ length: 5 }, () => alerts.create(ALERT));
    const outcomes = await Promise.allSettled(calls);
    const refused = calls.filter((_, at) => outcomes[at]?.status === "rejected");
    expect(refused).toHaveLength(4);
    for (const call of refused) {
      expect(await captureErrorResponse(call)).toMatchObject({ status: 403, body: { code: "premium_required" } });
    }
    expect((await captureErrorResponse(alerts.test())).body).toMatchObject({ code: "premium_required" });
  });

  it("cannot be enabled beyond the free limit once premium has ended", async () => {
    const { alerts, sql } = await watching();
    const [first, second] = [await alerts.create(ALERT), await alerts.create(ALERT)];
    await alerts.update({ id: second.id, isActive: false });
    await sql`update users set is_premium = false`;
    expect((await captureErrorResponse(alerts.update({ id: second.id, isActive: true }))).status).toBe(403);
    expect(await alerts.update({ id: first.id, isActive: false })).toMatchObject({ isActive: false });
    expect(await alerts.update({ id: second.id, isActive: true })).toMatchObject({ isActive: true });
  });

  it("can send a sample email", async () => {
    const { alerts, sql } = await watching();
    expect((await captureErrorResponse(alerts.test())).status).toBe(404);
    await alerts.create(ALERT);
    expect(await alerts.test()).toEqual({ message: expect.any(String) });
    expect(await sql`select recipient from mail_outbox where kind = 'test-alert'`).toEqual([
      { recipient: "ada@example.com" },
    ]);
  });

  it("show their matches without revealing who compared the products", async () => {
    const { alerts, sql } = await watching();
    const { id } = await alerts.create(ALERT);
    await sql`insert into products (id, url, title) values ('found', 'https://shop.example/coat', 'Coat with a belt')`;
    await sql`insert into notification_matches (notification_id, product_id, similarity_score, reason)
      values (${id}, 'found', 91, 'The same cut')`;
    const matches = await alerts.matches({ id });
    expect(matches).toMatchObject([{ url: "https://shop.example/coat", similarityScore: 91, reason: "The same cut" }]);
    expect(JSON.stringify(matches)).not.toMatch(/user/i);
  });
});
