import type { Product } from "@dupewise/domain/product/product";
import type { PageFacts } from "./page-facts.ts";

/** A page that says nothing but this is a hurdle; a shop's page may mention the words in passing. */
const HURDLE_LENGTH = 3_000;
const HURDLE =
  /captcha|are you (?:a )?(?:human|robot)|verify (?:that )?you are (?:a )?human|robot check|not a robot|just a moment|attention required|access (?:to this page has been )?denied|pardon our interruption|unusual (?:traffic|activity)|enable javascript and cookies|request unsuccessful|checking your browser|security check|automated access|ddos protection|forbidden|please enable cookies/i;
const GONE =
  /\b(?:404|410)\b|not found|no longer (?:available|exists)|nicht gefunden|introuvable|no encontrad|non trovat|não encontrad/i;

/** Why a page that was read holds no product, in a shopper's words; null when it does. */
export function pageProblem({ page, product: structured, survey }: PageFacts, product: Product): string | null {
  if (product.price !== null) return null;
  const { text, title } = page;
  if (text.length < HURDLE_LENGTH && HURDLE.test(`${title} ${text}`))
    return "the shop lets only people in, not programs";
  if (text.trim().length === 0) return "the page is empty";
  if (GONE.test(title) || (text.length < HURDLE_LENGTH && GONE.test(product.title ?? ""))) {
    return "there is no page at that address any more";
  }
  const isProduct = structured !== null || /product/i.test(survey.metas.get("og:type")?.[0] ?? "");
  const told = product.materials.length > 0 || product.composition.length > 0 || product.category !== null;
  return product.title !== null && (isProduct || told) ? null : "there is no product on that page";
}
