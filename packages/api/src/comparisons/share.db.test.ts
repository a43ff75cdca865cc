import { createOpenAiEngine } from "@dupewise/ai/engines/openai/engine";
import { buildCoatJudgment, swapSides, asksForSentences } from "@dupewise/ai/testing/judgments";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { startFakeOpenAi } from "@dupewise/testing/openai";
import * as replies from "@dupewise/testing/openai/replies";
import { describe, expect, it, onTestFinished } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";
import type { TestOptions } from "../testing/test-services.ts";

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
/** What the rubric shows of each side. */
const sidesOf = ({ analysis }: Pick<SharedComparison, "analysis">) =>
  analysis.dimensions.flatMap(({ original, alternative }) => [
    ...(original === null ? [] : [original]),
    ...(alternative === null ? [] : [alternative]),
  ]);

async function shared(privacy: { pastedTextPrivate?: boolean } = {}, texts = TEXTS, options?: TestOptions) {
  const caller = await startCaller(options);
  const { call } = await caller.signUp("ada@example.com");
  const made = await call.comparisons.create(texts);
  const { id } = made;
  const share = async (again: { pastedTextPrivate?: boolean } = {}) => {
    const { token, ...state } = await call.comparisons.share({ id, ...again });
    return { ...state, token: token ?? "" };
  };
  const link = await share(privacy);
  const { open: browser } = caller;
  const open = (token: string) => browser().call.comparisons.shared({ id, token });
  return { ...caller, browser, call, id, share, link, open, made };
}

describe("a shared comparison", () => {
  it("is visible to anyone with the link, without revealing its owner", async () => {
    const { open, link, id } = await shared();
    const seen = await open(link.token);
    expect(seen).toMatchObject({ id, originalUrl: TEXTS.originalUrl });
    expect(seen).not.toHaveProperty("userId");
    expect(JSON.stringify(seen)).not.toContain("ada@example.com");
    expect(link.path).toBe(`/c/${id}?share=${link.token}`);
  });

  it("hides the name that the shopper gave a private text, and shows its kind instead", async () => {
    const { open, link, call, id } = await shared({ pastedTextPrivate: true });
    const names = { originalTitle: "Nonna's treasure", dupeBrand: "Secret Label", originalKind: "cardigan" };
    await call.comparisons.rerun({ id, ...names });
    const seen = await open(link.token);
    expect(seen).toMatchObject({ originalTitleManual: null, dupeBrandManual: null, originalKindManual: "cardigan" });
    for (const word of ["treasure", "Secret"]) expect(JSON.stringify(seen)).not.toContain(word);
  });

  it("hides pasted text if the owner chooses to keep it private", async () => {
    const { open, link, made } = await shared({ pastedTextPrivate: true });
    const text = JSON.stringify(await open(link.token));
    const quotes = /"quote":/;
    expect([quotes.test(JSON.stringify(made)), quotes.test(text)]).toEqual([true, false]);
    for (const word of ["Grandmother", "dear to me", "Nonna", "Belted"]) expect(text).not.toContain(word);
    expect(text).toContain('"wool"');
  });

  it("hides anything that a model quoted from or wrote about a private text, and says so", async () => {
    const told = "Her sister's coat is 80% wool, warm for a reunion.";
    const quotes = [{ side: "original" as const, quote: "80% wool" }];
    const judgment = buildCoatJudgment({
      similarities: [{ text: told, quotes }],
      materialComparison: [{ text: told, quotes }],
      whenToBuyOriginal: [{ text: told, quotes }],
    });
    const openAi = await startFakeOpenAi({
      script: ({ body }) => replies.jsonReply(asksForSentences(body) ? judgment : swapSides(judgment)),
    });
    onTestFinished(openAi.close);
    const originalUrl = COATS.originalUrl.replace(
      "Fully lined.",
      "Fully lined. Worn to the reunion of a sister of her.",
    );
    const { open, link, made, share } = await shared(
      { pastedTextPrivate: true },
      { ...COATS, originalUrl },
      {
        compareProducts: createOpenAiEngine({
          apiKey: "sk-very-secret",
          baseUrl: openAi.url,
          model: "gpt-5.4-mini",
          timeoutMs: 25_000,
        }),
      },
    );
    expect(made).toMatchObject({ similarities: [told], materialComparison: told, whenToBuyOriginal: told });
    expect(sidesOf(made)).toContain("tie belt, Fully lined");
    const seen = await open(link.token);
    for (const word of ["sister", "reunion", "tie belt, Fully"]) expect(JSON.stringify(seen)).not.toContain(word);
    expect(made.similarityScore).toEqual(expect.any(Number));
    expect(seen).toMatchObject({
      similarityScore: made.similarityScore,
      similarities: expect.arrayContaining([expect.stringMatching(/camel/)]),
      materialComparison: expect.stringMatching(/^Going by its materials, the alternative should breathe less/),
      analysis: { engine: "openai", engineNote: expect.stringMatching(/is private/), usage: null },
    });
    expect(made).toMatchObject({ analysis: { usage: { model: expect.any(String) } } });
    expect(sidesOf(seen)).toContain("camel");
    await share({ pastedTextPrivate: false });
    expect(await open(link.token)).toMatchObject({ materialComparison: told, analysis: { engineNote: null } });
  });

  it("loses its link when it is unshared, and gets a new one if it is shared again", async () => {
    const { open, link, share, call, id } = await shared();
    await call.comparisons.unshare({ id });
    expect((await captureErrorResponse(open(link.token))).status).toBe(404);
    expect(await call.comparisons.shareState({ id })).toEqual({ token: null, path: null, pastedTextPrivate: false });
    expect((await share()).token).not.toBe(link.token);
    expect((await captureErrorResponse(open(link.token))).status).toBe(404);
  });

  it("keeps its link when it is shared twice", async () => {
    const { link, share } = await shared();
    expect(await share({ pastedTextPrivate: true })).toMatchObject({ token: link.token, pastedTextPrivate: true });
  });

  it("requires the token in its link, and can be shared only by its owner", async () => {
    const { open, link, signUp, id, browser } = await shared();
    const wrong = link.token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect((await captureErrorResponse(open(wrong))).status).toBe(404);
    expect((await captureErrorResponse(browser().send("comparisons.shared", { id }))).status).toBe(400);
    const { comparisons } = (await signUp("eve@example.com")).call;
    for (const act of [comparisons.shareState, comparisons.share, comparisons.unshare]) {
      expect((await captureErrorResponse(act({ id }))).status).toBe(404);
    }
    expect(await open(link.token)).toMatchObject({ id });
  });
});
