import OpenAI from "openai";
import { describe, expect, it, onTestFinished } from "vitest";
import { startFakeOpenAi, type OpenAiScript } from "./openai.ts";
import * as replies from "./openai/replies.ts";

async function start(script: OpenAiScript) {
  const fake = await startFakeOpenAi({ script });
  onTestFinished(fake.close);
  const client = new OpenAI({ apiKey: "sk-test", baseURL: fake.url, maxRetries: 0, logLevel: "off" });
  const ask = (input: string) => client.responses.create({ model: "any", instructions: "Judge.", input });
  return { fake, client, ask };
}

const hasAll = (wanted: Record<string, string>) => (headers: Headers) =>
  Object.entries(wanted).every(([name, value]) => headers.get(name) === value);

describe("the fake OpenAI", () => {
  it("responds to the real client and records its requests", async () => {
    const { fake, ask } = await start([replies.jsonReply({ alike: true })]);
    const response = await ask("Two coats");
    expect([response.output_text, response.usage?.total_tokens]).toEqual(['{"alike":true}', 1200]);
    expect(fake.requests).toMatchObject([{ authorization: "Bearer sk-test", body: { input: "Two coats" } }]);
  });

  it("follows its script and repeats the last reply", async () => {
    const { ask } = await start([replies.textReply("one"), replies.textReply("two")]);
    const texts: string[] = [];
    for (let round = 0; round < 3; round += 1) texts.push((await ask("?")).output_text);
    expect(texts).toEqual(["one", "two", "two"]);
  });

  it("can choose its reply based on the request", async () => {
    const { ask } = await start(({ body }) => replies.textReply(body.input.toUpperCase()));
    expect((await ask("coat")).output_text).toBe("COAT");
  });

  it("refuses, truncates and fails as the real API does", async () => {
    const { ask } = await start([
      replies.refusalReply(),
      replies.truncatedReply(),
      replies.failureReply("server_error"),
    ]);
    expect((await ask("?")).output).toMatchObject([{ content: [{ type: "refusal" }] }]);
    expect(await ask("?")).toMatchObject({ status: "incomplete", incomplete_details: { reason: "max_output_tokens" } });
    expect(await ask("?")).toMatchObject({ status: "failed", error: { code: "server_error" } });
  });

  it.each([
    [401, "invalid_api_key", {}],
    [429, "insufficient_quota", { "retry-after": "7" }],
    [500, "server_error", {}],
  ])("responds with status %i and error code %s", async (status, code, headers) => {
    const { ask } = await start([replies.errorReply(status, code, headers)]);
    const error = await ask("?").then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ status, code, headers: expect.toSatisfy(hasAll(headers)) });
  });

  it("can drop the connection, or hang until the client gives up", async () => {
    const { ask, client } = await start([replies.droppedReply(), replies.hangingReply()]);
    await expect(ask("?")).rejects.toThrow();
    const giveUp = client.responses.create({ model: "any", instructions: "", input: "?" }, { timeout: 50 });
    await expect(giveUp).rejects.toThrow(OpenAI.APIConnectionTimeoutError);
  });

  it("responds with 404 on any other path", async () => {
    const { client } = await start([replies.textReply("never")]);
    await expect(client.models.list()).rejects.toThrow();
  });
});
