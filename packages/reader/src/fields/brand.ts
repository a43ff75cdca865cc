import { splitLeadingBrand, makerByShopName } from "../labels/brands.ts";
import type { Found } from "../found.ts";
import { mostCertain } from "../found.ts";
import type { PageElement } from "../html/page.ts";
import { attributeValue, textOf } from "../html/page.ts";
import { BRAND_IDS } from "../labels/known-markup.data.ts";
import type { PageFacts } from "../page-facts.ts";
import { metaContent } from "../html/meta-content.ts";
import { wordCoverage, wordsOf } from "../labels/words.ts";
import type { LabeledFacts } from "../labels/labels.ts";
import { makerCountry } from "../labels/maker-country.ts";
import { findPairedLabels } from "../labels/find-paired-labels.ts";
import type { StateProduct } from "../state/find-state-product.ts";
import { isPageFragment } from "../kind/page-kind.ts";
import { findMakerLinks } from "./find-maker-links.ts";
import { isSiteName } from "./site-name.ts";

const MAX_LENGTH = 60;
const BELIEVABLE = 0.4;
const BRAND_LINK =
  /\/(?:brands?|marques?|marken?|marcas?|designers?|vendors?|manufacturers?|hersteller|merken)\/[^/?#]/i;
const NO_BRAND =
  /^(brands?|marken|marques|n\/?a|none|null|undefined|unbranded|no brand|generic|brand|marke|marque|marca|-+|default|other|unknown|does not apply|buy|shop|order|new|sale|home|products?)$/i;
/** A label in its own element runs into the name: "MarqueHalden". */
const GLUED_LABEL = /^(?:Marque|Brand|Marke|Marca|Merk|Vendor|Designer|Hersteller|Manufacturer|Fabricant)(?=\p{Lu})/u;

/** Words around a brand's name in links and bylines. */
const BYLINE =
  /^(?:visit the|brand:?|marke:?|marque\s?:?|marca:?|merk:?|besuchen sie den|visiter la boutique|visita lo store di|visita la tienda de|by|von|da|de|por|par)\s+|\s+(?:store|shop|boutique)$|^(?:besuchen sie den\s+)?(.+)-store$/gi;

/**
 * Returns the product's maker, taken from structured data, meta tags, a label, a byline near the heading, the words
 * before the product's name in the page title or, as a last resort, the embedded state. Returns null if none of them
 * names a maker.
 */
export function findBrand(
  facts: PageFacts,
  labels: LabeledFacts,
  title: string | null,
  inState: () => StateProduct | null,
): Found<string> | null {
  const { page, survey, product, heading, site } = facts;
  const titleWords = wordsOf(`${page.title} ${title ?? ""}`);
  const candidates: Found<string>[] = [];
  const add = (text: string | null | undefined, source: Found<string>["source"], certainty: number): void => {
    const value = cleanBrand(text ?? "");
    if (value === null) return;
    const named = wordCoverage(wordsOf(value), titleWords) * 0.08;
    const shop = isSiteName(value, site) || isShortFor(value, site.host) ? -0.15 : 0;
    candidates.push({ value, quote: text ?? "", source, certainty: Math.min(1, certainty + named + shop) });
  };
  for (const brand of product?.brands.slice(0, 2) ?? []) add(brand, "structured-data", 0.9);
  add(metaContent(survey, "product:brand", "og:brand", "brand", "twitter:brand"), "page-meta", 0.85);
  for (const id of BRAND_IDS) {
    const element = survey.byId.get(id);
    if (element !== undefined && element.end - element.start < 120) add(textOf(page, element), "page-text", 0.88);
  }
  for (const labeled of labels.brand) if (makerCountry(labeled) === null) add(labeled.value, "page-text", 0.78);
  for (const element of survey.branded) {
    const near = nearness(element, heading);
    const text = near > 0 && !facts.aside.contains(element.start) ? ownText(facts, element) : "";
    const named = wordCoverage(wordsOf(text), titleWords) === 1 ? 0.2 : 0;
    if (text !== "") add(text.replace(GLUED_LABEL, ""), "page-text", 0.25 + 0.25 * near + named);
  }
  for (const link of survey.links) {
    if (nearness(link, heading) === 0 || facts.aside.contains(link.start)) continue;
    if (BRAND_LINK.test(attributeValue(link, "href") ?? "")) add(ownText(facts, link), "page-text", 0.6);
  }
  for (const { name, certainty } of isPageFragment(facts) ? findMakerLinks(facts) : [])
    add(name, "page-text", certainty);
  for (const line of isPageFragment(facts) ? linesBeside(facts) : []) {
    if (SHOP_OF.test(line) || leads(line, title)) add(line, "page-text", 0.7);
  }
  add(beforeName(page.title, title) ?? beforeName(metaContent(survey, "og:title") ?? "", title), "page-text", 0.6);
  const led = splitLeadingBrand(title ?? "");
  if (led !== null) add(led.brand, "page-text", 0.65);
  // A group's maker may have its shop below the group's name: "bananarepublic.gap.com".
  const [below = ""] = /^[^.]+(?=\.[^.]+\.[^.]+$)/.exec(site.names.at(-1) ?? "") ?? [];
  const own = makerByShopName(below) ?? (site.host === null ? null : makerByShopName(site.host));
  if (own !== null) add(own, "url", 0.7);
  const believable = candidates.filter(({ certainty }) => certainty >= BELIEVABLE);
  if (believable.length === 0) {
    add(inState()?.brand, "embedded-state", 0.7);
    for (const { value } of findPairedLabels(page, "brand")) add(value, "page-text", 0.7);
  }
  return mostCertain(believable.length === 0 ? candidates : believable);
}

/** "Visit the Halden Store". */
const SHOP_OF =
  /^(?:visit the .{2,40} store|besuchen sie den .{2,40}-store|visiter la boutique .{2,40}|visita (?:lo store di|la tienda de) .{2,40}|by \p{Lu}.{1,30}|brand: .{2,40})$/iu;
const LINES_BESIDE = 3;
const BESIDE = 300;

/** The lines directly above and below the heading. */
function linesBeside({ page, heading }: PageFacts): string[] {
  if (heading === null) return [];
  const linesOf = (text: string) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
  const above = linesOf(page.text.slice(Math.max(0, heading.start - BESIDE), heading.start)).slice(-1);
  return [...above, ...linesOf(page.text.slice(heading.end, heading.end + BESIDE)).slice(0, LINES_BESIDE)];
}

/** Whether the title begins with a line: "DOT & KEY" next to "Dot & Key Watermelon Sunscreen". */
function leads(line: string, title: string | null): boolean {
  return title !== null && line.length < title.length && title.toLowerCase().startsWith(`${line.toLowerCase()} `);
}

/** "Ali" on alibaba.com is the shop's own filler. */
function isShortFor(value: string, host: string | null): boolean {
  return host !== null && value.length < host.length && host.startsWith(value.toLowerCase());
}

/**
 * Cleans up a brand ("Visit the Halden Store" becomes "Halden"). Returns null for a placeholder and for anything that
 * can't be a name.
 */
export function cleanBrand(text: string): string | null {
  const value = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(BYLINE, "$1")
    .replace(/^This is (\p{Lu}.*?) [-–—] .*$/u, "$1")
    .trim()
    .replace(/(?<![:,;.\s])[:,;.\s]+$/, "");
  if (value.length < 2 || value.length > MAX_LENGTH || NO_BRAND.test(value)) return null;
  return !/\p{L}/u.test(value) || /[{}<>=]|https?:|^\$/.test(value) ? null : value;
}

/** 1 at the heading, 0 far from it or without one. */
function nearness(element: PageElement, heading: PageElement | null): number {
  if (heading === null) return 0;
  const gap = element.start > heading.end ? element.start - heading.end : Math.max(0, heading.start - element.end);
  return Math.max(0, 1 - gap / 300);
}

function ownText({ page }: PageFacts, element: PageElement): string {
  if (element.tag === "img") return attributeValue(element, "alt") ?? "";
  if (element.end === element.start) return logoText(page, element);
  return element.end - element.start > MAX_LENGTH + 20 ? "" : textOf(page, element);
}

/** The image's alt text when an element contains nothing else. */
function logoText({ elements }: PageFacts["page"], element: PageElement): string {
  const inner = elements.slice(element.index + 1, element.index + 4);
  const logo = inner.find(({ tag, parent }) => tag === "img" && (parent === element || parent?.parent === element));
  return logo === undefined ? "" : (attributeValue(logo, "alt") ?? "");
}

/** "Maker Name – Shop" next to a heading "Name": the leading words are the maker's. */
function beforeName(pageTitle: string, title: string | null): string | null {
  if (title === null || title.length < 4) return null;
  const at = pageTitle.toLowerCase().indexOf(title.toLowerCase());
  const before = at > 0 ? pageTitle.slice(0, at).trim() : "";
  return /^[\p{Lu}\p{N}][^|–—:·,]{1,30}$/u.test(before) && before.split(" ").length <= 3 ? before : null;
}
