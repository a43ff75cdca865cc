import type { Page } from "../html/page.ts";
import type { PageFacts } from "../page-facts.ts";
import { metaContent } from "../html/meta-content.ts";
import { CURRENCY_BY_REGION } from "./regions.data.ts";

/**
 * Returns the currency that an ambiguous symbol such as "$" or "kr" means in the page's country, or null when the
 * country is unknown.
 */
export function currencyHint({ page, survey }: Pick<PageFacts, "page" | "survey">): string | null {
  const url = page.url === null ? null : URL.parse(page.url);
  const domain = url?.hostname.split(".").at(-1) ?? "";
  const path = /^\/(?:[a-z]{2}[-_])?([a-z]{2})(?:[-_/]|$)/i.exec(url?.pathname ?? "")?.[1] ?? "";
  const locales = [page.language, metaContent(survey, "og:locale")];
  const regions = locales.map((locale) => /^[a-z]{2}[-_]([a-z]{2})$/i.exec(locale ?? "")?.[1] ?? "");
  // For shops ".co" and ".me" are not countries; and a language such as "en" in the path is not a region.
  const spoken = path !== "" && CURRENCY_BY_REGION[path.toLowerCase()] !== undefined ? path : "";
  const country = domain.length === 2 && domain !== "co" && domain !== "me" ? domain : "";
  for (const region of [country, spoken, ...regions]) {
    const currency = CURRENCY_BY_REGION[region.toLowerCase()];
    if (currency !== undefined) return currency;
  }
  return null;
}

const ACTIVE =
  /[cC]urrency\w{0,8}\\?["']?\s{0,3}[:=]\s{0,3}(?:\{\s{0,3}["']active["']\s{0,3}:\s{0,3})?\\?["']([A-Z]{3})\b/;

/** Finds the first currency code in a page's scripts, or returns null. */
export function findScriptCurrency({ scripts }: Pick<Page, "scripts">): string | null {
  for (const { content } of scripts) {
    const code = content.includes("urrency") ? ACTIVE.exec(content)?.[1] : undefined;
    if (code !== undefined && isCurrency(code)) return code;
  }
  return null;
}

function isCurrency(code: string): boolean {
  return Object.values(CURRENCY_BY_REGION).includes(code);
}
