import { compareProducts } from "@dupewise/ai/compare-products";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import * as z from "zod";
import { defineCommand } from "../command.ts";
import { Side, productOf } from "../comparison-side.ts";
import { fetchProduct } from "../fetch-product.ts";
import { renderComparison } from "../render-comparison.ts";

export const command = defineCommand({
  summary: "Score how similar two products are, and say why",
  usage: "ORIGINAL ALTERNATIVE, each a URL or a quoted description",
  input: z.object({ left: Side, right: Side }),
  example: { left: { title: "Wool coat", price: "$420" }, right: { text: "Coat. 100% polyester. $89" } },
  answer: async ({ left, right }) => {
    const [original, alternative] = await Promise.all([productOf(left), productOf(right)]);
    const began = performance.now();
    const result = compareProducts(original, alternative);
    const ms = performance.now() - began;
    const { confidence, dimensions } = result.analysis;
    return { ...result, confidence, dimensions, ms };
  },
  fromArguments: async ([left, right, ...others]) => {
    if (left === undefined || right === undefined || others.length > 0) return null;
    const [original, alternative] = await Promise.all([sideOf(left), sideOf(right)]);
    return { left: original, right: alternative };
  },
  render: renderComparison,
});

async function sideOf(argument: string): Promise<Side> {
  return isProductUrl(argument) ? { product: await fetchProduct(argument) } : { text: argument };
}
