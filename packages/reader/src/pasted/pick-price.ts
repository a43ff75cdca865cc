import { parsePrice } from "@dupewise/domain/money/parse-price";
import type { Candidate } from "@dupewise/domain/money/price/candidates";
import { foldDigits } from "@dupewise/domain/money/price/digits";
import type { Money } from "@dupewise/domain/product/product";
import type { TextReading } from "@dupewise/domain/product/text-reading";
import { isPlausibleReduction, splitReducedPrice } from "../fields/price-parts.ts";
import type { Found } from "../found.ts";
import type { LabeledFacts } from "../labels/labels.ts";
import { type AmountRole, classifyAmounts } from "./classify-amounts.ts";
import { MAX_LINE_LENGTH, findBareAmount, isOnlyPrice, findAmountsWithCurrency } from "./amounts.ts";
import { LONG_TEXT_LINES, type ClassifiedLine } from "./part-text.ts";

/** An amount in a text, with its role. */
export interface TextAmount {
  line: ClassifiedLine;
  role: AmountRole;
  /** The amount as written in its line, with its digits folded to ASCII. */
  text: string;
  /** Its offset in the line. */
  from: number;
}

/** The certainty that an amount with a role is the product's price, most trusted first. */
const TRUST: readonly (readonly [roles: readonly AmountRole[], certainty: number])[] = [
  [["now"], 0.9],
  [["price"], 0.85],
  [["conditional"], 0.6],
  [["untaxed", "old"], 0.5],
  [["total", "unit"], 0.4],
];

/** The role of every amount in the product's own lines, in order. */
function textAmounts(lines: readonly ClassifiedLine[], nameAt: number | null): TextAmount[] {
  return lines.flatMap((line, at) => {
    if (line.zone === "others" || line.zone === "reviews" || !/\d/.test(line.text)) return [];
    const above = lines[at - 1];
    // A label on the line above, "Regular price", applies to an amount that is alone on its line.
    const isLabeled =
      above !== undefined &&
      above.at !== nameAt &&
      !/\d/.test(above.text) &&
      (above.row === line.row || isOnlyPrice(line.text));
    const label = isLabeled ? `${above.text.slice(-40)} ` : "";
    const text =
      label + foldDigits(line.text.slice(0, MAX_LINE_LENGTH)).replace(ASIDE, (words) => " ".repeat(words.length));
    const alone = label === "" ? [] : findAmountsWithCurrency(text.slice(label.length));
    const amounts =
      alone.length === 0
        ? findAmountsWithCurrency(text)
        : alone.map((amount) => ({ ...amount, start: amount.start + label.length, end: amount.end + label.length }));
    const roles = classifyAmounts(text, amounts);
    return amounts.map((amount, place): TextAmount => ({
      line,
      role: roles[place] ?? "price",
      text: toldAmount(text, amounts, roles, place),
      from: Math.max(0, amount.start - label.length),
    }));
  });
}

/** "50% off", "logo all over", "worn 3x" and the size in "Größe 43, 35 €" say nothing about an amount next to them. */
const ASIDE =
  /\ball[- ]over\b|(?:\bsave |-)?\d+\s?%(?:\s?off\b)?|(?<!\p{L})(?:size|sz|größe|gr\.?|taille|pointure|talla|número|numero|taglia|tg\.?|misura|maat)\s\d{1,3}(?=,?\s\d)|(?<!\p{L})(?:worn|used|washed|getragen|portée?s?|usat[oaei]|usad[oa]s?|indossat[oaei])(?: (?:only|just|nur))? \d+\s?[x×](?!\p{L})/giu;

/** Two adjacent amounts are the current and the former price, or the ends of a range, so they are read together. */
function toldAmount(text: string, amounts: readonly Candidate[], roles: readonly AmountRole[], place: number): string {
  const [one, other] = [amounts[place], amounts[place + 1]];
  if (one === undefined) return "";
  const isPair = other !== undefined && roles[place] === "price" && roles[place + 1] === "price";
  if (!isPair || /\p{L}{3}|[(;]/u.test(text.slice(one.end, other.start))) return text.slice(one.start, one.end);
  return splitReducedPrice(text.slice(one.start, other.end)).now;
}

/** What the product costs. */
interface Prices {
  /** The current price. */
  price: Found<Money> | null;
  /** Other amounts for the same product: "was $215", "$21 each". */
  others: TextReading["otherAmounts"];
}

/**
 * Picks the product's price from the text, and returns it with the other amounts. Prefers a price marked as current,
 * then a plain amount, then a recommended or former price. On a page, amounts near the name take precedence.
 */
export function pickPrices(lines: readonly ClassifiedLine[], labels: LabeledFacts, nameAt: number | null): Prices {
  const isPage = nameAt !== null && lines.length >= LONG_TEXT_LINES;
  const near = textAmounts(isPage ? lines.slice(Math.max(0, nameAt - ABOVE), nameAt + BELOW) : lines, nameAt);
  const amounts = labeledNow(near, labels);
  const price = isPage
    ? (mostTrusted(lines, together(amounts.filter(({ line }) => line.at >= nameAt))) ??
      mostTrusted(
        lines,
        amounts.filter(({ line }) => line.at < nameAt),
      ) ??
      mostTrusted(lines, labeledNow(textAmounts(lines, nameAt), labels)))
    : mostTrusted(lines, amounts);
  return { price: price ?? labeledBare(labels) ?? bareAmount(lines), others: otherAmounts(near) };
}

/** How far below and above a product's name a page states the price. */
const BELOW = 45;
const ABOVE = 8;

/**
 * On a page, only the first price and those next to it count: later ones are for an offer, another size or delivery.
 */
function together(amounts: readonly TextAmount[]): readonly TextAmount[] {
  const first = amounts.find(({ role }) => role === "now" || role === "price");
  return first === undefined ? amounts : amounts.filter(({ line }) => line.at < first.line.at + TOGETHER);
}
const TOGETHER = 8;

function mostTrusted(lines: readonly ClassifiedLine[], amounts: readonly TextAmount[]): Found<Money> | null {
  const current = amounts.filter(({ role }) => role === "now" || role === "price");
  for (const [roles, certainty] of TRUST) {
    const chosen = amounts.find(({ role }) => roles.includes(role));
    const found = chosen === undefined ? null : read(chosen.text, chosen.line.text, certainty);
    if (found !== null && chosen !== undefined)
      return (
        lowerBelow(lines, current, chosen, found) ??
        bareBelow(lines, chosen, found) ??
        besideOld(chosen, found) ??
        found
      );
  }
  return null;
}

/**
 * "84,95 bei Snipes statt 120 €", "paid 120 €, asking 40": the lower amount in front of the former price, which alone
 * states the currency, or the amount that the seller asks for.
 */
function besideOld(chosen: TextAmount, found: Found<Money>): Found<Money> | null {
  if (chosen.role !== "old") return null;
  const amount =
    askedAmount(chosen.line.text) ?? BARE_DECIMALS.exec(foldDigits(chosen.line.text.slice(0, chosen.from)))?.[0];
  const now = amount === undefined ? null : read(amount, chosen.line.text, 0.6);
  const isLower = now !== null && Number(now.value.amount) < Number(found.value.amount);
  return isLower ? { ...now, value: { ...now.value, currency: found.value.currency } } : null;
}
const BARE_DECIMALS = /(?<![\d.,])\d{1,4}[.,]\d{2}(?![\d.,]|\s?(?:%|cm|mm|kg|in\b))/;

/** The amount that a seller asks for without a currency: "asking 110", "it's 3,500 now". */
const askedAmount = (text: string): string | undefined => ASKED.exec(foldDigits(text.slice(0, MAX_LINE_LENGTH)))?.[0];
const ASKED =
  /(?<=(?<!\p{L})(?:asking(?: for)?|sell(?:ing)?(?: (?:it|them|these))? for)\s)(?:\d{1,3}(?:[.,]\d{3})+|\d{2,5})(?![.,]?\d)(?!\s?(?:%|\p{Sc}|[x×]|(?:cm|mm|in|inch|st|nd|th|more|days?|people)(?!\p{L})))|(?<=(?<!\p{L})(?:it['’]?s|they['’]?re)\s)(?:\d{1,3}(?:[.,]\d{3})+|\d{2,5})(?![.,]?\d)(?=\snow(?!\p{L}))/iu;

const MOST_OTHERS = 8;

function otherAmounts(amounts: readonly TextAmount[]): TextReading["otherAmounts"] {
  return amounts
    .flatMap(({ text, role }) => (role === "now" || role === "price" ? [] : [{ text: text.trim(), role }]))
    .slice(0, MOST_OTHERS);
}

/** Labels, in any language, whose amount is the current price. */
function labeledNow(amounts: readonly TextAmount[], labels: LabeledFacts): TextAmount[] {
  const told = new Set(labels.price.map(({ value }) => value));
  return amounts.map((amount): TextAmount => {
    const { line, role } = amount;
    const isTold =
      role === "price" && (told.has(line.text) || told.has(line.text.replace(/^[^:：]{0,80}[:：]\s*/, "")));
    return isTold ? { ...amount, role: "now" } : amount;
  });
}

const SOLES = /^S\//;
/** A price above a lower one is the former price; "/" marks the price of one piece of several. */
function lowerBelow(
  lines: readonly ClassifiedLine[],
  amounts: readonly TextAmount[],
  chosen: TextAmount,
  found: Found<Money>,
): Found<Money> | null {
  const between = lines.find(({ at }) => at === chosen.line.at + 1);
  const next = amounts.find(
    ({ line }) =>
      line.at === chosen.line.at + 1 ||
      (line.at === chosen.line.at + 2 && between !== undefined && REDUCES.test(between.text)),
  );
  if (
    next === undefined ||
    !isOnlyPrice(chosen.line.text) ||
    !isOnlyPrice(next.line.text.replace(ASIDE, "")) ||
    next.line.text.replace(SOLES, "").includes("/")
  )
    return null;
  const below = read(next.text, next.line.text, 0.8);
  return below !== null && isPlausibleReduction(below.value.amount, found.value.amount) ? below : null;
}

/** "€ 119,95" above "89,95": the lower price leaves the currency to the one above it. */
function bareBelow(lines: readonly ClassifiedLine[], chosen: TextAmount, found: Found<Money>): Found<Money> | null {
  const text = lines.find(({ at }) => at === chosen.line.at + 1)?.text ?? "";
  if (!isOnlyPrice(chosen.line.text) || !ONLY_DECIMALS.test(text)) return null;
  const below = read(text, text, 0.8);
  const isLower = below !== null && isPlausibleReduction(below.value.amount, found.value.amount);
  return isLower ? { ...below, value: { ...below.value, currency: found.value.currency } } : null;
}
const ONLY_DECIMALS = /^\d{1,4}[.,]\d{2}$/;

/** Words between a price and the lower one below it: "-30%", "Limited-time offer". */
const REDUCES =
  /^[-–−]?\s?\d{1,2}\s?%(?:\s\p{L}+)?$|^(?:limited[- ]time|special|final|online|web)?\s?(?:offer|sale|deal|price drop|now|reduced|jetzt|angebot|aktion|soldes?|promo(?:tion|zione|ción)?|offerta|oferta|rebajas?|sconto|saldi)(?:\sprice)?[:!]?$/iu;

/** "Price: 49", without a currency. */
function labeledBare(labels: LabeledFacts): Found<Money> | null {
  for (const { value, label } of labels.price) {
    const found =
      findAmountsWithCurrency(foldDigits(value.slice(0, MAX_LINE_LENGTH))).length > 0
        ? null
        : read(value, `${label}: ${value}`, 0.9);
    if (found !== null) return found;
  }
  return null;
}

const BARE_AMOUNT = /[^\d.,](\d{1,4}[.,]\d{2})$/;
const NO_PRICE_LINE =
  /(?<!\p{L})(?:save|off(?! (?:of )?(?:amazon|etsy|ebay|vinted|depop|poshmark|mercari|shein|temu|aliexpress|tiktok))|tax|vat|total|shipping|delivery|weight|size|kg|cm|mm|change|cash)(?!\p{L})/iu;

/** "Wool socks 12.99": an amount with cents closing a line, where no currency is named anywhere. */
function bareAmount(lines: readonly ClassifiedLine[]): Found<Money> | null {
  const line = lines.find(
    ({ text, role, zone }) =>
      zone === "own" &&
      role !== "fact" &&
      BARE_AMOUNT.test(text.slice(-12)) &&
      /^\P{L}*\p{L}/u.test(text) &&
      !NO_PRICE_LINE.test(text),
  );
  const amount = BARE_AMOUNT.exec(line?.text.slice(-12) ?? "")?.[1];
  if (line !== undefined && amount !== undefined) return read(amount, line.text, 0.5);
  const asking = lines.find(({ text, zone }) => zone === "own" && ASKED.test(text));
  const asked = asking && askedAmount(asking.text);
  if (asking && asked !== undefined) return read(asked, asking.text, 0.5);
  const short =
    lines.length < LONG_TEXT_LINES ? lines.filter(({ zone, role }) => zone === "own" && role === "words") : [];
  const said = [...short.map(({ text }) => text), ...(lines.length > FEW_LINES ? [] : dividedRows(lines))];
  for (const text of said) {
    const within = text.length > LONGEST_SAID || NO_PRICE_LINE.test(text) ? null : findBareAmount(text);
    const found = within === null ? null : read(within.text, text, 0.4);
    // The "M" of "H&M 34.99" is not a currency.
    if (found !== null) return { ...found, value: { ...found.value, currency: null } };
  }
  return null;
}
/** The parts of a remark around a comparison that was blanked out: "sunnies off amazon" and "14.99". */
const dividedRows = (lines: readonly ClassifiedLine[]): string[] =>
  [...Map.groupBy(lines, ({ row }) => row).values()].flatMap((cells) =>
    cells.length > 1 ? [cells.map(({ text }) => text).join(" ")] : [],
  );
const FEW_LINES = 4;
/** The length above which a line is prose, with numbers of any kind. */
const LONGEST_SAID = 120;

/** The maximum price. No product costs more, in any currency. */
const MOST_PAID = 1e12;

function read(text: string, quote: string, certainty: number): Found<Money> | null {
  const { amount, currency } = parsePrice(text.slice(0, MAX_LINE_LENGTH), {
    currencyHint: quote.slice(0, MAX_LINE_LENGTH),
  });
  const isPrice = amount !== null && Number(amount) > 0 && Number(amount) < MOST_PAID;
  return isPrice ? { value: { amount, currency }, quote, source: "pasted-text", certainty } : null;
}
