import { coatJudgement, turned, wantsWords } from "@dupewise/ai/testing/judgements";
import { startFakeOpenAi } from "@dupewise/testing/openai";
import * as reply from "@dupewise/testing/openai/replies";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { idOf, startApi } from "../testing/start-api.ts";

const TEXTS = {
  originalUrl:
    "Product: Grandmother's wedding coat\nVery dear to me.\n80% wool, 20% silk\nBrand: Atelier Nonna\nPrice: $420",
  dupeUrl: "Product: Belted coat\n60% polyester, 40% wool\nPrice: $89",
};
const COATS = {
  originalUrl:
    "Women's belted wrap coat in camel\nLong wrap coat, notched lapels, a tie belt. Fully lined.\n80% wool, 20% polyamide\n$890",
  dupeUrl:
    "Women's camel belted coat\nLong coat with notched lapels and a tie belt. Unlined.\n65% polyester, 35% wool\n$120",
};
const Dimensions = z.object({
  analysis: z.object({
    dimensions: z.array(z.object({ original: z.string().nullable(), alternative: z.string().nullable() })),
  }),
});
/** What is shown of each side in the rubric. */
const sidesOf = (comparison: unknown) =>
  Dimensions.parse(comparison).analysis.dimensions.flatMap(({ original, alternative }) => [
    ...(original === null ? [] : [original]),
    ...(alternative === null ? [] : [alternative]),
  ]);
const Link = z.object({ token: z.string(), path: z.string(), pastedTextPrivate: z.boolean() });

async function shared(body: object = {}, texts = TEXTS, environment: Record<string, string> = {}) {
  const api = await startApi(environment);
  const cookie = await api.signUp("ada@example.com");
  const made = await api.call("POST", "/api/comparisons", { cookie, body: texts });
  const id = idOf(made.body);
  const own = `/api/comparisons/${id}/share`;
  const link = Link.parse((await api.call("POST", own, { cookie, body })).body);
  const open = (token: string) => api.call("GET", `/api/shared/${id}?token=${token}`);
  return { ...api, cookie, id, own, link, open, made: made.body };
}

describe("a shared comparison", () => {
  it("opens for anybody with the link, without saying who made it", async () => {
    const { open, link, id } = await shared();
    const { status, body } = await open(link.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, originalUrl: TEXTS.originalUrl });
    expect(body).not.toHaveProperty("userId");
    expect(JSON.stringify(body)).not.toContain("ada@example.com");
    expect(link.path).toBe(`/c/${id}?share=${link.token}`);
  });

  it("keeps what the shopper calls a private text to itself, and shows what kind it is", async () => {
    const { open, link, call, cookie, id } = await shared({ pastedTextPrivate: true });
    const names = { originalTitle: "Nonna's treasure", dupeBrand: "Secret Label", originalKind: "cardigan" };
    await call("POST", `/api/comparisons/${id}/rerun`, { cookie, body: names });
    const { body } = await open(link.token);
    expect(body).toMatchObject({ originalTitleManual: null, dupeBrandManual: null, originalKindManual: "cardigan" });
    for (const word of ["treasure", "Secret"]) expect(JSON.stringify(body)).not.toContain(word);
  });

  it("keeps pasted text to itself when asked to", async () => {
    const { open, link, made } = await shared({ pastedTextPrivate: true });
    const text = JSON.stringify((await open(link.token)).body);
    const quotes = /"quote":/;
    expect([quotes.test(JSON.stringify(made)), quotes.test(text)]).toEqual([true, false]);
    for (const word of ["Grandmother", "dear to me", "Nonna", "Belted"]) expect(text).not.toContain(word);
    expect(text).toContain('"wool"');
  });

  it("keeps to itself what a model quoted and wrote of a pasted text, and says so", async () => {
    const told = "Her sister's coat is 80% wool, warm for a reunion.";
    const quotes = [{ side: "original" as const, quote: "80% wool" }];
    const judgement = coatJudgement({
      similarities: [{ text: told, quotes }],
      materialComparison: [{ text: told, quotes }],
      whenToBuyOriginal: [{ text: told, quotes }],
    });
    const openAi = await startFakeOpenAi({
      script: ({ body }) => reply.answering(wantsWords(body) ? judgement : turned(judgement)),
    });
    onTestFinished(openAi.close);
    const originalUrl = COATS.originalUrl.replace(
      "Fully lined.",
      "Fully lined. Worn to the reunion of a sister of her.",
    );
    const { open, link, made, own, call, cookie } = await shared(
      { pastedTextPrivate: true },
      { ...COATS, originalUrl },
      { OPENAI_API_KEY: "sk-very-secret", OPENAI_BASE_URL: openAi.url },
    );
    expect(made).toMatchObject({ similarities: [told], materialComparison: told, whenToBuyOriginal: told });
    expect(sidesOf(made)).toContain("tie belt, Fully lined");
    const { body } = await open(link.token);
    for (const word of ["sister", "reunion", "tie belt, Fully"]) expect(JSON.stringify(body)).not.toContain(word);
    const { similarityScore } = z.object({ similarityScore: z.number() }).parse(made);
    expect(body).toMatchObject({
      similarityScore,
      similarities: expect.arrayContaining([expect.stringMatching(/camel/)]),
      materialComparison: expect.stringMatching(/80% wool/),
      analysis: { engine: "openai", engineNote: expect.stringMatching(/kept private/), usage: null },
    });
    expect(made).toMatchObject({ analysis: { usage: { model: expect.any(String) } } });
    expect(sidesOf(body)).toContain("camel");
    await call("POST", own, { cookie, body: { pastedTextPrivate: false } });
    expect((await open(link.token)).body).toMatchObject({ materialComparison: told, analysis: { engineNote: null } });
  });

  it("opens for nobody once the link was taken back, and a new link is another one", async () => {
    const { open, link, own, call, cookie } = await shared();
    expect((await call("DELETE", own, { cookie })).status).toBe(204);
    expect((await open(link.token)).status).toBe(404);
    expect((await call("GET", own, { cookie })).body).toEqual({ token: null, path: null, pastedTextPrivate: false });
    const again = Link.parse((await call("POST", own, { cookie })).body);
    expect(again.token).not.toBe(link.token);
    expect((await open(link.token)).status).toBe(404);
  });

  it("keeps its link when it is shared again", async () => {
    const { link, own, call, cookie } = await shared();
    expect((await call("POST", own, { cookie, body: { pastedTextPrivate: true } })).body).toMatchObject({
      token: link.token,
      pastedTextPrivate: true,
    });
  });

  it("needs the right token, and is shared by its owner alone", async () => {
    const { open, link, own, call, signUp, id } = await shared();
    expect((await open(link.token.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).status).toBe(404);
    expect((await call("GET", `/api/shared/${id}`)).status).toBe(400);
    const stranger = await signUp("eve@example.com");
    for (const method of ["GET", "POST", "DELETE"])
      expect((await call(method, own, { cookie: stranger })).status).toBe(404);
    expect((await open(link.token)).status).toBe(200);
  });
});
