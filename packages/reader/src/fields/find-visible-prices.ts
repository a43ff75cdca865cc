import type { Money } from "@dupewise/domain/product/product";
import { parsePrice } from "@dupewise/domain/money/parse-price";
import type { PageElement } from "../html/page.ts";
import { attributeValue, selfAndAncestors, textOf } from "../html/page.ts";
import { PRICE_IDS } from "../labels/known-markup.data.ts";
import type { PageFacts } from "../page-facts.ts";
import { splitReducedPrice } from "./price-parts.ts";

/** A price in the page's visible text, with the likelihood that it is the product's own. */
export interface VisiblePrice extends Money {
  quote: string;
  start: number;
  /** Whether it is struck through or named as the former price. */
  old: boolean;
  /** The likelihood that it is the product's own price, 0–1. */
  score: number;
}

const MAX_TEXT = 160;
/** The number of elements around the heading to consider; those of other products are further away. */
const NEAREST = 24;
const ENOUGH = 6;
const FAR = 1_500;
const MAX_STRUCK = 40;
const OLD_NAME =
  /\bold|was\b|was-|strike|struck|stroke|cross|rrp|msrp|uvp|list-?price|regular|original|before|previous|retail|compare-?at|streich|barr[eé]|antes|anterior|tachad|savings?\b|vechi|\boude?-|doorstreep|eski-?fiyat|\bstara|ancien|tidigare|ordinarie|gammel/i;
const CURRENT_NAME = /sale|current|final|special|now|our|deal|main|actual|offer|buy|selling|primary|reduced|\bnew/i;
const OTHER_NAME =
  /ship|deliver|versand|livraison|envio|frete|you-?save|saving|instal|month|financ|klarna|afterpay|unit-?price|per-?unit|ppu|base-?price|grundpreis|(?<!with|without|incl-?|including-?)tax|vat|points|loyalty|filter|slider|facet|sort|alert|history|compar(?!e-?at)|bundle|total|cart|basket|gift|coupon|voucher|deposit|subscr|notice|accessor|threshold|tooltip|swatch|used|conv|range-?(min|max)|member|vip-?price|club-?price/i;
const OTHER_TEXT =
  /shipping|delivery|versand|livraison|you save|économisez|sie sparen|instal|per month|\/ ?mo\b|mtl\.|\/mois|monat|cuota|parcela|puntos|points|free over|orders? over|\bmembers?\b|\bmitglied|\bmembres?\b|\bsoci[oa]s?\b|sub-?total|order total|basket|your cart/i;
/** A shopper pays the price with tax, when a page shows both. */
const UNTAXED =
  /\bex(?:cl?|cluding|kl)?\.? ?(?:of )?(?:vat|tax|gst|mwst|btw|moms)\b|\bhors taxes?\b|\bht\b|sin iva|iva escl|sem iva|bez dph|netto|税抜|税別|未税|plus vat|\+ ?vat|zzgl\.? (?:\d+ ?% )?mwst|ohne mwst|без ндс/i;
const UNTAXED_NAME = /without-?tax|ex(?:cl)?-?(?:tax|vat)/i;
const STRUCK_TAGS = new Set(["del", "s", "strike"]);

/** Finds the prices in elements whose IDs or classes suggest a price, likeliest first. */
export function findVisiblePrices(facts: PageFacts, currencyHint: string | null): VisiblePrice[] {
  const hints = currencyHint === null ? {} : { currencyHint };
  const found: VisiblePrice[] = [];
  const read = (element: PageElement, text: string, score: number, old: boolean): void => {
    const { now, before } = splitReducedPrice(text);
    for (const part of before === null ? [now] : [now, before]) {
      const { amount, currency } = parsePrice(part, hints);
      if (amount === null || Number(amount) <= 0) continue;
      found.push({ amount, currency, quote: text, start: element.start, old: old || part === before, score });
    }
  };
  for (const id of PRICE_IDS) {
    const element = facts.survey.byId.get(id);
    if (element !== undefined) read(element, firstText(facts, element), 1, false);
  }
  if (found.length > 0) return found;
  for (const element of nearest(facts)) {
    if (found.length >= ENOUGH && element.start - (facts.heading?.end ?? 0) > FAR) break;
    const { hidden } = element;
    const text = textOf(facts.page, element);
    if (!/\p{Nd}/u.test(text) || OTHER_TEXT.test(text)) continue;
    const names = namesOf(element);
    if (OTHER_NAME.test(names)) continue;
    const place = nearness(element, facts.heading);
    const isMarked = facts.product !== null && attributeValue(element, "itemprop") === "price" ? 0.25 : 0;
    const current = CURRENT_NAME.test(names) ? 0.1 : 0;
    const compact = /\p{L}{4}/u.test(text) ? 0 : 0.1;
    read(
      element,
      text,
      place * 0.6 + isMarked + current + compact - (hidden ? 0.3 : 0) - untaxed(text, names),
      isOld(element, names) || isStruck(element, facts),
    );
  }
  for (const element of facts.survey.struck.slice(0, NEAREST)) {
    const near = Math.abs(element.start - (facts.heading?.end ?? 0)) < FAR;
    if (near && element.end - element.start < MAX_STRUCK) read(element, textOf(facts.page, element), 0, true);
  }
  return found.sort((a, b) => b.score - a.score);
}

function untaxed(text: string, names: string): number {
  return UNTAXED.test(text) ? 0.4 : UNTAXED_NAME.test(names) ? 0.15 : 0;
}

/** The short elements named like a price that are closest to the heading. */
function nearest({ survey, heading, aside }: PageFacts): PageElement[] {
  const at = heading?.end ?? 0;
  const short = survey.priced.filter(
    ({ start, end }) => end > start && end - start <= MAX_TEXT && !aside.contains(start),
  );
  return short.sort((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at)).slice(0, NEAREST);
}

/** The names of an element and of its parent. */
function namesOf(element: PageElement): string {
  return [...selfAndAncestors(element, 2)]
    .map((one) => `${attributeValue(one, "class") ?? ""} ${attributeValue(one, "id") ?? ""}`.slice(0, 200))
    .join(" ");
}

function isOld(element: PageElement, names: string): boolean {
  return OLD_NAME.test(names) || [...selfAndAncestors(element, 3)].some(({ tag }) => STRUCK_TAGS.has(tag));
}

/** Whether an element is struck through entirely by its contents. */
function isStruck({ start, end }: PageElement, { survey }: PageFacts): boolean {
  return survey.struck.slice(0, NEAREST).some((struck) => struck.start <= start && struck.end >= end);
}

/** Returns 1 directly below the heading and less with every line of distance. Elements above it count half. */
function nearness({ start }: PageElement, heading: PageElement | null): number {
  if (heading === null) return 0.4;
  const gap = start - heading.end;
  return gap >= 0 ? 1 / (1 + gap / 1000) : 0.5 / (1 + -gap / 300);
}

/** Shops repeat a price for screen readers ("$12.48" and "$12" "48"): the first part with digits is complete. */
function firstText({ page }: PageFacts, element: PageElement): string {
  for (let i = element.index + 1; i < page.elements.length; i += 1) {
    const inner = page.elements[i];
    if (inner === undefined || inner.start >= element.end) break;
    const text = textOf(page, inner);
    if (/\d/.test(text) && text.length < 30 && inner.end < element.end) return text;
  }
  return textOf(page, { start: element.start, end: Math.min(element.end, element.start + MAX_TEXT) });
}
