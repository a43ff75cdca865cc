import { parsePrice } from "@dupewise/domain/money/parse-price";
import { type Candidate, findCandidates } from "@dupewise/domain/money/price/candidates";
import { isLabelledAside, isLabelledOld } from "@dupewise/domain/money/price/context";
import { foldDigits } from "@dupewise/domain/money/price/digits";
import type { Money } from "@dupewise/domain/product/product";
import { isReduced, priceParts } from "../fields/price-parts.ts";
import type { Found } from "../found.ts";
import type { LabelledFacts } from "../labels/labels.ts";
import { isOtherAmount } from "./lines.ts";

/** A price that stands later in a line belongs to something else. */
const MAX_LINE = 600;
/** In front of what is paid now, a language a line. */
const CURRENT_WORDS = [
  "now(?: only)?|sale(?: price)?|(?:your|our|final|current|deal|promo|offer|special|discounted) price|(?:selling|asking)(?: for)?|reduced to",
  "jetzt(?: nur)?|nur(?: noch)?|aktionspreis|angebotspreis|verkaufspreis",
  "maintenant|(?:prix )?(?:soldé|promo|réduit|actuel)|(?:je )?(?:le |la |les )?(?:laisse|vends) à",
  "ahora|(?:precio )?(?:rebajado|final|actual)|(?:precio de )?oferta|(?:prezzo )?scontato|ora|adesso|agora|por apenas",
  "nu(?: voor| nur| kun)?|actieprijs|nyt|teraz|cena promocyjna|сейчас|sekarang|şimdi",
  "セール価格|特価|할인가|쿠폰적용가|쿠폰가|现价|券后|促销价",
].join("|");
const CURRENT = new RegExp(`(?<!\\p{L})(?:${CURRENT_WORDS})[\\s:：]{0,3}$`, "iu");

/**
 * The price in a pasted text: where a label says so, else what is said to be paid now, else the first amount with a
 * currency that is no delivery, no saving and not what it cost before.
 */
export function pastedPrice(lines: readonly string[], labels: LabelledFacts): Found<Money> | null {
  for (const { value, label } of labels.price) {
    const found = read(value, `${label}: ${value}`, 0.95);
    if (found !== null) return found;
  }
  const own = lines.map((line, at) => ownAmounts(line, lines[at - 1] ?? ""));
  const current = own.findIndex(({ isCurrent }) => isCurrent);
  const main = current < 0 ? own.findIndex(({ text }) => text !== "") : current;
  const line = lines[main];
  if (line === undefined) return bareAmount(lines) ?? total(lines);
  const found = read(own[main]?.text ?? "", line, 0.85);
  const below = lines[main + 1] ?? "";
  // A price above a lower one is what it cost before; "/" is for one piece of several.
  const reduced = isOnlyPrice(line) && isOnlyPrice(below) && !below.includes("/") ? read(below, below, 0.8) : null;
  return reduced && found && isReduced(reduced.value.amount, found.value.amount) ? reduced : found;
}

/** In front of what a whole order comes to. */
const TOTAL = /(?<!\p{L})totals?(?:\s?[:(][^.!?]{0,16})?[\s:,)]{0,3}$/iu;

/** Of a receipt that tells no price of the goods themselves. */
function total(lines: readonly string[]): Found<Money> | null {
  for (const line of lines) {
    const at = line.slice(0, MAX_LINE).search(/(?<!\p{L})total/iu);
    if (at >= 0 && hasPrice(line.slice(at))) return read(line.slice(at), line, 0.4);
  }
  return null;
}

const BARE_AMOUNT = /[^\d.,](\d{1,4}[.,]\d{2})$/;

/** "Wool socks 12.99": an amount with cents closing a line, where no currency is named anywhere. */
function bareAmount(lines: readonly string[]): Found<Money> | null {
  const line = lines.find(
    (text) => BARE_AMOUNT.test(text.slice(-12)) && /^\P{L}*\p{L}/u.test(text) && !isOtherAmount(text),
  );
  const amount = BARE_AMOUNT.exec(line?.slice(-12) ?? "")?.[1];
  return line === undefined || amount === undefined ? null : read(amount, line, 0.5);
}

/** A line that is a price and nothing more. */
export function isOnlyPrice(line: string): boolean {
  return /\d/.test(line) && line.length < 24 && !/\p{L}{4}|%/u.test(line) && hasPrice(line);
}

export function hasPrice(text: string): boolean {
  return markedAmounts(foldDigits(text.slice(0, MAX_LINE))).length > 0;
}

function read(text: string, quote: string, certainty: number): Found<Money> | null {
  const { amount, currency } = parsePrice(text.slice(0, MAX_LINE), { currencyHint: quote.slice(0, MAX_LINE) });
  return amount === null ? null : { value: { amount, currency }, quote, source: "pasted-text", certainty };
}

interface OwnAmounts {
  /** The stretches of a line that hold amounts of the product's own, joined. */
  text: string;
  /** Whether they are said to be what is paid now. */
  isCurrent: boolean;
}

/** A line without the amounts of another kind: of "$12.99, free shipping over $50" the first. */
function ownAmounts(line: string, above: string): OwnAmounts {
  const folded = foldDigits(line.slice(0, MAX_LINE)).replace(SHARE_OFF, (share) => " ".repeat(share.length));
  // A label on the line above, "Regular price", names an amount that stands alone.
  const label = isOnlyPrice(line) && !/\d/.test(above) ? `${above.slice(-AROUND)} ` : "";
  const text = label + folded;
  const amounts = markedAmounts(text);
  const isCurrent = ({ start }: Candidate): boolean => CURRENT.test(text.slice(Math.max(0, start - AROUND), start));
  const current = amounts.find(isCurrent);
  const own = amounts.filter((amount, at) => isCurrent(amount) || !(isOther(text, amounts, at) || isOld(text, amount)));
  const [first, second] = own;
  const [one] = current === undefined ? own : [current];
  if (one === undefined) return { text: "", isCurrent: false };
  const isPair = first !== undefined && second !== undefined && !/\p{L}{3}/u.test(text.slice(first.end, second.start));
  const told =
    isPair && current === undefined
      ? priceParts(text.slice(first.start, second.end)).now
      : text.slice(one.start, one.end);
  return { text: told, isCurrent: current !== undefined };
}

const isOld = (text: string, { start, end }: Candidate): boolean => isLabelledOld(text, start, end);

/** Whether the words around an amount say that it is something else than a price. */
function isOther(text: string, amounts: readonly Candidate[], at: number): boolean {
  const { start = 0, end = 0 } = amounts[at] ?? {};
  if (isLabelledAside(text, start, end) || TOTAL.test(text.slice(Math.max(0, start - AROUND), start))) return true;
  const next = amounts[at + 1]?.start;
  const before =
    text
      .slice(amounts[at - 1]?.end ?? 0, start)
      .split(CLAUSE_END)
      .at(-1) ?? "";
  const [after = "", ...more] = text.slice(end, next).split(CLAUSE_END);
  // Words between two amounts speak of the second one.
  const behind = next !== undefined && more.length === 0 ? "" : after.slice(0, AROUND);
  return isOtherAmount(`${before.slice(-AROUND)} ${behind}`.replace(CONTAINED_TAX, " "));
}

/** "50% off" says nothing of an amount beside it. */
const SHARE_OFF = /(?:\bsave |-)?\d+\s?%(?:\s?off\b)?/gi;
/** A tax that is in the price is no other amount. */
const CONTAINED_TAX = /\(?\b(?:inc(?:l(?:uding|usive)?)?\.?|ex(?:cl)?\.?)(?: of)?(?: all)?\s(?:vat|tax(?:es)?)/gi;
const CLAUSE_END = /[.,;!?](?:\s|$)/;
const AROUND = 40;

function markedAmounts(folded: string): Candidate[] {
  return findCandidates(folded).filter(({ mark }) => mark !== null && !mark.weak);
}
