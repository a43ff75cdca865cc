import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { MADE_IN } from "@dupewise/vocabulary/countries/made-in.data";
import { findCandidates } from "@dupewise/domain/money/price/candidates";
import { foldDigits } from "@dupewise/domain/money/price/digits";
import { leadingBrand } from "../labels/brands.ts";
import { cleanBrand } from "../fields/brand.ts";
import type { Found } from "../found.ts";
import type { LabelledFacts } from "../labels/labels.ts";
import { labelName } from "../labels/labels.ts";
import { makerCountry } from "../labels/maker-country.ts";
import { isFurniture, isOtherAmount } from "./lines.ts";
import { hasPrice, isOnlyPrice } from "./pasted-price.ts";

const MAX_LENGTH = 200;
/** Lines after these are seldom the name. */
const FIRST_LINES = 12;

export interface PastedName {
  title: Found<string> | null;
  brand: Found<string> | null;
}

/** The product's name, and the maker where it stands in front of it. */
export function pastedName(lines: readonly string[], labels: LabelledFacts): PastedName {
  const labelled = labels.product[0];
  const quote = labelled === undefined ? bestLine(lines) : labelled.value;
  const brand = labelledBrand(labels);
  if (quote === null) return { title: null, brand };
  const name = nameIn(quote);
  const led = brand === null ? leadingBrand(name) : null;
  const value = led === null ? name : led.rest;
  return {
    title: { value, quote, source: "pasted-text", certainty: labelled === undefined ? 0.8 : 0.95 },
    brand: brand ?? (led === null ? null : { value: led.brand, quote, source: "pasted-text", certainty: 0.8 }),
  };
}

function labelledBrand(labels: LabelledFacts): Found<string> | null {
  for (const labelled of labels.brand) {
    const { label, value } = labelled;
    const brand = cleanBrand(value);
    if (brand === null || hasPrice(brand) || makerCountry(labelled) !== null) continue;
    return { value: brand, quote: `${label}: ${value}`, source: "pasted-text", certainty: 0.95 };
  }
  return null;
}

/** The line that reads most like a name: early, short, naming a garment, right above the price. */
function bestLine(lines: readonly string[]): string | null {
  const [first] = lines;
  let best: string | null = null;
  let bestScore = 0;
  for (const [at, text] of lines.slice(0, FIRST_LINES).entries()) {
    const name = nameIn(text);
    if (!mayBeName(text, name)) continue;
    const score =
      1 -
      at / FIRST_LINES +
      (findGarments(name).length > 0 ? 0.7 : 0) +
      (hasPrice(text) || hasPrice(lines[at + 1] ?? "") ? 0.4 : 0) -
      (name.length > 100 || /[.!?]$/.test(name) || isSentence(text, name) ? 0.6 : 0) -
      (MEASURE.test(text) && !MODEL.test(text) ? 0.6 : 0) -
      (/%/.test(name) ? 0.8 : 0);
    if (score > bestScore) {
      best = text;
      bestScore = score;
    }
  }
  return best ?? (first === undefined || isFurniture(first) ? null : first);
}

function mayBeName(text: string, name: string): boolean {
  const isOther = isFurniture(text) || isOnlyPrice(text) || (hasPrice(text) && isOtherAmount(name));
  return !isOther && /\p{L}{2}/u.test(name) && !isLabelled(text) && labelName(name) === undefined && !LINK.test(text);
}

const LINK = /^https?:|^www\./i;
/** "Heel height: 6 cm", "Closure: zip": a label that is no name's. */
const MEASURE = /^\p{L}[\p{L} ]{2,24}[:：]\s?\S/u;

/** "Modelo: Vestido Lisboa": a name, where it is no number. */
const MODEL = /^(?:model|modelo?|modèle|modello|modell|модель)\s?[:：]\s*(?=\p{L}\P{Nd}*$)/iu;

/** A whole sentence of some words, with its full stop. */
function isSentence(text: string, name: string): boolean {
  return /[.!?]$/.test(text) && text.length - name.length < 3 && name.split(" ").length > 5;
}

function isLabelled(line: string): boolean {
  const [label = "", value] = line.split(/[:：\]】]|\s[-–]\s/, 2);
  return value !== undefined && labelName(label) !== undefined;
}

/** A line goes on with shares: "Wool coat. 80% wool, 20% polyamide", "Wool coat - Wool 80%". */
const SHARES = /(?:[.!?,;:(]|\s[-–—|])\s*(?:\p{L}+\s)?\d{1,3}(?:[.,]\d+)?\s?%/u;

/** The name in a line that goes on: up to the price, to what it is made of, or to the end of its first sentence. */
function nameIn(whole: string): string {
  const line =
    withoutLead(whole.slice(0, 2 * MAX_LENGTH).replace(MODEL, ""))
      .split(MADE, 1)[0]
      ?.split(SIZE, 1)[0] ?? "";
  const folded = foldDigits(line);
  const price = findCandidates(folded).find(({ mark, start }) => mark !== null && !mark.weak && start > 3);
  const upToPrice = price === undefined ? line : line.slice(0, price.start);
  const name = upToShares(upToPrice);
  const sentence = /^.{12,}?(?<![\s.]\p{L}{1,2})[.!?](?=\s+\p{Lu})/u.exec(name)?.[0] ?? name;
  return afterTalk(firstCell(sentence))
    .replace(TOWARDS_PRICE, "")
    .replace(/^[\s\-–—•*·"“]+|[\s,;:|\-–—(.•·"”]+$/g, "")
    .replace(/\s\d{1,4}[.,]\d{2}$/, "")
    .slice(0, MAX_LENGTH);
}

/** "CHF 120.– Silk Shirt": a price before the name. */
function withoutLead(line: string): string {
  const [first] = findCandidates(foldDigits(line.slice(0, LONGEST_PRICE)));
  if (first === undefined || first.start > 1 || first.mark === null || first.mark.weak) return line;
  const rest = line.slice(first.end).replace(/^[\s\p{P}]+/u, "");
  return /\p{L}{3}/u.test(rest) ? rest : line;
}

const LONGEST_PRICE = 40;
/** Where it was made is no name: "Leather Boots, handmade in Spain". */
const MADE = new RegExp(`[,.;–—-]\\s{0,3}(?:${MADE_IN})\\s`, "iu");

/** Nor is its size, or what it cost: "Wool Coat, size M, worn twice". */
const SIZE =
  /(?:,|\s[–—-])\s{0,3}(?:(?:in )?(?:size|taille|größe|gr\.|talla|taglia|maat|qty|quantity|anzahl)|bought|paid|worn|gekauft|achet\p{L}{1,4}|comprad[oa])\s/iu;

/** What leads from a name to its price. */
const TOWARDS_PRICE =
  /(?:[\s,;:(]+(?:for|at|around|about|approx|only|now|just|price|was|were|rrp|originally|reduced from|bought for|selling|selling for|asking|für|nur|jetzt|statt|uvp|neupreis|np|pour|prix|acheté\p{L}*|por|precio|prezzo|preço|prijs|van|voor|a|à))+\s*$/iu;

/** What a seller says before the name: "Selling: ", "Je vends ". */
const OFFERING =
  /^(?:i['’]?m )?(?:selling|for sale|wts|fs)(?:\s*[:\-–]|\s(?:my|a|an))?\s+|^(?:ich )?verkaufe\s+|^(?:je )?vends\s+|^(?:se )?vend[oe]\s+|^(?:te koop|zu verkaufen|à vendre|en venta|for sale)\s*[:\-–]\s*/i;

/** Without a lead-in: "look at this one: Camel Coat" names the coat behind the colon. */
function afterTalk(name: string): string {
  const plain = name.replace(OFFERING, "");
  const colon = /^[^:]{8,60}:\s+(?=\S)/.exec(plain)?.[0];
  if (colon === undefined) return plain;
  const rest = plain.slice(colon.length);
  return findGarments(colon).length === 0 && findGarments(rest).length > 0 ? rest : plain;
}

/** Of "Cashmere Beanie | Grey | One Size" the cell that names the goods. */
function firstCell(name: string): string {
  const cells = name.split(" | ");
  return cells.find((cell) => findGarments(cell).length > 0) ?? name;
}

/** Without what it is made of, unless that is where the garment is named: "Isolde Marr, 100% wool coat". */
function upToShares(line: string): string {
  const from = SHARES.exec(line)?.index ?? line.length;
  const [name, shares] = [line.slice(0, from), line.slice(from)];
  return findGarments(name).length > 0 || findGarments(shares).length === 0 ? name : line;
}
