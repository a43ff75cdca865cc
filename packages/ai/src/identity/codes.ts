import { findAll } from "@dupewise/vocabulary/text/find-all";

/** A style code, reference or article number of one side. */
export interface StyleCode {
  /** The code in capitals and without separators, for comparing codes. */
  squeezed: string;
  /** The code without its last separated part: "511881" of "511881-023"; null if it has no separator. */
  base: string | null;
  /** The code's first separated part, if that alone is a reference: "602204" of "602204-92TCG-8563". */
  stem: string | null;
  quote: string;
}

/** The relation between the two sides' product codes. */
export type CodeRelation =
  | "same"
  /** One omits the end of the other: "SKX007K" and "SKX007K1". */
  | "shortened"
  /** One states only the model, the other also its color or version: "RB2140" and "RB2140-901". */
  | "model"
  /** Another variant of the same model: "511881-010" and "511881-023". */
  | "variant"
  /**
   * They share a code, but it isn't the first on both sides, so it may belong to another product that a shop mentions.
   */
  | "aside"
  /** Two different codes of the same form. */
  | "other"
  /** Codes of different forms, which may be a maker's and a shop's. */
  | "unlike";

export interface CodeMatch {
  relation: CodeRelation;
  codes: readonly [StyleCode, StyleCode];
}

const MOST_CODES = 8;
const CHUNK = /[\p{L}\p{N}]+(?:[-./_][\p{L}\p{N}]+)*/gu;
/**
 * A labeled code in a description: "Style: 315122-111", "Ref. 126610LN", "EAN 4006381333931". The code may be on the
 * next line only after a colon or a similar sign: "large model" is not a label for the line below it.
 */
const LABELED =
  /\b(?:style|réf|ref|reference|référence|referencia|riferimento|sku|mpn|gtin|ean|upc|model|modell|article|artikel|art|item|product)\b(?:[^\S\n]{0,3}[.:#-]{1,3}\s{0,3}|[^\S\n]{1,3})?(?:code|no|nr|number|nummer|id|num)?(?:[^\S\n]{0,3}[.:#°-]{1,3}\s{0,3}|[^\S\n]{1,3})?([A-Z0-9][A-Z0-9./_-]{3,})/giu;
/** "DD1391-100", "SRPD55K1": letters, digits and the number of a color or a country. */
const STYLE_CODE = /(?<![\p{L}\p{N}/-])(?:[A-Z]{1,3}\d{4,6}-\d{2,4}|[A-Z]{3,5}\d{2,4}[A-Z]\d)(?![\p{L}\p{N}/-])/gu;
/** A line that consists of a code: "SRPB43", "310.30.42.50.01.002". Blanks exclude whatever begins a line for `^`. */
const CODE_LINE = /^[^\S\n\r\u2028\u2029]*(?:(?=[A-Z]*\d)[A-Z\d]+(?:[-./_ ][A-Z\d]+){0,6})[^\S\n\r\u2028\u2029]*$/gmu;
/** A code with few digits has no vowels, unlike "SAVE20" and "SUMMER24". */
const COINED = /^[B-DF-HJ-NP-TV-XZ]{2,5}\d{2}[A-Z]?$/;
/** Such a code among other words, where one with fewer letters may be a name: "SRPD55", unlike "BB58". */
const COINED_IN_NAME = /^[B-DF-HJ-NP-TV-XZ]{3}[A-Z]{1,2}\d{2}[A-Z]?$/;
const MEASURE = /^\d+(?:[.,]\d+)?(?:mm|cm|m|ml|l|in|inch|g|kg|oz|atm|bar|k|kt|ct|w|gb|den|gsm|hz|er|pcs|pc|pk)$/i;
const NUMBER_OR_DATE = /^(?:\d{1,4}[.,]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2})$/;
const SEPARATOR = /[-./_ ]/;
const CURRENCY_NEAR = /[$€£¥₹%]/;
/** The color part of a code, written separately: "747998 007"; not a year. */
const APART = /^ (?!(?:19|20)\d\d(?!\d))(\d{2,4})(?![\p{L}\p{N}.,/-])/u;
/** The size of glasses behind their model: "RB2140 901 50-22 150". */
const SIZE_OF_GLASSES = /\s\d{2}[-□]\d{2}(?:[- ]1[2-5]\d)?$/u;
/** The letter that Rolex and Tudor add to a reference on their sites: "M79030N-0001". */
const ADDED_LETTER = /^M(?=\d{5})/;
const LONG = 8;
const SHORTEST = 5;
const FEWEST_DIGITS = 3;
/** How much of a code's end may be missing, or differ between variants. */
const LONGEST_END = 4;
const GTIN_LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** Returns up to eight style codes in a product name, in order. Runs in linear time. */
export function readCodes(name: string): StyleCode[] {
  const codes: StyleCode[] = [];
  if (!DIGIT.test(name)) return codes;
  for (const { 0: chunk, index } of findAll(name, CHUNK)) {
    if (codes.length >= MOST_CODES) break;
    const isCoined = COINED_IN_NAME.test(chunk);
    if (digitsOf(chunk) < FEWEST_DIGITS && !isCoined) continue;
    const end = index + chunk.length;
    if (isMoney(name, chunk, index) || MEASURE.test(chunk) || NUMBER_OR_DATE.test(chunk)) continue;
    const tail = isStem(chunk) ? APART.exec(name.slice(end, end + 8))?.[1] : undefined;
    const code = tail === undefined ? chunk : `${chunk}-${tail}`;
    if (isReference(squeeze(code)) || isCoined)
      codes.push({ ...codeOf(code), quote: name.slice(index, end + (tail ? tail.length + 1 : 0)) });
  }
  return codes;
}

/**
 * Returns up to eight style codes in a description: those that it labels as such, and unlabeled ones in a format that
 * only style codes have.
 */
export function readDescribedCodes(description: string): StyleCode[] {
  if (!DIGIT.test(description)) return [];
  const labeled = findAll(description, LABELED)
    .slice(0, MOST_CODES)
    .flatMap(({ 0: quote, 1: code = "" }) => {
      const bare = code.replace(/[./_-]+$/, "");
      return /\d{2}/.test(bare) && !NUMBER_OR_DATE.test(bare) && !MEASURE.test(bare)
        ? [{ ...codeOf(bare), quote }]
        : [];
    });
  const lines = findAll(description, CODE_LINE)
    .map(([line]) => line.trim().replace(SIZE_OF_GLASSES, ""))
    .filter((line) => !MEASURE.test(line) && !NUMBER_OR_DATE.test(line))
    .filter((line) => isReference(squeeze(line)) || COINED.test(line));
  // A line that consists of a style code is found as both.
  const bare = [...new Set([...lines, ...(description.match(STYLE_CODE) ?? [])])].map((quote) => ({
    ...codeOf(quote),
    quote,
  }));
  const further = bare.filter(({ squeezed }) => !labeled.some((code) => code.squeezed === squeezed));
  return [...labeled, ...further].slice(0, MOST_CODES);
}

function isMoney(name: string, chunk: string, start: number): boolean {
  const end = start + chunk.length;
  return (
    /^[\d.]+$/.test(chunk) && CURRENCY_NEAR.test(name.slice(Math.max(0, start - 2), start) + name.slice(end, end + 2))
  );
}

function codeOf(written: string): Omit<StyleCode, "quote"> {
  const parts = written.split(SEPARATOR);
  const base = squeeze(parts.slice(0, -1).join(""));
  const stem = squeeze(parts[0] ?? "");
  return {
    squeezed: squeeze(written),
    base: base.length >= SHORTEST ? base : null,
    stem: parts.length > 1 && isReference(stem) ? stem : null,
  };
}

const squeeze = (code: string): string =>
  code
    .replace(/[-./_ ]/g, "")
    .toUpperCase()
    .replace(ADDED_LETTER, "");
const DIGIT = /\d/;
const digitsOf = (code: string): number => code.match(/\d/g)?.length ?? 0;

/** Whether a chunk with enough digits could be a style number followed by a color number. */
const isStem = (chunk: string): boolean => chunk.length >= SHORTEST && !SEPARATOR.test(chunk);

/** "SKX007K1", "511881010", "MK3192"; not "V800" or "11Lab4", which are names. */
function isReference(squeezed: string): boolean {
  if (!/^[A-Z0-9]+$/.test(squeezed)) return false;
  const digits = digitsOf(squeezed);
  if (digits >= 5) return true;
  return (
    digits < squeezed.length &&
    ((digits >= 4 && squeezed.length >= 6) || (digits >= FEWEST_DIGITS && squeezed.length >= 7))
  );
}

/** Returns true when a code identifies an item by itself, because it is a GTIN or long enough. */
export const isDistinctive = ({ squeezed }: StyleCode): boolean => squeezed.length >= LONG || isGtin(squeezed);

/** Whether a number is a barcode: every size of the product has its own. */
function isGtin(squeezed: string): boolean {
  if (!GTIN_LENGTHS.has(squeezed.length) || !/^\d+$/.test(squeezed)) return false;
  const digits = Array.from(squeezed, Number).toReversed();
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 1 ? 3 : 1), 0) % 10 === 0;
}

/**
 * Compares the style codes of two products. Returns null when either product has none, or when the codes don't settle
 * whether the products are the same. Symmetric.
 */
export function compareCodes(a: readonly StyleCode[], b: readonly StyleCode[]): CodeMatch | null {
  const [first, other] = [a[0], b[0]];
  if (!first || !other) return null;
  const pairs = a.flatMap((one) => b.map((another): [StyleCode, StyleCode] => [one, another]));
  const same = pairs.filter(([one, another]) => one.squeezed === another.squeezed);
  const [agreeing] = same;
  const leads =
    same.find(([one, another]) => one === first && another === other) ??
    (Math.min(a.length, b.length) === 1 ? agreeing : undefined);
  if (leads) return { relation: "same", codes: leads };
  const lead: [StyleCode, StyleCode] = [first, other];
  const shortening = shorteningOf(first, other);
  if (shortening !== null) return { relation: shortening, codes: lead };
  if (first.base !== null && first.base === other.base && isEnd(first) && isEnd(other))
    return { relation: "variant", codes: lead };
  if (agreeing) return { relation: "aside", codes: agreeing };
  // Two barcodes may belong to two sizes.
  if (isGtin(first.squeezed) && isGtin(other.squeezed)) return null;
  return { relation: formOf(first) === formOf(other) ? "other" : "unlike", codes: lead };
}

function isEnd({ squeezed, base }: StyleCode): boolean {
  return squeezed.length - (base?.length ?? 0) <= LONGEST_END;
}

function shorteningOf(one: StyleCode, other: StyleCode): "shortened" | "model" | null {
  const [short, long] = one.squeezed.length < other.squeezed.length ? [one, other] : [other, one];
  if (short.squeezed.length < SHORTEST) return null;
  if (long.stem === short.squeezed) return "model";
  const isBegun = long.squeezed.startsWith(short.squeezed);
  return isBegun && long.squeezed.length - short.squeezed.length <= LONGEST_END ? "shortened" : null;
}

/** "DW00100039" → "A9": the sequence of character classes, with the number of leading ones. */
function formOf({ squeezed }: StyleCode): string {
  return `${/^[A-Z]*/.exec(squeezed)?.[0].length ?? 0}:${squeezed.length}`;
}
