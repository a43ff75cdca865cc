import { describe, expect, it } from "vitest";
import { readId, startApi, type Api } from "../testing/start-api.ts";

const EMAIL = "ada@example.com";
const TEXT = "Product: Belted wool coat\nPrice: $420\n80% wool, 20% polyamide";

async function guessing(environment: Record<string, string> = {}) {
  const api = await startApi(environment);
  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    api.call("POST", "/api/login", { body: { email, password }, headers });
  return { ...api, login };
}

describe("the limit on password attempts", () => {
  it("applies after ten attempts, whether or not the account exists, and whatever address the client claims", async () => {
    const { login, signUp } = await guessing();
    await signUp(EMAIL);
    for (const email of [EMAIL, "nobody@example.com"]) {
      const answers = [];
      for (let guess = 0; guess < 14; guess++) {
        answers.push(await login(email, `guess ${guess}`, { "x-forwarded-for": `198.51.100.${guess}` }));
      }
      expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
      const last = answers.at(-1);
      expect(last?.body).toMatchObject({ code: "rate_limited", retryAfterSeconds: expect.any(Number) });
      expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  it("applies even if the attempts are concurrent", async () => {
    const { login, signUp } = await guessing();
    await signUp(EMAIL);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, guess) => login(EMAIL, `guess ${guess}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it("does not lock the owner out of a browser that has signed in to the account before", async () => {
    const { call, login } = await guessing();
    const account = { name: "Ada", email: EMAIL, password: "lovelace1" };
    const { headers } = await call("POST", "/api/register", { body: account });
    const device =
      headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith("device="))
        ?.split(";")[0] ?? "";
    for (let guess = 0; guess < 11; guess++) await login(EMAIL, "wrong");
    expect((await login(EMAIL, account.password)).status).toBe(429);
    expect((await login(EMAIL, account.password, { cookie: device })).status).toBe(200);
  });

  it("starts over after a correct password", async () => {
    const { login, signUp } = await guessing();
    await signUp(EMAIL);
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 8; guess++) expect((await login(EMAIL, "wrong")).status).toBe(401);
      expect((await login(EMAIL, "lovelace1")).status).toBe(200);
    }
  });

  it("applies to a network address that tries many accounts", async () => {
    const { login } = await guessing();
    const statuses = [];
    for (let guess = 0; guess < 62; guess++) statuses.push((await login(`user${guess}@example.com`, "wrong")).status);
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  it("applies to an IPv6 /48 when each of its /64 networks tries one account, but not to other networks", async () => {
    const { login, sql } = await guessing({ TRUST_PROXY: "1" });
    const from = async (address: string, user: number) =>
      (await login(`user${user}@example.com`, "wrong", { "x-forwarded-for": address })).status;
    const statuses = [];
    for (let user = 0; user < 70; user++) statuses.push(await from(`2001:db8:5:${user.toString(16)}::1`, user));
    expect(statuses).toEqual([...Array(60).fill(401), ...Array(10).fill(429)]);
    expect(await from("2001:db8:6::1", 70)).toBe(401);
    expect(JSON.stringify(await sql`select key from rate_limits`)).not.toContain("2001:");
  });

  it("does not count correct passwords toward the limit of an IPv6 /48", async () => {
    const { login, signUp } = await guessing({ TRUST_PROXY: "1", RATE_LIMIT_SCALE: "0.05" });
    await signUp(EMAIL);
    for (let network = 0; network < 6; network++) {
      const headers = { "x-forwarded-for": `2001:db8:5:${network}::1` };
      expect((await login(EMAIL, "lovelace1", headers)).status).toBe(200);
    }
  });

  it("applies after ten attempts even to a signed-in user", async () => {
    const { call, signUp } = await startApi();
    const cookie = await signUp(EMAIL);
    const statuses = [];
    for (let tries = 0; tries < 11; tries++) {
      const body = { currentPassword: `guess ${tries}`, newPassword: "analytical 2" };
      statuses.push((await call("POST", "/api/auth/password", { cookie, body })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  it("stores neither IP addresses nor email addresses in the rate limits", async () => {
    const { login, sql } = await guessing();
    await login(EMAIL, "wrong");
    const rows = await sql`select key from rate_limits`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|example|127\.0\.0/);
  });
});

describe("image requests", () => {
  it("are rate limited, with or without a share link", async () => {
    const { url } = await startApi({ RATE_LIMIT_SCALE: "0.001" });
    const path = `/images/${crypto.randomUUID()}/original`;
    const look = async (query: string) => (await fetch(new URL(path + query, url))).status;
    const statuses = [];
    for (let tries = 0; tries < 8; tries++) statuses.push(await look(tries % 2 ? `?share=${"x".repeat(32)}` : ""));
    expect(statuses).toEqual([401, 404, 401, 404, 401, 404, 429, 429]);
  });
});

describe("reading comparisons", () => {
  it("is limited across servers and protocols", async () => {
    const first = await startApi({ RATE_LIMIT_SCALE: "0.01" });
    const second = await startApi({ RATE_LIMIT_SCALE: "0.01", DATABASE_URL: first.databaseUrl });
    const cookie = await first.signUp(EMAIL);
    const paths = ["/api/user", "/api/trpc/auth.me"];
    for (let read = 0; read < 12; read++) {
      expect((await first.call("GET", paths[read % 2] ?? "", { cookie })).status).toBe(200);
    }
    for (const { call } of [first, second]) {
      const refused = await call("GET", "/api/comparisons", { cookie });
      expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    }
  });
});

describe("making comparisons", () => {
  it("counts toward the same limit per account as rerunning them", async () => {
    const { call, signUp } = await startApi({ RATE_LIMIT_SCALE: "0.015" });
    const cookie = await signUp(EMAIL);
    const compare = () => call("POST", "/api/comparisons", { cookie, body: { originalUrl: TEXT, dupeUrl: TEXT } });
    const { status, body } = await compare();
    const path = `/api/comparisons/${readId(body)}`;
    const again = await call("POST", `${path}/rerun`, { cookie, body: { dupePrice: "$75" } });
    expect([status, again.status, (await compare()).status]).toEqual([201, 200, 201]);
    expect(await compare()).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    // Other mutations still work.
    expect((await call("PATCH", `${path}/favorite`, { cookie, body: { isFavorite: true } })).status).toBe(200);
  });

  it("is limited to three at once per premium account, without blocking other accounts", async () => {
    const first = await startApi();
    const second = await startApi({ DATABASE_URL: first.databaseUrl, FETCH_ALLOW: first.shop.host });
    const { sql } = first;
    const cookie = await first.signUp(EMAIL);
    await first.makePremium();
    const leaving = new AbortController();
    const headers = { cookie, "content-type": "application/json" };
    const underWay = [first, second, first].map(({ url }, number) => {
      const body = JSON.stringify({ originalUrl: `${first.shop.url}/slow/never?${number}`, dupeUrl: TEXT });
      return fetch(new URL("/api/comparisons", url), { method: "POST", headers, body, signal: leaving.signal });
    });
    const held = async () => (await sql`select from comparison_reservations`).length;
    await expect.poll(held).toBe(3);

    const compare = ({ call }: Api) =>
      call("POST", "/api/comparisons", { cookie, body: { originalUrl: TEXT, dupeUrl: TEXT } });
    for (const server of [first, second]) {
      const refused = await compare(server);
      expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited", retryAfterSeconds: 3 } });
      expect(refused.headers.get("retry-after")).toBe("3");
    }
    const originalUrl = first.shop.link("designerCoat");
    const bob = await first.signUp("bob@example.com");
    const others = await first.call("POST", "/api/comparisons", { cookie: bob, body: { originalUrl, dupeUrl: TEXT } });
    expect(others.status).toBe(201);
    leaving.abort();
    await Promise.allSettled(underWay);
    await expect.poll(held).toBe(0);
    expect((await compare(second)).status).toBe(201);
    expect((await first.call("GET", "/api/user", { cookie })).body).toMatchObject({ comparisonsUsed: 1 });
  });
});
