import { compareProducts } from "@dupewise/ai/compare-products";
import { explainFacts, measuredScore } from "@dupewise/ai/explain";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import * as z from "zod";
import { defineCommand } from "../command.ts";
import { Side, resolveProduct } from "../comparison-side.ts";
import { fetchProduct } from "../fetch-product.ts";
import { renderComparison } from "../render-comparison.ts";
import { renderExplanation } from "../render-explanation.ts";

export const command = defineCommand({
  summary: "Score how similar two products are, and explain why",
  usage: "ORIGINAL ALTERNATIVE, each a URL or a quoted description",
  flags: {
    explain: "also show every known fact about each side with its source, and how much each part of the score counts",
  },
  input: z.object({ left: Side, right: Side, explain: z.boolean().optional() }),
  example: { left: { title: "Wool coat", price: "$420" }, right: { text: "Coat. 100% polyester. $89" } },
  answer: async ({ left, right, explain = false }) => {
    const [original, alternative] = await Promise.all([resolveProduct(left), resolveProduct(right)]);
    const began = performance.now();
    const result = compareProducts(original, alternative);
    const ms = performance.now() - began;
    const { confidence, range, sameItem, dimensions } = result.analysis;
    const explanation = explain
      ? {
          original: explainFacts(original),
          alternative: explainFacts(alternative),
          measuredScore: measuredScore(original, alternative),
        }
      : undefined;
    const told = { confidence, range, sameItem: sameItem?.likelihood ?? null, dimensions, ms };
    return { ...result, ...told, ...(explanation && { explanation }) };
  },
  fromArguments: async ([left, right, ...others], flags) => {
    if (left === undefined || right === undefined || others.length > 0) return null;
    const [original, alternative] = await Promise.all([sideOf(left), sideOf(right)]);
    return { left: original, right: alternative, explain: flags.has("explain") };
  },
  render: ({ explanation, ...result }) =>
    [renderComparison(result), ...(explanation ? [renderExplanation(explanation, result)] : [])].join("\n\n"),
});

async function sideOf(argument: string): Promise<Side> {
  return isProductUrl(argument) ? { product: await fetchProduct(argument) } : { text: argument };
}
