import { compareByRules } from "@dupewise/ai/engines/compare-by-rules";
import type { CompareSeveralProgress } from "@dupewise/domain/comparison/several";
import { DomainError } from "@dupewise/domain/errors";
import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const ORIGINAL = "Product: Belted wool coat in camel\nPrice: $420\n100% wool";
const coat = (number: number) =>
  `Product: Belted coat number ${number} in camel\nPrice: $${80 + number}\n60% wool, 40% polyester`;
const coats = (count: number) => Array.from({ length: count }, (_, at) => coat(at + 1));
const GONE = "https://shop.example/gone";

async function start(options?: Parameters<typeof startCaller>[0]) {
  const world = await startCaller({ rateLimitScale: 0, ...options });
  const { call } = await world.signUp();
  const used = async () => (await call.auth.me()).comparisonsUsed;
  const places = async () => (await world.sql`select 1 from comparison_reservations`).length;
  return { ...world, call, used, places };
}

describe("a request to compare several alternatives", () => {
  it("leads to one comparison per alternative, each stored and counted, in the given order", async () => {
    const { call, used, makePremium } = await start();
    await makePremium();
    const { comparisons, failed } = await call.comparisons.createSeveral({
      originalUrl: ORIGINAL,
      alternatives: coats(5),
    });
    expect(comparisons.map(({ dupeUrl }) => dupeUrl)).toEqual(coats(5));
    expect(comparisons.every(({ similarityScore }) => similarityScore !== null)).toBe(true);
    expect({ failed, used: await used() }).toEqual({ failed: [], used: 5 });
  });

  it("reads the shared original only once", async () => {
    let reads = 0;
    const { call, services } = await start({
      readProduct: async (input) => {
        if (input === ORIGINAL) reads += 1;
        return services.readText(input).product;
      },
    });
    await call.comparisons.createSeveral({ originalUrl: ORIGINAL, alternatives: coats(3) });
    expect(reads).toBe(1);
  });

  it("leads to a comparison with every alternative that can be read, and reports the others without counting them", async () => {
    const { call, used, places } = await start();
    const { comparisons, failed } = await call.comparisons.createSeveral({
      originalUrl: ORIGINAL,
      alternatives: [coat(1), GONE, coat(2)],
    });
    expect(comparisons.map(({ dupeUrl }) => dupeUrl)).toEqual([coat(1), coat(2)]);
    expect(failed).toEqual([{ index: 1, code: "scraping_failed", message: expect.stringContaining(GONE) }]);
    expect({ used: await used(), places: await places() }).toEqual({ used: 2, places: 0 });
  });

  it("leads to no comparison if the original can't be read", async () => {
    const { call, used, places } = await start();
    const refused = call.comparisons.createSeveral({ originalUrl: GONE, alternatives: coats(2) });
    expect(await captureErrorResponse(refused)).toMatchObject({
      status: 422,
      body: { code: "scraping_failed", failures: [{ side: "original", url: GONE }] },
    });
    expect({ used: await used(), places: await places() }).toEqual({ used: 0, places: 0 });
  });

  it("is rejected before anything is counted if too few comparisons are left, while a smaller request is accepted", async () => {
    const { call, used } = await start();
    await call.comparisons.create({ originalUrl: ORIGINAL, dupeUrl: coat(9) });
    const refused = call.comparisons.createSeveral({ originalUrl: ORIGINAL, alternatives: coats(5) });
    expect(await captureErrorResponse(refused)).toMatchObject({
      status: 400,
      body: {
        code: "validation_failed",
        issues: [
          {
            path: "alternatives",
            message: "You have 2 free comparisons left. Choose 2 of these 5 alternatives to compare",
          },
        ],
      },
    });
    expect(await used()).toBe(1);
    await call.comparisons.createSeveral({ originalUrl: ORIGINAL, alternatives: coats(2) });
    const none = call.comparisons.createSeveral({ originalUrl: ORIGINAL, alternatives: coats(2) });
    expect(await captureErrorResponse(none)).toMatchObject({ status: 403, body: { code: "free_limit_reached" } });
    expect(await used()).toBe(3);
  });

  it("returns existing comparisons and creates only the missing ones if it is repeated with the same ID", async () => {
    let broken = true;
    const { call, used, sql } = await start({
      compareProducts: async (original, alternative, options) => {
        if (broken && alternative.title?.includes("number 3")) throw new DomainError("ai_unavailable", "Down");
        return compareByRules(original, alternative, options);
      },
    });
    const request = { originalUrl: ORIGINAL, alternatives: coats(3), requestId: "again" };
    const first = await call.comparisons.createSeveral(request);
    expect(first.failed).toMatchObject([{ index: 2, code: "ai_unavailable" }]);
    broken = false;
    const second = await call.comparisons.createSeveral(request);
    expect(second.comparisons.slice(0, 2).map(({ id }) => id)).toEqual(first.comparisons.map(({ id }) => id));
    expect(second.comparisons).toHaveLength(3);
    expect({ used: await used(), rows: await sql`select count(*)::int from comparisons` }).toMatchObject({
      used: 3,
      rows: [{ count: 3 }],
    });
  });

  it("streams each comparison as soon as it is done, without waiting for the slowest", async () => {
    const slow = Promise.withResolvers<void>();
    const { call, services } = await start({
      readProduct: async (input) => {
        if (input === coat(1)) await slow.promise;
        return services.readText(input).product;
      },
    });
    const seen: CompareSeveralProgress[] = [];
    const parts = await call.comparisons.createSeveralWithProgress({ originalUrl: ORIGINAL, alternatives: coats(3) });
    for await (const part of parts) {
      seen.push(part);
      if (seen.filter(({ kind }) => kind === "done").length === 2) slow.resolve();
    }
    expect(seen[0]).toMatchObject({ kind: "original", product: { title: expect.stringContaining("wool coat") } });
    expect(seen.flatMap((part) => (part.kind === "done" ? part.index : []))).toEqual([1, 2, 0]);
  });

  it.each([
    ["no alternatives", []],
    ["eleven alternatives", coats(11)],
    ["a duplicate alternative", [coat(1), coat(1)]],
    ["an empty alternative", [coat(1), " "]],
  ])("is rejected with %s", async (_what, alternatives) => {
    const { call } = await start();
    const refused = call.comparisons.createSeveral({ originalUrl: ORIGINAL, alternatives });
    expect(await captureErrorResponse(refused)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });
});

it("finds all of a user's comparisons with the same original, given any one of them, but never another user's", async () => {
  const { call, signUp } = await start();
  const { comparisons } = await call.comparisons.createSeveral({ originalUrl: ORIGINAL, alternatives: coats(2) });
  const ids = comparisons.map(({ id }) => id).toSorted();
  await call.comparisons.create({ originalUrl: `${ORIGINAL}, silk`, dupeUrl: coat(1) });
  const other = await signUp("grace@example.com");
  await other.call.comparisons.create({ originalUrl: ORIGINAL, dupeUrl: coat(1) });
  for (const id of ids) {
    const found = await call.comparisons.alternatives({ id });
    expect(found.map((one) => one.id).toSorted()).toEqual(ids);
  }
  expect(await captureErrorResponse(other.call.comparisons.alternatives({ id: ids[0] ?? "" }))).toMatchObject({
    status: 404,
  });
});
