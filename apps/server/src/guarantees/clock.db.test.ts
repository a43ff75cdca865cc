import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startApi } from "../testing/start-api.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ACCOUNT = { email: "ada@example.com", password: "lovelace1" };

/** Only the server's clock is off by this much. */
function skew(ms: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
}

async function signedIn() {
  const api = await startApi();
  const cookie = await api.signUp(ACCOUNT.email);
  return { ...api, cookie };
}

describe.each([-400 * DAY, -HOUR, HOUR, 400 * DAY])("if the server's clock is off by %i ms,", (ms) => {
  it("a session expires according to the database's clock", async () => {
    const { call, cookie, sql } = await signedIn();
    skew(ms);
    const before = await sql`select expire from sessions`;
    expect((await call("GET", "/api/user", { cookie })).status).toBe(200);
    expect(await sql`select expire from sessions`).toEqual(before);
    await sql`update sessions set expire = now() - interval '1 second'`;
    expect((await call("GET", "/api/user", { cookie })).status).toBe(401);
  });

  it("a new or extended session lasts thirty days according to the database's clock", async () => {
    const { call, sql } = await signedIn();
    skew(ms);
    const days = async () =>
      (
        await sql<
          { days: number }[]
        >`select extract(epoch from max(expire) - now())::int / 86400.0 as days from sessions`
      )[0]?.days;
    const { cookie = "" } = await call("POST", "/api/login", { body: ACCOUNT });
    expect(Number(await days())).toBeCloseTo(30, 1);
    await sql`update sessions set expire = now() + interval '10 days'`;
    expect((await call("GET", "/api/user", { cookie })).status).toBe(200);
    expect(Number(await days())).toBeCloseTo(30, 1);
  });

  it("reservations, rate limits and reset links expire according to the database's clock", async () => {
    const { call, cookie, sql } = await signedIn();
    skew(ms);
    const body = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
    expect((await call("POST", "/api/comparisons", { cookie, body })).status).toBe(201);
    await call("POST", "/api/auth/forgot-password", { body: { email: ACCOUNT.email } });
    const [row] = await sql`select
      (select bool_and(expires_at between now() and now() + interval '1 hour') from password_reset_tokens) as reset,
      (select bool_and(resets_at between now() and now() + interval '1 hour') from rate_limits
        where key not like 'mailRecipient%') as tries`;
    expect(row).toEqual({ reset: true, tries: true });
  });
});
