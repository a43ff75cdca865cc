import { PROFILE_COMPARISONS } from "@dupewise/domain/constants";
import { describe, expect, it } from "vitest";
import { idOf, startApi } from "../testing/start-api.ts";

const PASSWORD = "lovelace1";
const PROFILE = {
  firstName: "Augusta",
  lastName: "King Noel",
  email: "augusta@example.com",
  emailNotificationsEnabled: false,
};

async function signedIn() {
  const api = await startApi();
  const cookie = await api.signUp("ada@example.com");
  return { ...api, cookie };
}

describe("the profile", () => {
  it("is saved, with the name made anew, and the old address is told", async () => {
    const { call, cookie, sql } = await signedIn();
    const saved = await call("PUT", "/api/auth/profile", { cookie, body: PROFILE });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ ...PROFILE, name: "Augusta King Noel" });
    expect((await call("GET", "/api/user", { cookie })).body).toMatchObject(PROFILE);
    expect(await sql`select recipient from mail_outbox where kind = 'email-changed'`).toEqual([
      { recipient: "ada@example.com" },
    ]);
  });

  it("keeps to its own email", async () => {
    const { call, cookie, signUp, sql } = await signedIn();
    await signUp("grace@example.com");
    const { status, body } = await call("PUT", "/api/auth/profile", {
      cookie,
      body: { ...PROFILE, email: "GRACE@example.com" },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "conflict", issues: [{ path: "email" }] });
    expect(await sql`select from mail_outbox where kind = 'email-changed'`).toHaveLength(0);
  });

  it("may write its own email in other letters, which is no other address", async () => {
    const { call, cookie, sql } = await signedIn();
    const forgotten = { email: "ada@example.com" };
    expect((await call("POST", "/api/auth/forgot-password", { body: forgotten })).status).toBe(204);
    const { status, body } = await call("PUT", "/api/auth/profile", {
      cookie,
      body: { ...PROFILE, email: "ADA@example.com" },
    });
    expect([status, body]).toEqual([200, expect.objectContaining({ email: "ADA@example.com" })]);
    expect(await sql`select from mail_outbox where kind = 'email-changed'`).toHaveLength(0);
    // The link that was asked for is in the mailbox that still counts.
    expect(await sql`select from password_reset_tokens`).toHaveLength(1);
  });

  it.each([
    [{ firstName: " " }, "First name is required"],
    [{ lastName: "" }, "Last name is required"],
    [{ firstName: "x".repeat(51) }, "First name too long"],
    [{ lastName: "x".repeat(51) }, "Last name too long"],
    [{ email: "ada" }, "Please enter a valid email address"],
  ])("refuses %j", async (wrong, message) => {
    const { call, cookie } = await signedIn();
    const { status, body } = await call("PUT", "/api/auth/profile", { cookie, body: { ...PROFILE, ...wrong } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message });
  });
});

describe("signing out everywhere", () => {
  it("ends every session of the account and of no other", async () => {
    const { call, cookie, signUp } = await signedIn();
    const body = { email: "ada@example.com", password: PASSWORD };
    const { cookie: second = "" } = await call("POST", "/api/login", { body });
    const other = await signUp("grace@example.com");
    expect((await call("POST", "/api/auth/sign-out-everywhere", { cookie })).status).toBe(204);
    for (const ended of [cookie, second]) {
      expect((await call("GET", "/api/user", { cookie: ended })).status).toBe(401);
    }
    expect((await call("GET", "/api/user", { cookie: other })).status).toBe(200);
  });
});

describe("changing the password", () => {
  it("needs the current one, keeps this browser signed in and ends the others", async () => {
    const { call, cookie } = await signedIn();
    const login = (password: string) => call("POST", "/api/login", { body: { email: "ada@example.com", password } });
    const { cookie: elsewhere = "" } = await login(PASSWORD);
    const change = (currentPassword: string) =>
      call("POST", "/api/auth/password", { cookie, body: { currentPassword, newPassword: "analytical 2" } });
    expect((await change("a wrong one")).body).toMatchObject({ issues: [{ path: "currentPassword" }] });
    const changed = await change(PASSWORD);
    expect(changed.status).toBe(204);
    for (const ended of [cookie, elsewhere]) {
      expect((await call("GET", "/api/user", { cookie: ended })).status).toBe(401);
    }
    expect((await call("GET", "/api/user", { cookie: changed.cookie ?? "" })).status).toBe(200);
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login("analytical 2")).status).toBe(200);
  });
});

describe("the account's own data", () => {
  it("is exported as a file, all of it and no secret", async () => {
    const { call, cookie } = await signedIn();
    const body = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
    const { body: made } = await call("POST", "/api/comparisons", { cookie, body });
    const exported = await call("GET", "/api/auth/export", { cookie });
    expect(exported.headers.get("content-disposition")).toContain("attachment");
    expect(exported.body).toMatchObject({
      user: { email: "ada@example.com" },
      comparisons: [made],
      mails: [{ kind: "welcome", recipient: "ada@example.com" }],
      sessions: [{ expire: expect.any(String) }],
    });
    expect(exported.body).toMatchObject({ comparisons: [{ isShared: false }] });
    expect(JSON.stringify(exported.body)).not.toMatch(/argon2|"password"|token/i);
  });

  it("is deleted with the account, and only with the password", async () => {
    const { call, cookie, signUp, shop, sql } = await signedIn();
    await signUp("grace@example.com");
    const body = { originalUrl: shop.link("designerCoat"), dupeUrl: shop.link("affordableCoat") };
    expect((await call("POST", "/api/comparisons", { cookie, body })).status).toBe(201);
    const remove = (password: string) => call("DELETE", "/api/auth/account", { cookie, body: { password } });
    expect((await remove("not this")).status).toBe(400);
    await sql`alter table users rename customer_id to elsewhere`;
    expect((await remove(PASSWORD)).status).toBe(500);
    await sql`alter table users rename elsewhere to customer_id`;
    expect((await call("GET", "/api/user", { cookie })).status).toBe(200);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await call("GET", "/api/user", { cookie })).status).toBe(401);
    const left = await sql`select (select count(*)::int from users) as users,
      (select count(*)::int from comparisons) as comparisons, (select count(*)::int from products) as products`;
    expect(left).toEqual([{ users: 1, comparisons: 0, products: 2 }]);
  });

  it("leaves no trace in any table once the account is deleted, but for what was read from shops", async () => {
    const api = await startApi({ RUN_JOBS: "false" });
    const { call, sql, shop } = api;
    const cookie = await api.signUp("ada@example.com");
    const send = (method: string, path: string, body?: object) => call(method, path, { cookie, body });
    const pages = { originalUrl: shop.link("designerCoat"), dupeUrl: "Product: Wool coat\nPrice: $89" };
    const comparisons = [];
    for (let time = 0; time < PROFILE_COMPARISONS; time++) {
      comparisons.push(idOf((await send("POST", "/api/comparisons", pages)).body));
    }
    await send("POST", `/api/comparisons/${comparisons[0]}/share`, {});
    await send("DELETE", `/api/comparisons/${comparisons[1]}`);
    await send("GET", "/api/personalized-recommendations");
    const alert = { productName: "Half Moon bag", manufacturer: "Maison Exemple" };
    const marks = [idOf((await send("POST", "/api/email-notifications", alert)).body), ...comparisons];
    await send("POST", "/api/email-notifications/test", {});
    await send("POST", "/api/auth/forgot-password", { email: "ada@example.com" });
    const [user] = await sql<{ id: string }[]>`select id from users`;
    marks.push(user?.id ?? "", "ada@example.com", "Lovelace", "Half Moon");
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
    const found = async () => {
      const hits: string[] = [];
      for (const { name } of tables) {
        const rows = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t`);
        hits.push(...rows.flatMap(({ row }) => marks.filter((mark) => row.includes(mark)).map(() => name)));
      }
      return new Set(hits);
    };
    expect((await found()).size).toBeGreaterThan(10);
    expect((await send("DELETE", "/api/auth/account", { password: PASSWORD })).status).toBe(204);
    // Jobs name accounts by an id that nobody has any more.
    expect([...(await found())].filter((name) => !name.startsWith("pgboss."))).toEqual([]);
  });
});
