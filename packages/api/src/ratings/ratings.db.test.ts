import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const TEXTS = {
  originalUrl: "Product: Belted wool coat\nPrice: $420\n80% wool, 20% polyamide",
  dupeUrl: "Product: Belted coat in camel\nPrice: $89\n60% polyester, 40% wool",
};

async function start(operators: string[] = []) {
  const world = await startCaller({ rateLimitScale: 0, operators: new Set(operators) });
  const { call } = await world.signUp();
  const made = await call.comparisons.create(TEXTS);
  return { ...world, call, made };
}

describe("a rating", () => {
  it("is stored with the engine's score and version, can be replaced and deleted, and never changes the score", async () => {
    const { call, made } = await start();
    expect(await call.ratings.get({ id: made.id })).toBeNull();
    const wrong = made.differences[0] ?? "";
    await call.ratings.set({ id: made.id, given: 30, wrong, reason: " The lining is another " });
    expect(await call.ratings.get({ id: made.id })).toMatchObject({
      given: 30,
      said: made.similarityScore,
      engineVersion: made.analysis.engineVersion,
      wrong,
      reason: "The lining is another",
    });
    await call.ratings.set({ id: made.id, given: 55 });
    expect(await call.ratings.get({ id: made.id })).toMatchObject({ given: 55, wrong: null, reason: null });
    expect(await call.comparisons.get({ id: made.id })).toEqual(made);
    await call.ratings.remove({ id: made.id });
    expect(await call.ratings.get({ id: made.id })).toBeNull();
  });

  it("still refers to the rated score after the comparison is rescored", async () => {
    const { call, made } = await start();
    await call.ratings.set({ id: made.id, given: 90 });
    const again = await call.comparisons.rerun({ id: made.id, dupeMaterialText: "80% wool, 20% polyamide" });
    expect(again.similarityScore).not.toBe(made.similarityScore);
    expect(await call.ratings.get({ id: made.id })).toMatchObject({ said: made.similarityScore });
  });

  it("is never shown to visitors", async () => {
    const { call, made, open } = await start();
    await call.ratings.set({ id: made.id, given: 11, reason: "Not at all" });
    const { token } = await call.comparisons.share({ id: made.id });
    const shared = await open().call.comparisons.shared({ id: made.id, token: token ?? "" });
    expect(JSON.stringify(shared)).not.toContain("Not at all");
  });

  it("is exported and deleted with the account", async () => {
    const { call, made, sql } = await start();
    await call.ratings.set({ id: made.id, given: 11, reason: "Not at all" });
    let file = "";
    for await (const part of await call.auth.exportData()) file += part;
    expect(JSON.parse(file)).toMatchObject({ ratings: [{ given: 11, reason: "Not at all" }] });
    await call.auth.deleteAccount({ password: "lovelace1" });
    expect(await sql`select * from ratings`).toEqual([]);
  });

  it.each([{ given: -1 }, { given: 101 }, { given: 50.5 }, { given: 50, reason: "x".repeat(501) }])(
    "is rejected if it is invalid: %j",
    async (rating) => {
      const { send, made } = await start().then(async (world) => ({
        ...world,
        ...(await world.signUp("b@example.com")),
      }));
      expect(await captureErrorResponse(send("ratings.set", { id: made.id, ...rating }))).toMatchObject({
        status: 400,
      });
    },
  );
});

describe("the summary of ratings", () => {
  it("is shown only to operators, with counts but without any user's words", async () => {
    const { call, made, signUp } = await start(["grace@example.com"]);
    await call.ratings.set({ id: made.id, given: 30, wrong: "A sentence", reason: "A secret" });
    expect(await captureErrorResponse(call.ratings.summary())).toMatchObject({ status: 404 });
    const operator = await signUp("Grace@example.com");
    const summary = await operator.call.ratings.summary();
    expect(summary).toEqual({
      groups: [
        {
          kind: expect.any(String),
          engineVersion: made.analysis.engineVersion,
          ratings: 1,
          wrong: 1,
          given: 30,
          said: made.similarityScore,
        },
      ],
      points: [{ given: 30, said: made.similarityScore, ratings: 1 }],
    });
  });
});
