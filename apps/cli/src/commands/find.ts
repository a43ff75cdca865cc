import { stat } from "node:fs/promises";
import { prepareAlternativeSearch } from "@dupewise/ai/finding/alternative-search";
import { BUNDLED_RATES } from "@dupewise/domain/money/exchange";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import * as z from "zod";
import { defineCommand } from "../command.ts";
import { resolveProduct, Side } from "../comparison-side.ts";
import { fetchProduct } from "../fetch-product.ts";
import { renderFoundAlternatives } from "../render-found-alternatives.ts";

/**
 * The maximum number of products in a feed. Extracting facts takes a millisecond each, and a server has an index for
 * more.
 */
const MOST_PRODUCTS = 20_000;
const MOST_SHOWN = 12;

export const command = defineCommand({
  summary: "Find the products in a feed that are most similar to a product and cost less",
  usage:
    "FEED ORIGINAL, where FEED is an .xml, .tsv, .csv or .jsonl file (may be gzipped) " +
    "and ORIGINAL is a URL or a quoted description",
  input: z.object({ original: Side, products: z.array(Side).min(1).max(MOST_PRODUCTS) }),
  example: {
    original: { title: "Wool coat", price: "$420" },
    products: [{ text: "https://shop.example/coat\nWool-blend coat. 60% wool, 40% polyester. $89" }],
  },
  answer: async ({ original, products }) => {
    const [sought, others] = await Promise.all([resolveProduct(original), Promise.all(products.map(resolveProduct))]);
    const began = performance.now();
    const search = prepareAlternativeSearch(sought);
    const catalogue = others.map((product, index) => ({ id: String(index), product }));
    const found = search?.rank(catalogue, { rates: BUNDLED_RATES, limit: MOST_SHOWN, nameOf: ({ id }) => id }) ?? [];
    return {
      ms: performance.now() - began,
      /** Null when the original's kind is unknown, in which case nothing is found. */
      kind: search?.kind.kind?.name ?? null,
      alternatives: found.map(({ id, title, brand, url, price, similarityScore, valueScore, reason }) => ({
        /** The index of the product, from 0. */
        index: Number(id),
        title,
        brand,
        url,
        price,
        similarityScore,
        valueScore,
        reason,
      })),
    };
  },
  fromArguments: async ([feed, original, ...others]) => {
    if (feed === undefined || original === undefined || others.length > 0) return null;
    await stat(feed);
    const { readFeedFile } = await import("@dupewise/catalogue/read-feed-file");
    const products = await readFeedFile(feed, MOST_PRODUCTS);
    const sought = isProductUrl(original) ? { product: await fetchProduct(original) } : { text: original };
    return { original: sought, products: products.map(({ product }) => ({ product })) };
  },
  render: (found) => renderFoundAlternatives(found, "the feed"),
});
