import type { Product } from "@dupewise/domain/product/product";
import { headingText } from "./html/find-main-heading.ts";
import { isPageFragment, isProductPage } from "./kind/page-kind.ts";
import type { PageFacts } from "./page-facts.ts";

/** A page with little text besides this is a bot check; a shop's page may mention the words in passing. */
const HURDLE_LENGTH = 3_000;
const HURDLE =
  /captcha|are you (?:a )?(?:human|robot)|verify (?:that )?you are (?:a )?human|robot check|not a robot|just a moment|attention required|access (?:to this page has been )?denied|pardon our interruption|unusual (?:traffic|activity)|enable javascript and cookies|request unsuccessful|checking your browser|security check|automated access|ddos protection|forbidden|please enable cookies/i;
/** A pasted body with less text than this must meet the standards for a complete page. */
const LITTLE = 1_000;
const GONE =
  /\b(?:404|410)\b|not found|no longer (?:available|exists)|nicht gefunden|introuvable|no encontrad|non trovat|não encontrad/i;

/** Returns why a page shows no product, worded for a shopper, or null when it shows one. */
export function pageProblem(facts: PageFacts, product: Product): string | null {
  const { page, product: structured, survey } = facts;
  const { text, title } = page;
  const isProduct = structured !== null || /product/i.test(survey.metas.get("og:type")?.[0] ?? "");
  if (product.price === null && text.length < HURDLE_LENGTH && HURDLE.test(`${title} ${text}`))
    return "the shop only lets people in, not programs";
  if (text.trim().length === 0 && product.price === null) return "the page is empty";
  const isShort = product.price === null && text.length < HURDLE_LENGTH;
  if (GONE.test(isProduct ? "" : title) || (isShort && GONE.test(product.title ?? ""))) {
    return "there is no page at that address";
  }
  if (!isProductPage(facts)) return listProblem(facts);
  if (product.price !== null || (isPageFragment(facts) && product.title !== null && text.length > LITTLE)) return null;
  const told = product.materials.length > 0 || product.composition.length > 0 || product.category !== null;
  return product.title !== null && (isProduct || told) ? null : "there is no product on that page";
}

/** What to do instead, mentioning what the page lists if its own words say so. */
function listProblem({ heading, page }: PageFacts): string {
  const named = heading === null ? "" : headingText(page, heading).slice(0, LONGEST_NAME);
  const list = named === "" ? "that page is not about a single product" : `“${named}” is not about a single product`;
  return `${list}: open the one you mean and use its page`;
}
const LONGEST_NAME = 80;
