import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const ORIGINAL = "Product: Belted wool coat in camel\nPrice: $420\n100% wool";
const ANY = "00000000-0000-4000-8000-000000000000";
const ALTERNATIVE = "Product: Belted coat in camel\nPrice: $89\n60% wool, 40% polyester";

describe("finding alternatives", () => {
  it("requires signing in", async () => {
    const { open } = await startCaller();
    const { call } = open();
    expect(await captureErrorResponse(call.catalogue.find({ original: ORIGINAL }))).toMatchObject({ status: 401 });
    expect(await captureErrorResponse(call.catalogue.findForComparison({ id: ANY }))).toMatchObject({ status: 401 });
  });

  it("returns what was read about the original, even if the catalogue is empty", async () => {
    const { signUp } = await startCaller();
    const { call } = await signUp();
    expect(await call.catalogue.find({ original: ORIGINAL })).toMatchObject({
      original: { title: "Belted wool coat in camel", price: { amount: "420" }, kind: { kind: { type: "coat" } } },
      alternatives: [],
    });
    expect(await call.catalogue.find({ original: "Something nice" })).toMatchObject({
      original: { kind: null },
      alternatives: [],
    });
  });

  it("accepts only the user's own comparisons, excluding removed ones", async () => {
    const { signUp } = await startCaller();
    const [ada, grace] = [await signUp(), await signUp("grace@example.com")];
    const { id } = await ada.call.comparisons.create({ originalUrl: ORIGINAL, dupeUrl: ALTERNATIVE });
    const titled = async (side: "original" | "alternative") =>
      (await ada.call.catalogue.findForComparison({ id, side })).original.title;
    expect(await titled("original")).toBe("Belted wool coat in camel");
    expect(await titled("alternative")).toBe("Belted coat in camel");
    expect(await captureErrorResponse(grace.call.catalogue.findForComparison({ id }))).toMatchObject({ status: 404 });
    await ada.call.history.remove({ id });
    expect(await captureErrorResponse(ada.call.catalogue.findForComparison({ id }))).toMatchObject({ status: 404 });
  });

  it.each([
    ["nothing", { original: "" }],
    ["spaces", { original: " \n\t " }],
    ["a text longer than a comparison accepts", { original: "coat ".repeat(50_000) }],
    ["no alternatives", { original: ORIGINAL, limit: 0 }],
    ["more alternatives than are shown", { original: ORIGINAL, limit: 1_000_000 }],
    ["a fractional number of alternatives", { original: ORIGINAL, limit: 1.5 }],
    ["a list of originals", { original: [ORIGINAL] }],
  ])("rejects invalid input: %s", async (_what, input) => {
    const { signUp } = await startCaller();
    const { send } = await signUp();
    expect(await captureErrorResponse(send("catalogue.find", input))).toMatchObject({ status: 400 });
  });

  it("treats any text as plain words, never as query syntax", async () => {
    const { signUp, sql } = await startCaller();
    const { call } = await signUp();
    const hostile = `Product: Coat \\' | ''); drop table users; -- <b>:*&!(${"(".repeat(500)}\u202e\nPrice: $890`;
    expect((await call.catalogue.find({ original: hostile })).alternatives).toEqual([]);
    expect(await sql`select from users`).toHaveLength(1);
  });

  it("applies one rate limit per account to searches by text and by comparison", async () => {
    const { signUp } = await startCaller({ rateLimitScale: 0.1 });
    const [ada, grace] = [await signUp(), await signUp("grace@example.com")];
    const find = () => ada.call.catalogue.find({ original: "Something nice" });
    const answers: number[] = [];
    while (!answers.includes(429) && answers.length < 100) {
      answers.push(
        await find().then(
          () => 200,
          async (error: unknown) => (await captureErrorResponse(Promise.reject(error))).status,
        ),
      );
    }
    expect(answers[0]).toBe(200);
    expect(answers.at(-1)).toBe(429);
    expect(await captureErrorResponse(ada.call.catalogue.findForComparison({ id: ANY }))).toMatchObject({
      status: 429,
      body: { retryAfterSeconds: expect.any(Number) },
    });
    expect((await grace.call.catalogue.find({ original: "Something nice" })).alternatives).toEqual([]);
  });
});
