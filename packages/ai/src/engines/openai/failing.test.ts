import { DomainError } from "@dupewise/domain/errors";
import * as replies from "@dupewise/testing/openai/replies";
import { describe, expect, it } from "vitest";
import { compareProducts } from "../../compare-products.ts";
import { createTestClock } from "../../testing/clock.ts";
import { buildDupeCoat, buildWrapCoat } from "../../testing/coats.ts";
import { buildCoatJudgment, judgeCoats, asksForSentences } from "../../testing/judgments.ts";
import { mockOpenAiServer, type OpenAiRequest } from "../../testing/openai-server.ts";
import { createOpenAiEngine } from "./engine.ts";
import { withRetries } from "./retry-budget.ts";

const { answer, baseUrl } = mockOpenAiServer();
const signal = new AbortController().signal;
const local = compareProducts(buildWrapCoat(), buildDupeCoat());

function engine(timeoutMs = 20_000) {
  const clock = createTestClock();
  const compare = createOpenAiEngine({ apiKey: "sk-very-secret", baseUrl, model: "gpt-5.4-mini", timeoutMs, clock });
  return { clock, judge: () => compare(buildWrapCoat(), buildDupeCoat(), { signal, isDeep: false }) };
}

const good = (asked: OpenAiRequest) => replies.jsonReply(judgeCoats(asked));
const failureOf = (judge: () => Promise<unknown>) =>
  judge().then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a provider failure", () => {
  it.each([
    ["a 500", [replies.errorReply(500, "server_error")], "ai_unavailable", 4],
    ["a 503", [replies.errorReply(503, "overloaded")], "ai_unavailable", 4],
    ["a persistent 429", [replies.errorReply(429, "rate_limit_exceeded")], "ai_quota_exceeded", 4],
    ["a 429 for lack of credit", [replies.errorReply(429, "insufficient_quota")], "ai_quota_exceeded", 2],
    ["an unpaid bill", [replies.errorReply(400, "billing_not_active")], "ai_quota_exceeded", 2],
    ["a 401", [replies.errorReply(401, "invalid_api_key")], "ai_misconfigured", 2],
    ["a 403", [replies.errorReply(403, "unsupported_country")], "ai_misconfigured", 2],
    ["a 404 for the model", [replies.errorReply(404, "model_not_found")], "ai_misconfigured", 2],
    ["a 400 for a parameter", [replies.errorReply(400, "unsupported_parameter")], "ai_misconfigured", 2],
    ["a dropped connection", [replies.droppedReply()], "ai_unavailable", 4],
    ["garbage instead of JSON", [replies.malformedReply()], "ai_unavailable", 4],
    ["10 MB", [replies.longReply(10_000_000)], "ai_unavailable", 4],
    [
      "a page from a proxy",
      [{ ...replies.malformedReply(), headers: { "content-type": "text/html" } }],
      "ai_unavailable",
      4,
    ],
    ["an empty object", [{ ...replies.malformedReply(), body: "{}" }], "ai_unavailable", 4],
    ["null", [{ ...replies.malformedReply(), body: "null" }], "ai_unavailable", 4],
    ["a failure reported as a response", [replies.failureReply("server_error")], "ai_unavailable", 4],
    ["a limit reported as a response", [replies.failureReply("rate_limit_exceeded")], "ai_quota_exceeded", 4],
  ])("is reported with its code after at most two retries of both orders: %s", async (_, script, code, most) => {
    const asked = answer(script);
    const { judge } = engine();
    const error = await failureOf(judge);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ code });
    expect(asked.length).toBeLessThanOrEqual(most);
  });

  it("is reported in our own words, without the API key or the provider's text", async () => {
    for (const [status, code, words] of [
      [429, "insufficient_quota", /quota exceeded/],
      [401, "sk-very-secret", /API key/],
      [500, "sk-very-secret", /try again/],
    ] as const) {
      answer([replies.errorReply(status, code)]);
      const error = await failureOf(engine().judge);
      expect(error).toMatchObject({ message: expect.stringMatching(words) });
      expect(String(error)).not.toMatch(/sk-|confidence|\b4\d\d\b/);
    }
  });

  it("is reported at the deadline when there is no response", async () => {
    answer([replies.hangingReply()]);
    expect(await failureOf(engine(50).judge)).toMatchObject({ code: "ai_unavailable" });
  });

  it("aborts the request for the other order of the products", async () => {
    const { resolve, promise } = Promise.withResolvers<string>();
    answer(
      (asked) => (asksForSentences(asked) ? replies.hangingReply() : replies.errorReply(401, "invalid_api_key")),
      resolve,
    );
    expect(await failureOf(engine(600_000).judge)).toMatchObject({ code: "ai_misconfigured" });
    expect(await promise).toContain("notched lapels");
  });

  it("is reported as an abort if the shopper has left", async () => {
    answer([replies.hangingReply()]);
    const leaving = new AbortController();
    const compare = createOpenAiEngine({ apiKey: "sk-test", baseUrl, model: "gpt-5.4-mini", timeoutMs: 20_000 });
    const failure = failureOf(() =>
      compare(buildWrapCoat(), buildDupeCoat(), { signal: leaving.signal, isDeep: false }),
    );
    leaving.abort(new Error("left"));
    expect(await failure).toMatchObject({ message: "left" });
  });
});

describe("a transient failure", () => {
  it.each([
    ["seconds", { "retry-after": "2" }, 2000],
    ["milliseconds", { "retry-after-ms": "1500", "retry-after": "9" }, 1500],
  ])("is retried after the delay requested in %s, plus jitter", async (_, headers, ms) => {
    answer((asked, index) => (index === 0 ? replies.errorReply(429, "rate_limit_exceeded", headers) : good(asked)));
    const { judge, clock } = engine();
    expect((await judge()).analysis.engine).toBe("openai");
    expect(clock.waits).toEqual([ms * 1.125]);
  });

  it("is retried at the time given in the Retry-After header", async () => {
    const headers = { "retry-after": new Date(Date.now() + 10_000).toUTCString() };
    answer((asked, index) => (index === 0 ? replies.errorReply(503, "overloaded", headers) : good(asked)));
    const { judge, clock } = engine();
    await judge();
    expect(clock.waits[0]).toBeGreaterThan(8000);
    expect(clock.waits[0]).toBeLessThan(11_500);
  });

  it("is retried with exponential backoff if there is no Retry-After header", async () => {
    const clock = createTestClock();
    const call = () => Promise.reject(new Error("reset"));
    const failure = failureOf(() => withRetries(call, { clock, signal, deadline: 20_000, retries: 2 }));
    expect(await failure).toMatchObject({ code: "ai_unavailable" });
    expect(clock.waits).toEqual([562.5, 1125]);
  });

  it("is not retried beyond the deadline", async () => {
    const asked = answer([replies.errorReply(429, "rate_limit_exceeded", { "retry-after": "60" })]);
    const { judge, clock } = engine();
    expect(await failureOf(judge)).toMatchObject({ code: "ai_quota_exceeded" });
    expect([asked.length, clock.waits]).toEqual([2, []]);
  });
});

describe("recovery from an unusable response", () => {
  const offSchema = [
    ["words instead of JSON", "I think they are quite alike."],
    ["a value out of range", JSON.stringify(buildCoatJudgment()).replace('"similarity":0.9', '"similarity":7')],
    ["NaN", JSON.stringify(buildCoatJudgment()).replace('"similarity":0.9', '"similarity":NaN')],
    ["1e999", JSON.stringify(buildCoatJudgment()).replace('"similarity":0.9', '"similarity":1e999')],
    ["a missing field", JSON.stringify({ ...buildCoatJudgment(), dimensions: {} })],
    ["null", "null"],
  ] as const;

  it.each(offSchema)("asks again once, then falls back to the local engine and says so: %s", async (_, text) => {
    const asked = answer([replies.textReply(text)]);
    const { similarityScore, analysis } = await engine().judge();
    expect(asked).toHaveLength(4);
    expect(similarityScore).toBe(local.similarityScore);
    expect(analysis).toMatchObject({ engine: "local", usage: { inputTokens: 4000 } });
    expect(analysis.engineNote).toMatch(/couldn't be used/);
  });

  it.each(offSchema)(
    "uses the second response when the first is unusable, and counts the usage of both: %s",
    async (_, text) => {
      const asked = answer((question, index) => (index < 2 ? replies.textReply(text) : good(question)));
      const { analysis } = await engine().judge();
      expect(asked).toHaveLength(4);
      expect(asked.at(-1)?.input).toMatch(/80% wool[^]*could not be used/);
      expect(analysis).toMatchObject({ engine: "openai", engineNote: null, usage: { inputTokens: 4000 } });
    },
  );

  it("asks for a shorter response when the first was cut off", async () => {
    const asked = answer((question, index) => (index < 2 ? replies.truncatedReply() : good(question)));
    expect((await engine().judge()).analysis.engine).toBe("openai");
    expect(asked.at(-1)?.input).toMatch(/cut off/);
  });

  it.each([
    ["a refusal", replies.refusalReply()],
    ["a declined prompt", replies.errorReply(400, "invalid_prompt")],
    ["a declined prompt reported as a response", replies.failureReply("invalid_prompt")],
  ])("falls back to the local engine without asking again: %s", async (_, refusal) => {
    const asked = answer([refusal]);
    const { similarityScore, analysis } = await engine().judge();
    expect(asked).toHaveLength(2);
    expect([similarityScore, analysis.engine]).toEqual([local.similarityScore, "local"]);
    expect(analysis.engineNote).toMatch(/declined/);
  });

  it("never sends an unusable response back to the model", async () => {
    const asked = answer([replies.textReply('{"kind":"PAYLOAD-1"}')]);
    await engine().judge();
    expect(JSON.stringify(asked)).not.toContain("PAYLOAD-1");
  });
});

describe("an outage", () => {
  it("opens the circuit after five failed comparisons, then lets one trial call through", async () => {
    const asked = answer([replies.errorReply(401, "invalid_api_key")]);
    const { judge, clock } = engine();
    await failureOf(judge);
    answer([replies.errorReply(503, "overloaded")]);
    for (let round = 0; round < 5; round += 1) await failureOf(judge);
    const later = answer(good);
    expect(await failureOf(judge)).toMatchObject({ code: "ai_unavailable" });
    expect(later).toHaveLength(0);
    clock.pass(30_000);
    expect((await judge()).analysis.engine).toBe("openai");
    expect((await judge()).analysis.engine).toBe("openai");
    expect(asked).toHaveLength(2);
  });
});
