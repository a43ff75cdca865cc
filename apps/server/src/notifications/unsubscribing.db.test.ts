import { describe, expect, it } from "vitest";
import { readId, startApi } from "../testing/start-api.ts";

const ITEM = { productName: "Half Moon bag", manufacturer: "Maison Exemple" };
const ONE_CLICK = { "content-type": "application/x-www-form-urlencoded" };

async function subscribed(environment = {}) {
  const api = await startApi({ RUN_JOBS: "false", ...environment });
  const { sql } = api;
  const cookie = await api.signUp("ada@example.com");
  await api.makePremium();
  const { body } = await api.call("POST", "/api/email-notifications", { cookie, body: ITEM });
  await api.call("POST", "/api/email-notifications", { cookie, body: { ...ITEM, productName: "Other bag" } });
  const [{ token }] = await sql<[{ token: string }]>`
    select unsubscribe_token as token from email_notifications where id = ${readId(body)}`;
  const path = `/api/unsubscribe/${token}`;
  /** Like an email client: no cookie, no origin, a form. */
  const oneClick = (at = path) =>
    fetch(new URL(at, api.url), { method: "POST", headers: ONE_CLICK, body: "List-Unsubscribe=One-Click" });
  const active = async () => {
    const rows = await sql<{ name: string }[]>`select product_name as name from email_notifications where is_active`;
    return rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
  };
  return { api, sql, cookie, path, token, oneClick, active };
}

describe("the link in an alert email", () => {
  it("asks for confirmation on GET, unsubscribes on POST, and lets the user resubscribe", async () => {
    const { api, path, oneClick, active } = await subscribed();
    const asked = await api.call("GET", path);
    expect(asked.body).toEqual({ scope: "alert", productName: "Half Moon bag", isActive: true });
    expect(await active()).toHaveLength(2);
    expect((await oneClick()).status).toBe(200);
    expect((await oneClick()).status).toBe(200);
    expect(await active()).toEqual(["Other bag"]);
    expect((await api.call("GET", path)).body).toMatchObject({ isActive: false });
    expect((await api.call("POST", `${path}/undo`)).body).toMatchObject({ isActive: true });
    expect(await active()).toHaveLength(2);
  });

  it("redirects a browser to the confirmation page", async () => {
    const { api, path, token, active } = await subscribed();
    const opened = await api.call("GET", path, { headers: { accept: "text/html,application/xhtml+xml" } });
    expect(opened).toMatchObject({ status: 302, body: undefined });
    expect(opened.headers.get("location")).toBe(`/unsubscribe/${token}`);
    expect(await active()).toHaveLength(2);
  });

  it("reveals only the product's name, and sets no cookie", async () => {
    const { api, path, oneClick } = await subscribed();
    const answers = [await api.call("GET", path), await api.call("POST", path)];
    for (const { body, headers } of answers) {
      expect(JSON.stringify(body)).not.toMatch(/ada|example\.com|Other/i);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect((await oneClick()).headers.getSetCookie()).toEqual([]);
  });

  it("responds to a one-click request the same way whether or not it is valid", async () => {
    const { api, oneClick, path, active } = await subscribed();
    const unknown = "/api/unsubscribe/00000000-0000-4000-8000-000000000000";
    expect(await (await oneClick(unknown)).json()).toEqual(await (await oneClick(path)).json());
    for (const at of [unknown, "/api/unsubscribe/x", "/api/unsubscribe/%27%20or%201=1"]) {
      expect((await api.call("GET", at)).body).toMatchObject({ code: "not_found" });
      expect((await api.call("POST", `${at}/undo`)).body).toMatchObject({ code: "not_found" });
    }
    expect(await active()).toEqual(["Other bag"]);
  });

  it("cannot be used by another site's page", async () => {
    const { api, path, active } = await subscribed();
    const headers = { origin: "https://evil.example" };
    expect((await api.call("POST", path, { headers })).status).toBe(403);
    expect(await active()).toHaveLength(2);
  });

  it("re-enables no more alerts than the plan allows", async () => {
    const { api, path, oneClick, active, sql } = await subscribed();
    await oneClick();
    await sql`update users set is_premium = false`;
    expect((await api.call("POST", `${path}/undo`)).body).toMatchObject({ code: "premium_required" });
    expect(await active()).toEqual(["Other bag"]);
  });

  it("cannot be guessed, because attempts are rate limited", async () => {
    const { api } = await subscribed({ RATE_LIMIT_SCALE: "0.01" });
    const tries = [];
    for (let attempt = 0; attempt < 5; attempt++) tries.push(await api.call("GET", `/api/unsubscribe/${attempt}`));
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429]);
  });
});

describe("the link in a digest", () => {
  it("turns all of the account's alert emails off and on again", async () => {
    const { api, sql, oneClick, active } = await subscribed();
    await sql`insert into unsubscribe_tokens (user_id, token) select id, 'summary-token' from users`;
    const path = "/api/unsubscribe/summary-token";
    expect((await api.call("GET", path)).body).toEqual({ scope: "account", productName: null, isActive: true });
    const isOn = async () => {
      const [user] = await sql<{ on: boolean }[]>`select email_notifications_enabled as on from users`;
      return user?.on;
    };
    await oneClick(path);
    expect(await isOn()).toBe(false);
    expect(await active()).toHaveLength(2);
    await api.call("POST", `${path}/undo`);
    expect(await isOn()).toBe(true);
  });
});
