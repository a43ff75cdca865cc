import { existsSync, readFileSync } from "node:fs";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import { readPage } from "@dupewise/reader/extract-product";
import { decodeHtml } from "@dupewise/reader/extraction/decode-html";
import { DomainError } from "@dupewise/domain/errors";
import { Product } from "@dupewise/domain/product/product";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import * as z from "zod";
import { defineCommand } from "../command.ts";
import { fetchProduct } from "../fetch-product.ts";
import { renderProduct } from "../render-product.ts";

const Input = z.union(
  [
    z.object({ html: z.string(), url: z.string().nullish() }),
    z.object({ text: z.string() }),
    z.object({ product: Product }),
  ],
  'expected {"html", "url"?} or {"text"}',
);

export const command = defineCommand({
  summary: "Read a product from its page, saved HTML or a pasted description",
  usage: "URL | FILE | TEXT, or - for standard input",
  input: Input,
  example: { html: "<h1>Linen shirt</h1><p>€49.00</p>", url: "https://shop.example.com/shirt" },
  answer: (input) => {
    const began = performance.now();
    const product = productOf(input);
    return { product, ms: performance.now() - began };
  },
  fromArguments: async (args) => {
    if (args.length === 0) return null;
    const text = args.join(" ");
    if (text === "-") {
      const { buffer } = await import("node:stream/consumers");
      return toInput(await buffer(process.stdin));
    }
    if (isProductUrl(text)) return { product: await fetchProduct(text) };
    return existsSync(text) || NAMES_FILE.test(text) ? toInput(readNamed(text)) : { text };
  },
  render: ({ product }) => renderProduct(product),
});

/** Such a word is a file name, even of a missing file, not a description. */
const NAMES_FILE = /^\S+\.(?:html?|txt|json)$/i;

const TROUBLES: Record<string, string> = {
  ENOENT: "doesn't exist",
  EISDIR: "is a folder, not a file",
  EACCES: "can't be read with your permissions",
};

function readNamed(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const trouble = error instanceof Error && "code" in error ? TROUBLES[String(error.code)] : undefined;
    throw trouble === undefined ? error : new Error(`The file ${path} ${trouble}`, { cause: error });
  }
}

/** Text with a tag, or a single JSON object, is a page as a shop sends it. */
function toInput(bytes: Uint8Array): z.infer<typeof Input> {
  const text = decodeHtml(bytes, "");
  return /<[a-z!]/i.test(text) || /^\s*\{/.test(text) ? { html: text } : { text };
}

function productOf(input: z.infer<typeof Input>): Product {
  if ("product" in input) return input.product;
  if ("text" in input) return productFromText(input.text);
  const { product, problem } = readPage(input.html, input.url ?? null);
  if (problem !== null) throw new DomainError("scraping_failed", `No product could be read: ${problem}`);
  return product;
}
