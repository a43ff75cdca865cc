import { parsePrice } from "@dupewise/domain/money/parse-price";
import type { EvidenceSource, Money } from "@dupewise/domain/product/product";
import type { Found } from "../found.ts";
import type { Page } from "../html/page.ts";
import { absoluteUrl } from "../html/page.ts";
import type { StatedPrice } from "../schema/structured-product.ts";
import type { PageFacts } from "../page-facts.ts";
import { metaContent } from "../html/meta-content.ts";

/**
 * Finds the machine-readable prices on a page, most certain first.
 * @param hint the currency that an ambiguous symbol such as "$" means on this page
 */
export function findStatedPrices({ page, product, survey }: PageFacts, hint: string | null): Found<Money>[] {
  const found: Found<Money>[] = [];
  const add = (text: string, currency: string, source: EvidenceSource, certainty: number): void => {
    const parsed = parsePrice(text, currency || hint ? { currencyHint: currency || (hint ?? "") } : {});
    const code = /^[A-Z]{3}$/.test(currency.trim().toUpperCase()) ? currency.trim().toUpperCase() : null;
    if (parsed.amount === null || Number(parsed.amount) <= 0) return;
    const value = { amount: parsed.amount, currency: code ?? parsed.currency ?? hint };
    found.push({ value, quote: `${text} ${currency}`, source, certainty });
  };
  for (const kind of ["current", "low"] as const) {
    const prices = product?.prices.filter((one) => one.kind === kind) ?? [];
    // The URL may name one of the variants.
    for (const price of prices.toSorted((one, other) => Number(isHere(other, page)) - Number(isHere(one, page)))) {
      add(price.amount, price.currency, "structured-data", kind === "current" ? 0.85 : 0.8);
    }
  }
  for (const prefix of ["product:sale_price", "product:price", "og:price"]) {
    const amount = metaContent(survey, `${prefix}:amount`, prefix);
    if (amount !== null)
      add(amount, metaContent(survey, `${prefix}:currency`, "product:price:currency") ?? "", "page-meta", 0.8);
  }
  if (/price|prix|preis|precio/i.test(metaContent(survey, "twitter:label1") ?? "")) {
    add(metaContent(survey, "twitter:data1") ?? "", "", "page-meta", 0.75);
  }
  return found;
}

function isHere({ url }: StatedPrice, page: Page): boolean {
  return url !== "" && page.url !== null && page.url.includes("?") && absoluteUrl(page, url) === page.url;
}
