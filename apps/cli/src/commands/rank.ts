import { compareProducts } from "@dupewise/ai/compare-products";
import type { Ranking } from "@dupewise/domain/comparison/rank";
import { MAX_ALTERNATIVES } from "@dupewise/domain/constants";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import { defineCommand } from "../command.ts";
import { Side, resolveProduct } from "../comparison-side.ts";
import { fetchProduct } from "../fetch-product.ts";
import { rankScoredAlternatives, createRankDefinition, renderRanking } from "../render-ranking.ts";

export const command = defineCommand({
  ...createRankDefinition(Side),
  example: {
    original: { title: "Wool coat", price: "$420" },
    alternatives: [{ text: "Coat. 100% polyester. $89" }, { text: "Coat. 80% wool. $190" }],
    by: "best",
  },
  answer: async ({ original, alternatives, by = "best" }) => {
    const [first, others] = await Promise.all([
      resolveProduct(original),
      Promise.all(alternatives.map(resolveProduct)),
    ]);
    const began = performance.now();
    const scored = others.map((product, index) => ({ index, product, result: compareProducts(first, product) }));
    const ms = performance.now() - began;
    return { ms, ranking: rankScoredAlternatives(scored, by) };
  },
  fromArguments: async ([original, ...alternatives], flags) => {
    if (original === undefined || alternatives.length === 0 || alternatives.length > MAX_ALTERNATIVES) return null;
    const [first, others] = await Promise.all([sideOf(original), Promise.all(alternatives.map(sideOf))]);
    const by: Ranking = flags.has("cheapest") ? "cheapest" : flags.has("closest") ? "closest" : "best";
    return { original: first, alternatives: others, by };
  },
  render: ({ ranking }) => renderRanking(ranking),
});

async function sideOf(argument: string): Promise<Side> {
  return isProductUrl(argument) ? { product: await fetchProduct(argument) } : { text: argument };
}
