import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Sides } from "@dupewise/domain/comparison/side";
import { Money, Product } from "@dupewise/domain/product/product";
import * as z from "zod";

/** A product as an assistant is told of it. */
export const ToldProduct = Product.pick({
  title: true,
  brand: true,
  materials: true,
  url: true,
  category: true,
}).extend({
  price: Money.nullable(),
});

/** A comparison as an assistant is told of it. */
export const ToldComparison = z.object({
  similarityScore: z.number().nullable().describe("0-100; null when too little is known to say"),
  range: z
    .object({ low: z.number(), high: z.number() })
    .nullable()
    .describe("Where the score would lie if the missing facts were known"),
  confidence: z.number().describe("0-1; below 0.35 name the range instead of the score"),
  valueScore: z.number().nullable().describe("0-10, whether the price is worth it; null while a price is missing"),
  verdict: z.string(),
  similarities: z.array(z.string()),
  differences: z.array(z.string()),
  prices: z.string().nullable(),
  missing: z.array(z.string()).describe("Facts that would settle it, the weightiest first"),
  original: ToldProduct,
  alternative: ToldProduct,
});

/** Writes a comparison for an assistant. */
export function toldComparison(
  { original, alternative }: Sides<Product>,
  { similarityScore, valueScore, similarities, differences, priceAnalysis, analysis }: ComparisonResult,
): z.infer<typeof ToldComparison> {
  const { range, confidence, verdict, missing } = analysis;
  return {
    similarityScore,
    range,
    confidence,
    valueScore,
    verdict,
    similarities,
    differences,
    prices: priceAnalysis,
    missing: missing.map(({ side, fact }) => `${side}: ${fact}`),
    original: ToldProduct.parse(original),
    alternative: ToldProduct.parse(alternative),
  };
}
