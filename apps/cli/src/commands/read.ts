import { existsSync, readFileSync } from "node:fs";
import { describeProduct } from "@dupewise/catalog/describe";
import { extractProduct } from "@dupewise/catalog/extract";
import { isProductUrl } from "@dupewise/domain/product-input";
import type { Product } from "@dupewise/domain/product";
import * as z from "zod";
import { defineCommand } from "../command.ts";
import { renderProduct } from "../render-product.ts";

const Input = z.union([
  z.object({ html: z.string(), url: z.string().nullish() }),
  z.object({ text: z.string() }),
  z.object({ fetch: z.string() }),
]);

export const command = defineCommand({
  summary: "Read a product from its page, saved HTML or a pasted description",
  usage: "URL | FILE | TEXT",
  input: Input,
  answer: async (input) => {
    const began = performance.now();
    const product = await read(input);
    return { product, ms: performance.now() - began };
  },
  fromArguments: (args) => {
    const text = args.join(" ");
    if (isProductUrl(text)) return { fetch: text };
    return existsSync(text) ? { html: readFileSync(text, "utf8") } : { text };
  },
  render: ({ product }) => renderProduct(product),
});

async function read(input: z.infer<typeof Input>): Promise<Product> {
  if ("html" in input) return extractProduct(input.html, input.url ?? null);
  if ("text" in input) return describeProduct(input.text);
  // The HTTP client takes a third of the command's start: only a link needs it.
  const { createProductReader } = await import("@dupewise/catalog/read-product");
  const reader = createProductReader();
  try {
    return await reader.readProduct(input.fetch, { askedBy: "shell", signal: new AbortController().signal });
  } finally {
    await reader.close();
  }
}
