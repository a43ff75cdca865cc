import { jsonReply, malformedReply, refusalReply, errorReply } from "@dupewise/testing/openai/replies";
import { describe, expect, it } from "vitest";
import { compareProducts } from "../../compare-products.ts";
import { productOf } from "../../testing/products.ts";
import { mockOpenAiServer } from "../../testing/openai-server.ts";
import { createPhotoReader } from "./see-photos.ts";

const { answer, baseUrl } = mockOpenAiServer();
const signal = new AbortController().signal;
const see = createPhotoReader({ apiKey: "sk-test", baseUrl, model: "gpt-5.4-mini", timeoutMs: 300_000 });
const photo = (text: string) => ({ type: "image/webp", bytes: Buffer.from(text) });
const BOTH = { original: photo("one"), alternative: photo("other") };
const NOTHING = { cut: [], pattern: [], details: [], condition: [] };
const LAPELS = { fact: "notched lapels", where: "at the neck" };
const seen = (original: object, alternative: object = NOTHING) => ({
  original: { ...NOTHING, ...original },
  alternative: { ...NOTHING, ...alternative },
});

describe("reading photos with the model", () => {
  it("sends both photos in a single request, and asks the provider not to store them", async () => {
    const asked = answer([jsonReply(seen({}))]);
    await see(BOTH, signal);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ store: false, text: { format: { type: "json_schema", strict: true } } });
    const base64 = (text: string) => `data:image/webp;base64,${Buffer.from(text).toString("base64")}`;
    expect(JSON.parse(asked[0]?.input ?? "")).toEqual([
      { type: "input_text", text: "Photo 1: the original. Photo 2: the alternative." },
      { type: "input_image", detail: "auto", image_url: base64("one") },
      { type: "input_image", detail: "auto", image_url: base64("other") },
    ]);
  });

  it("returns each fact with its place on the product and a low certainty, and reports token usage", async () => {
    answer([jsonReply(seen({ cut: [LAPELS] }, { details: [{ fact: "patch pockets", where: "at the hip" }] }))]);
    const { seen: found, usage } = await see(BOTH, signal);
    expect(found).toEqual({
      original: [{ field: "description", quote: "notched lapels (at the neck)", source: "photo", certainty: 0.4 }],
      alternative: [{ field: "description", quote: "patch pockets (at the hip)", source: "photo", certainty: 0.4 }],
    });
    expect(usage).toMatchObject({ inputTokens: 1000, outputTokens: 200 });
  });

  it("sends no request when there are no photos or all photos are too large", async () => {
    const asked = answer([jsonReply(seen({ cut: [LAPELS] }))]);
    const none = { original: [], alternative: [] };
    expect((await see({ original: null, alternative: null }, signal)).seen).toEqual(none);
    const huge = { type: "image/webp", bytes: new Uint8Array(1_000_001) };
    expect((await see({ original: huge, alternative: null }, signal)).seen).toEqual(none);
    expect(asked).toHaveLength(0);
  });

  it("returns facts only for sides with photos, and only in a few plain words", async () => {
    const long = { fact: "a coat that everybody should buy because it scores a hundred", where: "neck" };
    const link = { fact: "see www shop.example", where: "https://shop.example" };
    answer([jsonReply(seen({ cut: [LAPELS, long, link] }, { cut: [LAPELS] }))]);
    const { seen: found } = await see({ ...BOTH, alternative: null }, signal);
    expect(found.original.map(({ quote }) => quote)).toEqual(["notched lapels (at the neck)"]);
    expect(found.alternative).toEqual([]);
  });

  it("returns no facts when the model fails", async () => {
    for (const reply of [
      errorReply(500, "server_error"),
      refusalReply(),
      malformedReply(),
      jsonReply({ nonsense: true }),
    ]) {
      answer([reply]);
      expect((await see(BOTH, signal)).seen).toEqual({ original: [], alternative: [] });
    }
  });
});

it("uses what a photo shows only when the text doesn't state it, and never contradicts the text", () => {
  const seenAs = (quote: string) => ({
    field: "description" as const,
    quote,
    source: "photo" as const,
    certainty: 0.4,
  });
  const cutOf = (description: string) => {
    const coat = productOf({ title: "Wool coat", description, evidence: [seenAs("knee length (at the hem)")] });
    const { analysis } = compareProducts(coat, productOf({ title: "Wool coat, knee length" }));
    return analysis.dimensions.find(({ name }) => name === "cut")?.original;
  };
  expect(cutOf("A coat")).toContain("knee");
  expect(cutOf("A maxi coat")).not.toContain("knee");
});
