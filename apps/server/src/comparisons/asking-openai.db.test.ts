import { judgeCoats } from "@dupewise/ai/testing/judgments";
import { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { startFakeOpenAi, type OpenAiRequest, type OpenAiScript } from "@dupewise/testing/openai";
import * as replies from "@dupewise/testing/openai/replies";
import { describe, expect, it, onTestFinished } from "vitest";
import { startApi } from "../testing/start-api.ts";

const ORIGINAL =
  "Women's belted wrap coat in camel\nLong wrap coat, notched lapels, a tie belt. Fully lined.\n80% wool, 20% polyamide\n$890";
const DUPE =
  "Women's camel belted coat\nLong coat with notched lapels and a tie belt. Unlined.\n65% polyester, 35% wool\n$120";

/** Signs in a shopper on a server whose model is a fake that follows this script. */
async function shopper(script: OpenAiScript) {
  const openAi = await startFakeOpenAi({ script });
  onTestFinished(openAi.close);
  const { call, signUp } = await startApi({
    OPENAI_API_KEY: "sk-very-secret",
    OPENAI_BASE_URL: openAi.url,
    OPENAI_TIMEOUT_MS: "2500",
  });
  const cookie = await signUp("ada@example.com");
  const body = { originalUrl: ORIGINAL, dupeUrl: DUPE };
  return {
    requests: openAi.requests,
    compare: () => call("POST", "/api/comparisons", { cookie, body }),
    used: async () => (await call("GET", "/api/user", { cookie })).body,
    stored: async (id: string) => (await call("GET", `/api/comparisons/${id}`, { cookie })).body,
  };
}

const good = ({ body }: OpenAiRequest) => replies.jsonReply(judgeCoats(body));
const Stored = FlatComparison.omit({ createdAt: true });

describe("a comparison with a model", () => {
  it("authenticates with the API key, sends the products in both orders, stores the model's text, and is counted", async () => {
    const { compare, requests, used, stored } = await shopper(good);
    const { status, body } = await compare();
    expect(status).toBe(201);
    const made = Stored.parse(body);
    expect(made.analysis).toMatchObject({
      engine: "openai",
      engineNote: null,
      usage: { model: "gpt-5.4-mini", inputTokens: 2000, outputTokens: 400, costUsd: "0.0033" },
    });
    expect(made.differences[0]).toBe("The alternative is unlined; the original is fully lined.");
    expect(requests.map(({ authorization }) => authorization)).toEqual(Array(2).fill("Bearer sk-very-secret"));
    expect(Stored.parse(await stored(made.id))).toEqual(made);
    expect(await used()).toMatchObject({ comparisonsUsed: 1 });
  });

  it("is not counted if the provider rejects the API key, and does not reveal the key", async () => {
    const { compare, used } = await shopper([replies.errorReply(401, "invalid_api_key")]);
    const { status, body } = await compare();
    expect([status, body]).toEqual([503, { code: "ai_misconfigured", message: expect.stringMatching(/API key/) }]);
    expect(JSON.stringify(body)).not.toMatch(/sk-|confidence|\.ts/);
    expect(await used()).toMatchObject({ comparisonsUsed: 0 });
  });
});
