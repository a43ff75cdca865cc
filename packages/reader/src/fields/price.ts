import { parsePrice } from "@dupewise/domain/money/parse-price";
import { isLabeledAsOtherAmount, isLabeledAsOldPrice } from "@dupewise/domain/money/price/context";
import { findCandidates } from "@dupewise/domain/money/price/candidates";
import { foldDigits } from "@dupewise/domain/money/price/digits";
import type { Money } from "@dupewise/domain/product/product";
import type { Found } from "../found.ts";
import { classifyAmounts } from "../pasted/classify-amounts.ts";
import { findAmountsWithCurrency } from "../pasted/amounts.ts";
import { KNOWN_SHOP_IDS } from "../labels/known-markup.data.ts";
import { isPageFragment } from "../kind/page-kind.ts";
import { labelName, readLabels } from "../labels/labels.ts";
import type { PageFacts } from "../page-facts.ts";
import type { StateProduct } from "../state/find-state-product.ts";
import { currencyHint, findScriptCurrency } from "./currency-hint.ts";
import { findStatedPrices } from "./find-stated-prices.ts";
import { splitReducedPrice } from "./price-parts.ts";
import type { VisiblePrice } from "./find-visible-prices.ts";
import { findVisiblePrices } from "./find-visible-prices.ts";

/** How far below the heading an unnamed price still counts as the product's. */
const NEAR = 700;
/** How far above the heading an unnamed price still counts as the product's. */
const ABOVE = 250;
const MAX_LINE = 120;
/** The maximum length of a line with a price, including additions to the price. */
const LONGEST_LINE = 600;
const MOST_STRUCK = 100;
const NO_PRICE = { amount: null, currency: null };
const AROUND = 800;
/** The certainty at which a displayed price overrides a stated one. */
const SURE = 0.6;
/** The closeness below which a named element is too far from the product to be trusted alone. */
const BELIEVABLE = 0.3;
/** A price with less than this fraction of the best score belongs to another item. */
const RIVAL = 0.5;

/**
 * Returns the product's current price, or null. Prefers a machine-readable price, unless the visible page clearly shows
 * a different one. Without one, uses the visible price or, as a last resort, the page's embedded state.
 */
export function priceOf(facts: PageFacts, inState: () => StateProduct | null): Found<Money> | null {
  const region = currencyHint(facts);
  const stated = findStatedPrices(facts, region);
  const hint = region ?? (stated.some(({ value }) => value.currency !== null) ? null : findScriptCurrency(facts.page));
  const visible = findVisiblePrices(facts, stated[0]?.value.currency ?? hint);
  const found = chosenPrice(facts, stated, visible, hint) ?? priceInState(inState, hint, facts);
  if (found === null || found.value.currency !== null) return found;
  const beside =
    visible.find((price) => price.currency !== null && sameAmount(price, found.value)) ??
    visible.find(({ currency }) => currency !== null);
  return { ...found, value: { ...found.value, currency: beside?.currency ?? hint } };
}

function chosenPrice(
  facts: PageFacts,
  stated: readonly Found<Money>[],
  visible: readonly VisiblePrice[],
  hint: string | null,
): Found<Money> | null {
  const current = visible.filter(({ old }) => !old);
  const rivals = current.filter(({ score }) => score >= RIVAL * (current[0]?.score ?? 0));
  const confirmed = rivals.flatMap((price) => stated.find(({ value }) => sameAmount(price, value)) ?? [])[0];
  const [shown] = current.length > 0 ? current : visible;
  if (confirmed !== undefined) return { ...confirmed, certainty: 0.97 };
  const [first] = stated;
  if (first === undefined) {
    if (shown !== undefined && shown.score >= BELIEVABLE) return asFound(shown);
    if (isKnownShop(facts)) return null;
    return nearHeading(facts, hint) ?? (isPageFragment(facts) ? labeledPrice(facts, hint) : null);
  }
  if (shown !== undefined && corrects(shown, first.value, visible, facts)) return asFound(shown, first.value.currency);
  return first;
}

/**
 * Whether the displayed price is right when the stated one is not shown as current: the stated one is struck through,
 * or is nowhere near the product (a starting bid, a price without tax, another variant's, in minor units).
 */
function corrects(shown: VisiblePrice, stated: Money, visible: readonly VisiblePrice[], facts: PageFacts): boolean {
  if (shown.old || shown.score < SURE) return false;
  const struck = visible.some((price) => price.old && sameAmount(price, stated));
  return struck ? Number(shown.amount) < Number(stated.amount) : !standsNearHeading(stated, facts);
}

function standsNearHeading(price: Money, { page, heading }: PageFacts): boolean {
  const at = heading?.start ?? 0;
  const around = foldDigits(page.text.slice(Math.max(0, at - AROUND), at + 1.5 * AROUND));
  return findCandidates(around).some(({ value }) => sameAmount({ amount: value, currency: null }, price));
}

function sameAmount(one: Money, other: Money): boolean {
  return Math.abs(Number(one.amount) - Number(other.amount)) < 0.005;
}

function asFound(shown: VisiblePrice, currency: string | null = null): Found<Money> {
  const value = { amount: shown.amount, currency: shown.currency ?? currency };
  return { value, quote: shown.quote, source: "page-text", certainty: Math.min(0.9, shown.score) };
}

/** A shop with named price elements has no price when they are missing. */
function isKnownShop({ survey }: PageFacts): boolean {
  return KNOWN_SHOP_IDS.some((id) => survey.byId.has(id));
}

/** The last resort for pages rendered by their own scripts. */
function priceInState(inState: () => StateProduct | null, hint: string | null, facts: PageFacts): Found<Money> | null {
  const product = isKnownShop(facts) ? null : inState();
  if (product === null || product.price === null) return null;
  const currencyHinted = product.currency ?? hint;
  const { amount, currency } = parsePrice(
    product.price,
    currencyHinted === null ? {} : { currencyHint: currencyHinted },
  );
  if (amount === null || Number(amount) <= 0) return null;
  const value = { amount, currency: currency ?? currencyHinted };
  return { value, quote: `${product.price} ${product.currency ?? ""}`, source: "embedded-state", certainty: 0.65 };
}

/** A line about another amount: former price, shipping, installments, a minimum. */
const NOT_NOW =
  /\b(?:was|rrp|msrp|uvp|list price|retail|save|off|over|shipping|delivery|versand|livraison|env[ií]o|statt|bisher|avant|antes|month|preisempf|mrp|estimate|postage|porto|conseill[eé]|consigliato|recomendado|adviesprijs|mtl|cuotas?|per|from £|club|members?|points?|(?:sub)?total|basket|cart)\b|建議售價|原價|定價|市價|原价|市场价|定価|希望小売|運|运费|送料|старая|доставк|每期|分期/i;

/** "Was:" on its own line, before its amount. */
const LABEL_BEFORE = /^\s*\D{1,30}:\s*$/;
/** Costs on top of the price, or per unit: "£39.50 + FREE Shipping". */
const ADDED = /(\d[^+(\d]{0,8})\s[+(].*$/;

/**
 * When nothing is named as a price: the first amount with a currency in the lines right after the heading, otherwise
 * one alone on a line above it.
 */
function nearHeading(facts: PageFacts, hint: string | null): Found<Money> | null {
  const { page, heading } = facts;
  const at = heading?.start ?? page.text.length;
  const below = [...amountsWithin(facts, at, (heading?.end ?? 0) + NEAR, hint)];
  const [now = below[0]] = below.filter(({ quote }) => !isFormer(quote));
  if (now !== undefined) return now;
  for (const above of amountsWithin(facts, Math.max(0, at - ABOVE), at, hint)) if (isAlone(above.quote)) return above;
  return null;
}

const LABELED_LINE = 60;

/** What a pasted page labels as its price, wherever it is: "Price: 64.27 € 43.97 €". */
function labeledPrice({ page, aside }: PageFacts, hint: string | null): Found<Money> | null {
  const hints = hint === null ? {} : { currencyHint: hint };
  const told = readLabels(page.text).price.flatMap(({ label, value, start }) => {
    const { amount, currency } = parsePrice(splitReducedPrice(value.slice(0, LABELED_LINE)).now, hints);
    const isOwn = amount !== null && currency !== null && Number(amount) > 0 && !aside.contains(start);
    return isOwn ? [{ value: { amount, currency }, quote: `${label}: ${value}` }] : [];
  });
  const [first] = told;
  // A list labels the price of each item.
  return first === undefined || told.length > 1 ? null : { ...first, source: "page-text", certainty: 0.5 };
}

/** "Αρχική τιμή: 189,90€": a line that labels its amount as the former price. */
function isFormer(line: string): boolean {
  const folded = foldDigits(line);
  return findCandidates(folded).every(({ start, end }) => isLabeledAsOldPrice(folded, start, end));
}

/** Returns true for a line with nothing but a price: "$45.00", "Price: $45.00". */
function isAlone(line: string): boolean {
  const [label = ""] = line.split(":", 1);
  return !/\p{L}{4}|%/u.test(labelName(label) === "price" ? line.slice(label.length) : line);
}

/** The lines in a range of the text that state an amount of the product's own. */
function* amountsWithin(
  { page, aside, survey }: PageFacts,
  from: number,
  to: number,
  hint: string | null,
): Generator<Found<Money>> {
  let start = from;
  let last = "";
  for (const line of withoutStruck(page.text.slice(from, to), from, survey).split("\n")) {
    const isAside = aside.contains(start);
    start += line.length + 1;
    const isLabeled = LABEL_BEFORE.test(last) && NOT_NOW.test(last);
    last = line;
    const plain = line.slice(0, LONGEST_LINE).replace(ADDED, "$1");
    if (isAside || isLabeled || plain.length > MAX_LINE) continue;
    const isOther = NOT_NOW.test(plain);
    const folded = isOther ? besideFormer(foldDigits(plain)) : foldDigits(plain);
    const marked = findCandidates(folded).some(({ mark, ...at }) => {
      return mark !== null && !mark.weak && !isLabeledAsOtherAmount(folded, at.start, at.end);
    });
    const { amount, currency } = marked ? parsePrice(folded, hint === null ? {} : { currencyHint: hint }) : NO_PRICE;
    if (amount === null || Number(amount) <= 0) continue;
    yield { value: { amount, currency }, quote: isOther ? folded : line, source: "page-text", certainty: 0.5 };
  }
}

/** Returns the amount next to a former one, as in "statt 4.50CHF 2.25", or "" for a line without a former one. */
function besideFormer(folded: string): string {
  const amounts = findAmountsWithCurrency(folded);
  const roles = classifyAmounts(folded, amounts);
  const now = amounts[roles.findIndex((role) => role === "now" || role === "price")];
  if (now === undefined || !roles.includes("old")) return "";
  const written = folded.slice(now.start, now.end);
  // The currency between two amounts belongs to both.
  return findAmountsWithCurrency(written).length > 0 ? written : `${now.mark?.codes[0] ?? ""} ${written}`;
}

/** A range of the page's text with struck-through parts blanked out. */
function withoutStruck(text: string, from: number, { struck }: PageFacts["survey"]): string {
  let plain = text;
  for (const { start, end } of struck.slice(0, MOST_STRUCK)) {
    if (start < from || end > from + text.length || end - start > MAX_LINE) continue;
    plain = `${plain.slice(0, start - from)}${" ".repeat(end - start)}${plain.slice(end - from)}`;
  }
  return plain;
}
