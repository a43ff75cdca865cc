import { compareProducts } from "@dupewise/ai/compare-products";
import { type Ranking, RANKINGS } from "@dupewise/domain/comparison/rank";
import { MAX_ALTERNATIVES } from "@dupewise/domain/constants";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import * as z from "zod";
import { defineCommand } from "../command.ts";
import { Side, productOf } from "../comparison-side.ts";
import { fetchProduct } from "../fetch-product.ts";
import { rankingOf, renderRanking } from "../render-ranking.ts";

export const command = defineCommand({
  summary: "Rank several alternatives to one original: best for the price, closest or cheapest first",
  usage: `ORIGINAL ALTERNATIVE…, up to ${MAX_ALTERNATIVES} of them, each a URL or a quoted description`,
  flags: { closest: "the closest to the original first", cheapest: "the cheapest first" },
  input: z.object({
    original: Side,
    alternatives: z.array(Side).min(1).max(MAX_ALTERNATIVES),
    by: z.enum(RANKINGS).optional(),
  }),
  example: {
    original: { title: "Wool coat", price: "$420" },
    alternatives: [{ text: "Coat. 100% polyester. $89" }, { text: "Coat. 80% wool. $190" }],
    by: "best",
  },
  answer: async ({ original, alternatives, by = "best" }) => {
    const [first, others] = await Promise.all([productOf(original), Promise.all(alternatives.map(productOf))]);
    const began = performance.now();
    const scored = others.map((product, index) => ({ index, product, result: compareProducts(first, product) }));
    const ms = performance.now() - began;
    return { ms, ranking: rankingOf(scored, by) };
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
