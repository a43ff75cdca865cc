import { createOpenAiEngine } from "@dupewise/ai/engines/openai/engine";
import { judgeCoats } from "@dupewise/ai/testing/judgments";
import { startFakeOpenAi, type OpenAiRequest, type OpenAiScript } from "@dupewise/testing/openai";
import * as replies from "@dupewise/testing/openai/replies";
import { describe, expect, it, onTestFinished } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const COATS = {
  originalUrl:
    "Women's belted wrap coat in camel\nLong wrap coat, notched lapels, a tie belt. Fully lined.\n80% wool, 20% polyamide\n$890",
  dupeUrl:
    "Women's camel belted coat\nLong coat with notched lapels and a tie belt. Unlined.\n65% polyester, 35% wool\n$120",
};

/** Signs up on a server whose model is a fake with this script. */
async function shopper(script: OpenAiScript, timeoutMs = 300_000) {
  const openAi = await startFakeOpenAi({ script });
  onTestFinished(openAi.close);
  const compareProducts = createOpenAiEngine({
    apiKey: "sk-very-secret",
    baseUrl: openAi.url,
    model: "gpt-5.4-mini",
    timeoutMs,
  });
  const { signUp, makePremium } = await startCaller({ compareProducts });
  const { call } = await signUp();
  return {
    requests: openAi.requests,
    makePremium,
    compare: () => call.comparisons.create(COATS),
    used: async () => (await call.auth.me()).comparisonsUsed,
  };
}

const good = ({ body }: OpenAiRequest) => replies.jsonReply(judgeCoats(body));

describe("a comparison with a model", () => {
  it("requests a longer analysis for premium members, with the same score", async () => {
    const { compare, requests, makePremium } = await shopper(good);
    const free = await compare();
    await makePremium();
    expect((await compare()).similarityScore).toBe(free.similarityScore);
    const asked = requests.flatMap(
      ({ body }) => /at most (\d+) similarities and (\d+) differences/.exec(body.input) ?? [],
    );
    expect(asked.filter((text) => /^\d+$/.test(text))).toEqual(["4", "6", "8", "12"]);
  });

  it("falls back to the local engine if the model refuses, says so in the result, and is counted", async () => {
    const { compare, used } = await shopper([replies.refusalReply()]);
    expect(await compare()).toMatchObject({
      similarityScore: expect.any(Number),
      analysis: { engine: "local", engineNote: expect.stringMatching(/declined/) },
    });
    expect(await used()).toBe(1);
  });

  it.each<[string, OpenAiScript, string, RegExp]>([
    [
      "says that the account is out of credit",
      [replies.errorReply(429, "insufficient_quota")],
      "ai_quota_exceeded",
      /quota exceeded/,
    ],
    ["rejects the key", [replies.errorReply(401, "invalid_api_key")], "ai_misconfigured", /API key/],
    ["fails", [replies.errorReply(500, "server_error", { "retry-after-ms": "1" })], "ai_unavailable", /again/],
    ["drops the connection", [replies.droppedReply()], "ai_unavailable", /again/],
    ["never responds", [replies.hangingReply()], "ai_unavailable", /again/],
    ["sends garbage", [replies.malformedReply()], "ai_unavailable", /again/],
    ["sends 10 MB", [replies.longReply(10_000_000)], "ai_unavailable", /again/],
  ])("fails with an error code, and is not counted, if the provider %s", async (how, script, code, words) => {
    const { compare, used, requests } = await shopper(script, how === "never responds" ? 2_500 : undefined);
    const refusal = await captureErrorResponse(compare());
    expect(refusal).toEqual({ status: 503, body: { code, message: expect.stringMatching(words) } });
    expect(JSON.stringify(refusal)).not.toMatch(/sk-|confidence|\.ts/);
    expect(requests.length).toBeLessThanOrEqual(4);
    expect(await used()).toBe(0);
  });

  it("survives a transient failure of the provider", async () => {
    let asked = 0;
    const { compare } = await shopper((request) =>
      asked++ === 0 ? replies.errorReply(429, "rate_limit_exceeded", { "retry-after-ms": "20" }) : good(request),
    );
    expect((await compare()).analysis.engine).toBe("openai");
  });
});
