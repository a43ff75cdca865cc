import { describe, expect, it } from "vitest";
import { PASSWORD, captureErrorResponse, startCaller } from "../testing/caller.ts";

const COATS = {
  originalUrl: "Product: Belted wool coat\nBrand: Maison\nPrice: $420\nMaterials: 100% wool",
  dupeUrl: "Product: Belted coat\nPrice: $89\nMaterials: 60% wool, 40% polyester",
};
const OTHERS = { ...COATS, dupeUrl: "Product: Plain coat\nPrice: $59" };

describe("a visitor", () => {
  it("gets one complete result that only their browser can access", async () => {
    const { open, jobs } = await startCaller();
    const visitor = open();
    const made = await visitor.call.visitors.compare(COATS);
    expect(made.similarityScore).toBeGreaterThan(0);
    expect(made).not.toHaveProperty("userId");
    expect(await visitor.call.visitors.get({ id: made.id })).toEqual(made);
    expect((await captureErrorResponse(open().call.visitors.get({ id: made.id }))).body.code).toBe("not_found");
    expect(jobs).toEqual([]);
  });

  it("needs an account for a second comparison, whether or not the first still exists", async () => {
    const { open, sql } = await startCaller();
    const visitor = open();
    await visitor.call.visitors.compare(COATS);
    const refused = { status: 403, body: { code: "account_required" } };
    expect(await captureErrorResponse(visitor.call.visitors.compare(OTHERS))).toMatchObject(refused);
    await sql`delete from visitor_comparisons`;
    expect(await captureErrorResponse(visitor.call.visitors.compare(OTHERS))).toMatchObject(refused);
    expect(await sql`select 1 from visitor_comparisons`).toHaveLength(0);
  });

  it("gets the same result by repeating the same request", async () => {
    const { open } = await startCaller();
    const visitor = open();
    const made = await visitor.call.visitors.compare({ ...COATS, requestId: "one" });
    expect(await visitor.call.visitors.compare({ ...COATS, requestId: "one" })).toEqual(made);
  });

  it("gets exactly one comparison from many concurrent requests", async () => {
    const { open } = await startCaller();
    const visitor = open();
    await visitor.call.visitors.compare({ ...COATS, dupeUrl: "https://gone.example/p" }).catch(() => undefined);
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => visitor.call.visitors.compare(COATS)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("can still compare for free after a page could not be read", async () => {
    const { open } = await startCaller();
    const visitor = open();
    const failing = visitor.call.visitors.compare({ ...COATS, dupeUrl: "https://gone.example/p" });
    expect((await captureErrorResponse(failing)).body).toMatchObject({ code: "scraping_failed" });
    expect((await visitor.call.visitors.compare(COATS)).originalProduct.title).toBe("Belted wool coat");
  });

  it("can make five comparisons a day from each network address, even after deleting cookies", async () => {
    const { open } = await startCaller();
    for (let browser = 0; browser < 5; browser++) await open().call.visitors.compare(COATS);
    const { body } = await captureErrorResponse(open().call.visitors.compare(COATS));
    expect(body).toMatchObject({ code: "account_required" });
    expect(body.message).toContain("Your network");
  });

  it("is rate limited after too many failed attempts", async () => {
    const { open } = await startCaller({ rateLimitScale: 0.1 });
    const visitor = open();
    const failing = () =>
      captureErrorResponse(visitor.call.visitors.compare({ ...COATS, dupeUrl: "https://gone.example/p" }));
    expect([(await failing()).body.code, (await failing()).body.code, (await failing()).body.code]).toEqual([
      "scraping_failed",
      "scraping_failed",
      "rate_limited",
    ]);
  });

  it("sees the progress, and keeps corrections made in the form after signing up", async () => {
    const { open } = await startCaller();
    const visitor = open();
    const stages: string[] = [];
    const corrected = { ...COATS, dupePrice: "$12", dupeMaterialText: "100% linen" };
    let id = "";
    for await (const step of await visitor.call.visitors.compareWithProgress(corrected)) {
      stages.push(step.stage);
      if (step.comparison) ({ id } = step.comparison);
    }
    expect([...new Set(stages)]).toEqual(["reading", "comparing", "writing", "done"]);
    const manual = { dupePriceManual: "$12", dupeCompositionManual: [{ material: "linen", percentage: 100 }] };
    expect(await visitor.call.visitors.get({ id })).toMatchObject(manual);
    await visitor.call.auth.register({ name: "Ada", email: "ada@example.com", password: PASSWORD });
    expect(await visitor.call.comparisons.get({ id })).toMatchObject(manual);
  });

  it("can still compare for free after an invalid correction", async () => {
    const { open } = await startCaller();
    const visitor = open();
    const { body } = await captureErrorResponse(visitor.call.visitors.compare({ ...COATS, originalPrice: "cheap" }));
    expect(body).toMatchObject({ code: "validation_failed", issues: [{ path: "originalPrice" }] });
    expect(await visitor.call.visitors.compare(COATS)).toHaveProperty("id");
  });

  it("uses up more of the rate limit with longer texts, and can preview only the beginning of a very long text", async () => {
    const { open } = await startCaller({ rateLimitScale: 0.1 });
    const { products } = open().call;
    const preview = (text: string) => products.preview({ text });
    const { price } = await preview(`Wool coat\n${"a\n".repeat(9_000)}$420`);
    expect(price).toBeNull();
    for (let times = 0; times < 3; times++) await preview("a\n".repeat(10_000));
    expect((await captureErrorResponse(preview("Wool coat"))).body.code).toBe("rate_limited");
  });

  it("can preview how a text will be read before comparing it", async () => {
    const { open } = await startCaller();
    expect(await open().call.products.preview({ text: COATS.originalUrl })).toMatchObject({ brand: "Maison" });
  });
});

describe("signing up", () => {
  it("keeps the comparison made before sign-up, with its ID, and counts it as one of the three free ones", async () => {
    const { open, sql } = await startCaller();
    const browser = open();
    const { id } = await browser.call.visitors.compare(COATS);
    const user = await browser.call.auth.register({ name: "Ada", email: "ada@example.com", password: PASSWORD });
    expect(user.comparisonsUsed).toBe(1);
    expect(await browser.call.comparisons.get({ id })).toMatchObject({
      id,
      userId: user.id,
      originalUrl: COATS.originalUrl,
    });
    expect(await sql`select 1 from visitor_comparisons`).toHaveLength(0);
    expect((await browser.call.history.list({})).items).toHaveLength(1);
    await browser.call.comparisons.create(COATS);
    await browser.call.comparisons.create(COATS);
    expect((await captureErrorResponse(browser.call.comparisons.create(COATS))).body.code).toBe("free_limit_reached");
  });

  it("keeps neither another browser's comparison nor an expired one", async () => {
    const { open, signUp, sql } = await startCaller();
    const browser = open();
    const { id } = await browser.call.visitors.compare(COATS);
    const stranger = await signUp("eve@example.com");
    expect((await stranger.call.auth.me()).comparisonsUsed).toBe(0);
    expect((await captureErrorResponse(stranger.call.visitors.keep({ id }))).body.code).toBe("not_found");
    await sql`update visitor_comparisons set expires_at = now() - interval '1 second'`;
    expect((await captureErrorResponse(browser.call.visitors.get({ id }))).body.code).toBe("not_found");
    const late = await browser.call.auth.register({ name: "Ada", email: "ada@example.com", password: PASSWORD });
    expect(late.comparisonsUsed).toBe(0);
  });
});

describe("signing in", () => {
  it("keeps the comparison made before sign-in only if asked to, and then counts it like any other", async () => {
    const { open, signUp } = await startCaller();
    await signUp();
    const browser = open();
    const { id } = await browser.call.visitors.compare(COATS);
    const user = await browser.call.auth.login({ email: "ada@example.com", password: PASSWORD });
    expect(user.comparisonsUsed).toBe(0);
    expect(await browser.call.visitors.get({ id })).toMatchObject({ id });
    expect(await browser.call.visitors.keep({ id })).toMatchObject({ id, userId: user.id });
    expect((await browser.call.auth.me()).comparisonsUsed).toBe(1);
    expect((await captureErrorResponse(browser.call.visitors.keep({ id }))).body.code).toBe("not_found");
  });

  it("does not let an account keep a comparison once it has used its three free ones", async () => {
    const { open, signUp, sql } = await startCaller();
    await signUp();
    const browser = open();
    const { id } = await browser.call.visitors.compare(COATS);
    await browser.call.auth.login({ email: "ada@example.com", password: PASSWORD });
    await sql`update users set comparisons_used = 3`;
    expect((await captureErrorResponse(browser.call.visitors.keep({ id }))).body.code).toBe("free_limit_reached");
    expect(await browser.call.visitors.get({ id })).toMatchObject({ id });
  });

  it("ends a visitor's right to a free comparison", async () => {
    const { signUp } = await startCaller();
    const member = await signUp();
    expect((await captureErrorResponse(member.call.visitors.compare(COATS))).body.code).toBe("conflict");
  });
});
