import { createClient } from "@dupewise/client/create-client";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { startApi } from "../testing/start-api.ts";

const COAT = "Product: Belted wool coat\nPrice: $420\n80% wool, 20% polyamide";
const DUPE = "Product: Belted coat in camel\nPrice: $89\n60% polyester, 40% wool";

describe("the typed client", () => {
  it("compares two shop pages and two pasted texts, and lists both in the history", async () => {
    const { url, shop } = await startApi();
    const client = createClient({ url });
    const ada = await client.auth.register.mutate({
      name: "Ada Lovelace",
      email: "ada@example.com",
      password: "lovelace1",
    });
    expect(ada).toMatchObject({ firstName: "Ada", lastName: "Lovelace", comparisonsUsed: 0, isPremium: false });

    const pages = await client.comparisons.create.mutate({
      originalUrl: shop.link("designerCoat"),
      dupeUrl: shop.link("affordableCoat"),
    });
    expect(pages.originalProduct).toMatchObject({ brand: "Maison Aurelle", price: { currency: "EUR" } });
    expect(pages.similarityScore).toBeGreaterThanOrEqual(40);
    expect(pages.createdAt).toBeInstanceOf(Date);

    const texts = await client.comparisons.create.mutate({ originalUrl: COAT, dupeUrl: DUPE });
    const history = await client.history.list.query();
    expect(history.items.map(({ id }) => id)).toEqual([texts.id, pages.id]);
    expect(history).toMatchObject({ total: 2, nextCursor: null });
    expect((await client.auth.me.query()).comparisonsUsed).toBe(2);
  });

  it("makes only one comparison for a repeated request", async () => {
    const { url } = await startApi();
    const client = createClient({ url });
    await client.auth.register.mutate({ name: "Ada", email: "ada@example.com", password: "lovelace1" });
    const request = { originalUrl: COAT, dupeUrl: DUPE, requestId: "a-request" };
    const first = await client.comparisons.create.mutate(request);
    expect((await client.comparisons.create.mutate(request)).id).toBe(first.id);
    expect((await client.auth.me.query()).comparisonsUsed).toBe(1);
  });

  it("rejects a failed call with the server's error code and HTTP status", async () => {
    const { url } = await startApi();
    const failure = await createClient({ url })
      .auth.me.query()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TRPCClientError);
    expect(failure).toMatchObject({
      data: { httpStatus: 401, body: { code: "unauthorized", message: "Unauthorized" } },
    });
    expect(JSON.stringify(failure)).not.toContain(".ts:");
  });
});

describe("a comparison", () => {
  it("is not counted if a page cannot be read", async () => {
    const { call, signUp, shop } = await startApi();
    const cookie = await signUp("ada@example.com");
    const body = { originalUrl: shop.link("blocked"), dupeUrl: shop.link("gone") };
    const answer = await call("POST", "/api/comparisons", { cookie, body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: "scraping_failed",
      message: expect.stringMatching(/^Unable to access \S+: [^.]+\. Unable to access \S+: [^.]+$/),
      failures: [
        { side: "original", url: body.originalUrl },
        { side: "alternative", url: body.dupeUrl },
      ],
    });
    expect((await call("GET", "/api/user", { cookie })).body).toMatchObject({ comparisonsUsed: 0 });
  });

  it("is not counted if the client disconnects before it ends", async () => {
    const { url, call, signUp, shop, sql } = await startApi();
    const cookie = await signUp("ada@example.com");
    const body = JSON.stringify({ originalUrl: `http://${shop.host}/slow/header?ms=4000`, dupeUrl: DUPE });
    const gone = new AbortController();
    const headers = { cookie, "content-type": "application/json" };
    const asked = fetch(new URL("/api/comparisons", url), { method: "POST", headers, body, signal: gone.signal });
    const held = async () => (await sql`select from comparison_reservations`).length;
    await expect.poll(held).toBe(1);
    gone.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(held).toBe(0);
    expect((await call("GET", "/api/user", { cookie })).body).toMatchObject({ comparisonsUsed: 0 });
    expect((await call("GET", "/api/comparisons", { cookie })).body).toEqual([]);
  });

  it("never fetches a URL that is not on the public internet", async () => {
    const { call, signUp } = await startApi();
    const cookie = await signUp("ada@example.com");
    for (const originalUrl of [
      "http://127.0.0.1:1/",
      "http://169.254.169.254/latest/meta-data",
      "http://[::1]/",
      "http://localhost/",
    ]) {
      const { status, body } = await call("POST", "/api/comparisons", { cookie, body: { originalUrl, dupeUrl: DUPE } });
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: "scraping_failed" });
    }
  });
});
