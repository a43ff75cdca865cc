import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { readId, startApi } from "../../testing/start-api.ts";

const ACCOUNT = { name: "Ada Lovelace", email: "ada@example.com", password: "lovelace1" };
const TEXTS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };

describe("the REST API for accounts", () => {
  it("registers an account, signs it out and signs it in again", async () => {
    const { call } = await startApi();
    const registered = await call("POST", "/api/register", { body: ACCOUNT });
    expect(registered.status).toBe(200);
    expect(registered.body).not.toHaveProperty("password");
    expect(registered.body).not.toHaveProperty("customerId");
    for (const name of ["session", "device"]) {
      const set = registered.headers.getSetCookie().findLast((cookie) => cookie.startsWith(`${name}=`));
      expect(set).toMatch(/=.+HttpOnly.*SameSite=Lax/i);
    }

    const cookie = registered.cookie ?? "";
    expect((await call("GET", "/api/user", { cookie })).body).toMatchObject({ email: ACCOUNT.email });
    expect((await call("POST", "/api/logout", { cookie })).status).toBe(204);
    expect((await call("GET", "/api/user", { cookie })).status).toBe(401);

    const { email, password } = ACCOUNT;
    expect((await call("POST", "/api/login", { body: { email: email.toUpperCase(), password } })).status).toBe(200);
  });

  it.each([
    ["Ada", "Ada", null],
    ["Ada King Lovelace", "Ada", "King Lovelace"],
    ["  Ada   Lovelace ", "Ada", "Lovelace"],
  ])("splits %j into a first and a last name", async (name, firstName, lastName) => {
    const { call } = await startApi();
    const { body } = await call("POST", "/api/register", { body: { ...ACCOUNT, name } });
    expect(body).toMatchObject({ name: name.trim(), firstName, lastName });
  });

  it("sets each cookie only once, regardless of what the client sent", async () => {
    const { call } = await startApi();
    const { cookie = "" } = await call("POST", "/api/register", { body: ACCOUNT });
    for (const old of ["", cookie, `session=${"x".repeat(43)}`]) {
      const { headers } = await call("POST", "/api/login", { body: ACCOUNT, cookie: old });
      const set = headers.getSetCookie().map((one) => one.replace(/=.*/, ""));
      expect(set.toSorted((a, b) => a.localeCompare(b))).toEqual(["device", "session"]);
      expect(headers.getSetCookie().join()).toMatch(/session=[\w-]/);
    }
  });

  it("responds the same way to an unknown email and to a wrong password", async () => {
    const { call } = await startApi();
    await call("POST", "/api/register", { body: ACCOUNT });
    const wrong = await call("POST", "/api/login", { body: { email: ACCOUNT.email, password: "not this one" } });
    const unknown = await call("POST", "/api/login", {
      body: { email: "nobody@example.com", password: "not this one" },
    });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toMatchObject({ code: "invalid_credentials" });
    expect(JSON.stringify(wrong.body)).not.toContain("Unauthorized");
  });

  it("rejects a second account for the same email in any letter case", async () => {
    const { call } = await startApi();
    await call("POST", "/api/register", { body: ACCOUNT });
    const { status, body } = await call("POST", "/api/register", { body: { ...ACCOUNT, email: "ADA@example.com" } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "conflict", issues: [{ path: "email" }] });
  });

  it("reports each invalid field", async () => {
    const { call } = await startApi();
    const { status, body } = await call("POST", "/api/register", {
      body: { name: " ", email: "ada", password: "1234567" },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: "validation_failed",
      issues: [
        { path: "name", message: "Name is required" },
        { path: "email", message: "Please enter a valid email address" },
        { path: "password", message: "Password must contain at least one letter" },
      ],
    });
  });

  it.each([{}, undefined])("reports each field missing from %j", async (body) => {
    const { call } = await startApi();
    expect(await call("POST", "/api/register", { body })).toMatchObject({
      status: 400,
      body: {
        code: "validation_failed",
        message: "Name is required",
        issues: [
          { path: "name", message: "Name is required" },
          { path: "email", message: "Please enter a valid email address" },
          { path: "password", message: "Password must be at least 7 characters long" },
        ],
      },
    });
  });

  it("redirects /api/login to the sign-in page, which redirects only to pages of this site", async () => {
    const { call } = await startApi();
    const target = async (next: string) =>
      (await call("GET", `/api/login?next=${encodeURIComponent(next)}`)).headers.get("location");
    expect(await target("/history?sort=best")).toBe("/auth?next=%2Fhistory%3Fsort%3Dbest");
    expect(await target("//evil.example")).toBe("/auth");
  });
});

describe("the REST API for comparisons", () => {
  it("returns plain objects and plain lists, with the next cursor in a header", async () => {
    const { call, signUp } = await startApi();
    const cookie = await signUp(ACCOUNT.email);
    const headers = { "idempotency-key": "one" };
    const made = await call("POST", "/api/comparisons", { cookie, headers, body: TEXTS });
    expect(made.status).toBe(201);
    expect((await call("POST", "/api/comparisons", { cookie, headers, body: TEXTS })).body).toEqual(made.body);
    await call("POST", "/api/comparisons", { cookie, body: TEXTS });

    const page = await call("GET", "/api/comparisons?limit=1", { cookie });
    expect(page.body).toHaveLength(1);
    const cursor = page.headers.get("x-next-cursor") ?? "";
    const rest = await call("GET", `/api/comparisons?limit=1&cursor=${encodeURIComponent(cursor)}`, { cookie });
    expect(rest.body).toEqual([made.body]);
    expect(rest.headers.get("x-next-cursor")).toBeNull();
  });

  it("lets only the owner favorite, remove and restore a comparison", async () => {
    const { call, signUp } = await startApi();
    const cookie = await signUp(ACCOUNT.email);
    const stranger = await signUp("eve@example.com");
    const { body } = await call("POST", "/api/comparisons", { cookie, body: TEXTS });
    const path = `/api/comparisons/${readId(body)}`;

    for (const [method, suffix, input] of [
      ["GET", ""],
      ["PATCH", "/favorite", { isFavorite: true }],
      ["DELETE", ""],
      ["POST", "/restore"],
    ] as const) {
      expect((await call(method, path + suffix, { cookie: stranger, body: input })).status).toBe(404);
    }
    expect((await call("GET", path, { cookie })).body).toEqual(body);

    const wrongId = { isFavorite: true, comparisonId: "another" };
    expect((await call("PATCH", `${path}/favorite`, { cookie, body: wrongId })).status).toBe(400);
    expect((await call("PATCH", `${path}/favorite`, { cookie, body: { isFavorite: true } })).body).toMatchObject({
      isFavorite: true,
    });
    expect((await call("DELETE", path, { cookie })).status).toBe(204);
    expect((await call("GET", path, { cookie })).status).toBe(404);
    expect((await call("POST", `${path}/restore`, { cookie })).body).toMatchObject({ isFavorite: true });
  });
});

describe("the REST adapter", () => {
  it("accepts only JSON of limited size, and only from the site's own pages", async () => {
    const { call, url } = await startApi();
    const send = (body: string, headers: Record<string, string>, path = "/api/login") =>
      fetch(new URL(path, url), { method: "POST", body, headers });
    const json = { "content-type": "application/json" };
    expect((await send("a=1", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
    expect((await send("{}", { "content-type": "text/plain" }, "/api/trpc/auth.logout")).status).toBe(415);
    expect((await send("[1]", json)).status).toBe(400);
    expect((await send("{", json)).status).toBe(400);
    expect((await send(`{"email":"${"x".repeat(600_000)}"}`, json)).status).toBe(413);
    expect((await send("{}", { ...json, origin: "https://evil.example" })).status).toBe(403);
    expect((await call("GET", "/api/nothing")).body).toMatchObject({ code: "not_found" });
  });

  it("ignores unknown fields, and bodies sent to procedures that take no input", async () => {
    const { call, signUp } = await startApi();
    const cookie = await signUp(ACCOUNT.email);
    expect((await call("GET", "/api/user?_=1763750000", { cookie })).status).toBe(200);
    expect((await call("GET", "/api/comparisons?_=1763750000", { cookie })).status).toBe(200);
    expect((await call("POST", "/api/logout", { cookie, body: { reason: "none" } })).status).toBe(204);
  });

  it("sends headers that restrict browsers to this origin", async () => {
    const { call } = await startApi();
    const { headers } = await call("GET", "/healthz");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect((await call("GET", "/readyz")).status).toBe(200);
  });

  it("keeps running after a request with a malformed URL", async () => {
    const { url, call } = await startApi();
    const status = await new Promise((resolve, reject) => {
      request({ host: new URL(url).hostname, port: new URL(url).port, path: "//%" }, (res) => resolve(res.statusCode))
        .on("error", reject)
        .end();
    });
    expect(status).toBe(404);
    expect((await call("GET", "/healthz")).status).toBe(200);
  });
});
