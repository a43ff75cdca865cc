import { jsonReply } from "@dupewise/testing/openai/replies";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { compareProducts } from "../../compare-products.ts";
import { pointsBetween } from "../../rubric/likeness.ts";
import { buildDupeCoat, buildWrapCoat } from "../../testing/coats.ts";
import { productOf } from "../../testing/products.ts";
import { buildCoatJudgment, buildJudgment, swapSides, asksForSentences } from "../../testing/judgments.ts";
import { mockOpenAiServer } from "../../testing/openai-server.ts";
import { createOpenAiEngine } from "./engine.ts";

const { answer, baseUrl } = mockOpenAiServer();
const signal = new AbortController().signal;
const compare = createOpenAiEngine({ apiKey: "sk-test", baseUrl, model: "gpt-5.4-mini", timeoutMs: 300_000 });
const judge = (original = buildWrapCoat(), alternative = buildDupeCoat()) =>
  compare(original, alternative, { signal, isDeep: false });

/** Makes the model respond like this in both orders. */
const says = (judgment: ReturnType<typeof buildCoatJudgment>, back: unknown = swapSides(judgment)) =>
  answer((asked) => jsonReply(asksForSentences(asked) ? judgment : back));

const ObjectSchema = z.object({
  type: z.literal("object"),
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()),
  additionalProperties: z.boolean(),
});

const shared = { original: ["camel"], alternative: ["camel"] };
const belt = { original: ["tie belt"], alternative: ["tie belt"] };

describe("the request to the model", () => {
  it("is sent once for each order of the products, with a strict schema and without tools or storage", async () => {
    const asked = says(buildCoatJudgment());
    await judge();
    expect(asked).toHaveLength(2);
    for (const { text, input, ...rest } of asked) {
      expect(text.format).toMatchObject({ type: "json_schema", strict: true });
      expect(rest).toMatchObject({ model: "gpt-5.4-mini", store: false, temperature: 0 });
      expect(rest).not.toHaveProperty("tools");
      expect(input).toContain("80% wool, 20% polyamide");
    }
    const firstSides = asked.map(({ input }) => /title: (.*)/.exec(input)?.[1]);
    expect(new Set(firstSides)).toEqual(new Set([buildWrapCoat().title, buildDupeCoat().title]));
  });

  it("has a schema that makes every field mandatory and allows no others, as strict mode requires", async () => {
    const asked = says(buildCoatJudgment());
    await judge();
    const objects: unknown[] = [];
    JSON.stringify(
      asked.map(({ text }) => text.format.schema),
      (_, value: unknown) => {
        const schema = ObjectSchema.safeParse(value).data;
        if (!schema) return value;
        objects.push(schema);
        expect([schema.required, schema.additionalProperties]).toEqual([Object.keys(schema.properties), false]);
        return value;
      },
    );
    expect(objects.length).toBeGreaterThan(20);
  });

  it("delimits the products with a fresh random code, and never includes their URLs", async () => {
    const asked = says(buildCoatJudgment());
    await judge(buildWrapCoat({ url: "https://shop.example/secret-path" }));
    await judge();
    const codes = asked.map(({ input }) => /\[original (\w{16})\]/.exec(input)?.[1]);
    expect(new Set(codes).size).toBe(2);
    expect(JSON.stringify(asked)).not.toContain("secret-path");
  });

  it("is not sent when nothing is known about the products, and the result says so", async () => {
    const asked = says(buildCoatJudgment());
    const result = await judge(productOf({ title: "Nº 7" }), productOf({ title: "Thing" }));
    expect(asked).toHaveLength(0);
    expect(result).toMatchObject({ similarityScore: null, analysis: { engine: "local", usage: null } });
    expect(result.analysis.engineNote).toMatch(/Too little is known/);
  });
});

describe("a comparison made with the model", () => {
  it("contains the verdicts with their quotes, the model's text and its token usage", async () => {
    says(buildCoatJudgment());
    const { analysis, ...result } = await judge();
    expect(result.similarities).toEqual(["Both are long camel coats with notched lapels and a tie belt."]);
    expect(result.differences[0]).toBe("The alternative is unlined; the original is fully lined.");
    expect(analysis.differences.map(({ text }) => text)).toEqual(result.differences);
    expect(result.materialComparison).toBe("80% wool keeps more warmth than 65% polyester.");
    expect(analysis).toMatchObject({ engine: "openai", engineNote: null });
    expect(analysis.dimensions.find(({ name }) => name === "construction")).toMatchObject({
      similarity: 0.5,
      original: "tie belt, Fully lined",
      alternative: "tie belt, Unlined",
    });
    expect(analysis.differences[0]?.quotes).toEqual([
      { side: "original", quote: "Fully lined" },
      { side: "alternative", quote: "Unlined" },
    ]);
    expect(analysis.usage).toMatchObject({
      model: "gpt-5.4-mini",
      inputTokens: 2000,
      outputTokens: 400,
      costUsd: "0.0033",
    });
  });

  it("loses the documented number of points when a verdict is one level lower", async () => {
    const judged = async (similarity: number) => {
      says(buildJudgment({ colour: { similarity, ...shared } }));
      return judge();
    };
    const [half, less] = [await judged(0.5), await judged(0.2)];
    const colour = half.analysis.dimensions.find(({ name }) => name === "colour")!;
    const points = half.analysis.gate * pointsBetween(colour, 0.2, 0.5);
    const moved = half.similarityScore! - less.similarityScore!;
    expect(Math.abs(moved - points)).toBeLessThanOrEqual(1);
    expect(points).toBeGreaterThan(3);
  });

  it("keeps the local score of a dimension that the model skips", async () => {
    says(buildJudgment({ colour: { similarity: 0.5, ...shared } }));
    const local = compareProducts(buildWrapCoat(), buildDupeCoat()).analysis.dimensions;
    const { analysis } = await judge();
    const material = (all: typeof local) => all.find(({ name }) => name === "material")?.similarity;
    expect(material(analysis.dimensions)).toBe(material(local));
    expect(analysis.dimensions.find(({ name }) => name === "colour")?.similarity).toBe(0.5);
  });

  it("has the same score and confidence when the sides are swapped", async () => {
    says(buildCoatJudgment());
    const there = await judge();
    const back = buildCoatJudgment();
    says(swapSides(back), back);
    const again = await judge(buildDupeCoat(), buildWrapCoat());
    expect(again.similarityScore).toBe(there.similarityScore);
    expect(again.analysis.confidence).toBeCloseTo(there.analysis.confidence);
  });

  it("averages the verdicts from both orders, and is less confident when they disagree", async () => {
    const verdicts = (similarity: number) => buildJudgment({ cut: { similarity, ...belt } });
    says(verdicts(0.7), swapSides(verdicts(0.74)));
    const near = await judge();
    says(verdicts(1), swapSides(verdicts(0.44)));
    const far = await judge();
    expect(far.similarityScore).toBe(near.similarityScore);
    expect(far.analysis.confidence).toBeCloseTo(near.analysis.confidence * 0.75);
  });

  it("uses the model's verdict on the kind only when the facts don't state the kind", async () => {
    const [original, alternative] = [
      productOf({ title: "Quxx in camel", composition: [{ material: "wool", percentage: 100 }] }),
      productOf({ title: "Zorble in camel", composition: [{ material: "wool", percentage: 100 }] }),
    ];
    const named = { relation: "same type" as const, original: ["Quxx"], alternative: ["Zorble"] };
    says(buildJudgment({ colour: { similarity: 1, ...shared } }, {}, named));
    const local = compareProducts(original, alternative);
    const { analysis, similarityScore } = await judge(original, alternative);
    expect(analysis.gate).toBe(1);
    expect(similarityScore).toBeGreaterThan(local.similarityScore!);
    says(buildJudgment({ colour: { similarity: 1, ...shared } }, {}, { ...named, relation: "other", ...shared }));
    expect((await judge()).analysis.gate).toBe(compareProducts(buildWrapCoat(), buildDupeCoat()).analysis.gate);
  });
});

describe("handling of missing evidence", () => {
  it("treats a dimension without valid quotes as unknown, and lets the model move the score by at most 15 points", async () => {
    const local = compareProducts(buildWrapCoat(), buildDupeCoat());
    says(
      buildJudgment({
        cut: { similarity: 0, ...belt },
        colour: { similarity: 0, ...shared },
        material: { similarity: 1, original: ["100% cashmere"], alternative: ["100% cashmere"] },
      }),
    );
    const { similarityScore, analysis } = await judge();
    expect(analysis.dimensions.find(({ name }) => name === "material")?.similarity).toBeNull();
    expect(similarityScore).toBe(local.similarityScore! - 15);
  });

  it.each([
    ["no quotes", [], []],
    ["a quote from the other side", ["patch pockets"], ["tie belt"]],
    ["the end of a word", ["ie belt"], ["tie belt"]],
    ["the start of a word", ["tie bel"], ["tie belt"]],
    ["a letter", ["A"], ["tie belt"]],
  ])("falls back to the local engine when no verdict has valid evidence: %s", async (_, original, alternative) => {
    says(buildJudgment({ cut: { similarity: 1, original, alternative } }));
    const result = await judge();
    const local = compareProducts(buildWrapCoat(), buildDupeCoat());
    expect(result.similarityScore).toBe(local.similarityScore);
    expect(result.analysis).toMatchObject({ engine: "local", usage: { inputTokens: 2000 } });
    expect(result.analysis.engineNote).toMatch(/evidence wasn't found/);
  });

  it("ignores whitespace in quotes", async () => {
    says(buildJudgment({ cut: { similarity: 0.3, original: ["two\n  welt pockets"], alternative: [" tie belt "] } }));
    expect((await judge()).analysis.dimensions.find(({ name }) => name === "cut")?.similarity).toBe(0.3);
  });
});

describe("a model with arbitrary output", () => {
  const quotes = fc.array(fc.constantFrom("camel", "tie belt", "wool", "100% cashmere", "", "Fully lined"), {
    maxLength: 3,
  });
  const verdict = fc.record({
    similarity: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    original: quotes,
    alternative: quotes,
  });
  const judgment = fc
    .tuple(verdict, verdict, verdict, verdict)
    .map(([cut, material, colour, text]) => buildJudgment({ cut, material, colour, text }));

  it("moves the score by at most 25 points, and keeps every value in range", async () => {
    const local = compareProducts(buildWrapCoat(), buildDupeCoat()).similarityScore!;
    await fc.assert(
      fc.asyncProperty(judgment, judgment, async (forth, back) => {
        says(forth, swapSides(back));
        const { similarityScore, analysis } = await judge();
        expect(Math.abs(similarityScore! - local)).toBeLessThanOrEqual(25);
        expect(analysis.confidence).toBeGreaterThanOrEqual(0);
        expect(analysis.confidence).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it("never makes unrelated products similar", async () => {
    const ring = productOf({ title: "Gold plated ring with a pearl", colours: ["gold"] });
    const boots = productOf({ title: "Women's black leather ankle boots", colours: ["black"] });
    const all = { similarity: 1, original: ["Gold plated ring"], alternative: ["ankle boots"] };
    says(
      buildJudgment({
        cut: all,
        material: all,
        colour: all,
        pattern: all,
        construction: all,
        function: all,
        text: all,
      }),
    );
    expect((await judge(ring, boots)).similarityScore).toBeLessThan(20);
  });
});
