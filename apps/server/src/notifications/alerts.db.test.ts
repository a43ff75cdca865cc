import { alertKeys } from "@dupewise/ai/alerts/match-alert";
import { describe, expect, it } from "vitest";
import { idOf, startMember } from "../testing/start-api.ts";

const ALERT = { productName: "Belted wool coat", manufacturer: "Maison Exemple" };
const PATH = "/api/email-notifications";

const watching = (isPremium = true) => startMember({ isPremium });

describe("alerts", () => {
  it("are set up, listed, paused, changed and deleted", async () => {
    const { send } = await watching();
    const made = await send("POST", PATH, ALERT);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...ALERT,
      gender: "unisex",
      similarityThreshold: 85,
      isActive: true,
      lastChecked: null,
    });
    expect(made.body).not.toHaveProperty("unsubscribeToken");
    const own = `${PATH}/${idOf(made.body)}`;
    expect((await send("PUT", own, { isActive: false })).body).toMatchObject({ ...ALERT, isActive: false });
    expect((await send("PUT", own, { similarityThreshold: 60 })).body).toMatchObject({
      similarityThreshold: 60,
      isActive: false,
    });
    expect((await send("GET", PATH)).body).toMatchObject([{ id: idOf(made.body) }]);
    expect((await send("GET", `${own}/matches`)).body).toEqual([]);
    expect((await send("DELETE", own)).status).toBe(204);
    expect((await send("DELETE", own)).status).toBe(404);
    expect((await send("GET", PATH)).body).toEqual([]);
  });

  it.each([
    [{ productName: " " }, "productName", "Please provide both product name and manufacturer."],
    [{ manufacturer: "" }, "manufacturer", "Please provide both product name and manufacturer."],
    [{ similarityThreshold: 49 }, "similarityThreshold", expect.any(String)],
    [{ similarityThreshold: 101 }, "similarityThreshold", expect.any(String)],
    [{ similarityThreshold: 85.5 }, "similarityThreshold", expect.any(String)],
    [{ gender: "kids" }, "gender", expect.any(String)],
  ])("refuse %j", async (wrong, path, message) => {
    const { send } = await watching();
    const { status, body } = await send("POST", PATH, { ...ALERT, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path, message }] });
  });

  it("are looked up by the words they have, whoever changes them at the same time", async () => {
    const { send, sql } = await watching();
    const own = `${PATH}/${idOf((await send("POST", PATH, ALERT)).body)}`;
    for (let time = 0; time < 5; time++) {
      const [productName, manufacturer] = [`Camel wool coat ${time}`, `House ${"abcde"[time]}`];
      await Promise.all([send("PUT", own, { productName }), send("PUT", own, { manufacturer })]);
      const [stored] = await sql`select maker_key as "makerKey", looks_key as "looksKey" from email_notifications`;
      expect(stored).toEqual(alertKeys({ productName, manufacturer }));
    }
  });

  it("are one for a free account, however many are asked for at once", async () => {
    const { send } = await watching(false);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send("POST", PATH, ALERT)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({ code: "premium_required" });
    expect((await send("POST", `${PATH}/test`)).body).toMatchObject({ code: "premium_required" });
  });

  it("cannot be turned on one by one once premium is over", async () => {
    const { send, sql } = await watching();
    const [first, second] = [await send("POST", PATH, ALERT), await send("POST", PATH, ALERT)];
    await send("PUT", `${PATH}/${idOf(second.body)}`, { isActive: false });
    await sql`update users set is_premium = false`;
    expect((await send("PUT", `${PATH}/${idOf(second.body)}`, { isActive: true })).status).toBe(403);
    expect((await send("PUT", `${PATH}/${idOf(first.body)}`, { isActive: false })).status).toBe(200);
    expect((await send("PUT", `${PATH}/${idOf(second.body)}`, { isActive: true })).status).toBe(200);
  });

  it("can be tried out by mail", async () => {
    const { send, sql } = await watching();
    expect((await send("POST", `${PATH}/test`)).status).toBe(404);
    await send("POST", PATH, ALERT);
    expect((await send("POST", `${PATH}/test`)).status).toBe(200);
    expect(await sql`select recipient from mail_outbox where kind = 'test-alert'`).toEqual([
      { recipient: "ada@example.com" },
    ]);
  });

  it("show what they found, and nothing of who was looking for it", async () => {
    const { send, sql } = await watching();
    const { body } = await send("POST", PATH, ALERT);
    await sql`insert into products (id, url, title) values ('found', 'https://shop.example/coat', 'Coat with a belt')`;
    await sql`insert into notification_matches (notification_id, product_id, similarity_score, reason)
      values (${idOf(body)}, 'found', 91, 'The same cut')`;
    const matches = await send("GET", `${PATH}/${idOf(body)}/matches`);
    expect(matches.body).toMatchObject([
      { url: "https://shop.example/coat", similarityScore: 91, reason: "The same cut" },
    ]);
    expect(JSON.stringify(matches.body)).not.toMatch(/user/i);
  });
});

describe("a support request", () => {
  const REQUEST = { name: "Ada", email: "ada@example.com", message: "How do I add a price?" };

  it("is stored and mailed, first in line for premium", async () => {
    const { send, sql } = await watching();
    const { status, body } = await send("POST", "/api/support", REQUEST);
    expect(status).toBe(201);
    expect(body).toMatchObject({ priority: true, message: expect.stringContaining("within 24 hours") });
    expect(await sql`select name, email, message, priority from support_requests`).toEqual([
      { ...REQUEST, priority: true },
    ]);
    expect(await sql`select recipient, kind from mail_outbox where kind like 'support%' order by kind`).toEqual([
      { recipient: "ada@example.com", kind: "support-received" },
      { recipient: "help@example.com", kind: "support-request" },
    ]);
  });

  it("may name any address for the reply, and is confirmed to the account's alone, so often a day", async () => {
    const { send, sql } = await startMember({ isPremium: false }, { SUPPORT_EMAIL: "help@example.com" });
    const ask = () => send("POST", "/api/support", { ...REQUEST, email: "stranger@example.org" });
    expect((await ask()).status).toBe(201);
    const kinds = () => sql`select kind, recipient from mail_outbox order by kind`;
    expect(await kinds()).toEqual([
      { kind: "support-received", recipient: "ada@example.com" },
      { kind: "support-request", recipient: "help@example.com" },
      { kind: "welcome", recipient: "ada@example.com" },
    ]);
    await sql`update rate_limits set tries = 20 where key like 'mailRecipient:%'`;
    expect((await ask()).status).toBe(201);
    expect((await kinds()).filter(({ kind }) => kind === "support-received")).toHaveLength(1);
    expect((await kinds()).filter(({ kind }) => kind === "support-request")).toHaveLength(2);
  });

  it.each([
    [{ name: "" }, "Name is required"],
    [{ name: "x".repeat(101) }, "Name too long"],
    [{ email: "a@b\nBcc: c@d.example" }, "Please enter a valid email address"],
    [{ message: "too short" }, "Message must be at least 10 characters"],
    [{ message: "x".repeat(2001) }, "Message too long"],
  ])("refuses %j", async (wrong, message) => {
    const { send } = await watching();
    expect((await send("POST", "/api/support", { ...REQUEST, ...wrong })).body).toMatchObject({ message });
  });
});
