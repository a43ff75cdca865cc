import { PRODUCT_FIELDS, type Product } from "@dupewise/domain/product/product";
import { extractProduct, type PageReading } from "./extract-product.ts";
import { productFromText } from "./pasted/product-from-text.ts";

/** The length at which a paste is a complete page, whose structure says more than its words. */
const WHOLE_PAGE = 1_500;
/** Fields that only markup states reliably, however little was pasted. */
const FROM_MARKUP = new Set<string>(["imageUrl"]);

/**
 * Reads a product from clipboard content, combining the copied page's HTML with its plain text.
 * @param url the URL of the page, or null when unknown
 */
export function readClipboard(html: string, text: string, url: string | null): PageReading {
  const marked = extractProduct(html, url);
  const said = productFromText(text);
  const isWhole = text.length >= WHOLE_PAGE && marked.title !== null;
  const product = isWhole ? fillGaps(marked, said) : fillGaps(said, marked, FROM_MARKUP);
  return {
    product: { ...product, url },
    problem: product.title === null ? "there is no product in the pasted text" : null,
  };
}

/** Fills the gaps of one reading from another. @param taken fields that the other states better */
function fillGaps(best: Product, other: Product, taken: ReadonlySet<string> = new Set()): Product {
  const fields = PRODUCT_FIELDS.filter((field) => isTold(other[field]) && (taken.has(field) || !isTold(best[field])));
  const facts = Object.fromEntries(fields.map((field) => [field, other[field]]));
  return {
    ...best,
    ...facts,
    evidence: [
      ...best.evidence.filter(({ field }) => !fields.includes(field)),
      ...other.evidence.filter(({ field }) => fields.includes(field)),
    ],
    missing: best.missing.filter((field) => !fields.includes(field)),
  };
}

function isTold(value: Product[(typeof PRODUCT_FIELDS)[number]]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}
