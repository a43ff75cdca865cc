import { compareProducts } from "@dupewise/ai/compare-products";
import { CompositionItem, type Product } from "@dupewise/domain/product";
import * as z from "zod";
import { defineCommand } from "../command.ts";

const Side = z.union([
  z.object({
    title: z.string(),
    brand: z.string().nullish(),
    description: z.string().nullish(),
    composition: z.union([z.array(CompositionItem), z.string()]).nullish(),
  }),
  z.object({ text: z.string() }),
]);

export const command = defineCommand({
  summary: "Score how similar two products are",
  usage: "ORIGINAL ALTERNATIVE",
  input: z.object({ left: Side, right: Side }),
  answer: ({ left, right }) => {
    const [original, alternative] = [productOf(left), productOf(right)];
    const began = performance.now();
    const { similarityScore, analysis } = compareProducts(original, alternative);
    const ms = performance.now() - began;
    return {
      similarityScore,
      confidence: analysis.confidence,
      dimensions: analysis.dimensions,
      verdict: analysis.verdict,
      ms,
    };
  },
  fromArguments: ([left = "", right = ""]) => ({ left: { text: left }, right: { text: right } }),
  render: ({ similarityScore, verdict }) => `${similarityScore ?? "–"}%  ${verdict}`,
});

function productOf(side: z.infer<typeof Side>): Product {
  const empty = {
    url: null,
    title: null,
    brand: null,
    description: null,
    price: null,
    materials: [],
    composition: [],
    location: null,
    imageUrl: null,
    category: null,
    colours: [],
    evidence: [],
    missing: [],
  };
  if ("text" in side) return { ...empty, title: side.text };
  const composition = Array.isArray(side.composition) ? side.composition : [];
  return { ...empty, title: side.title, brand: side.brand ?? null, description: side.description ?? null, composition };
}
