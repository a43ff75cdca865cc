import { CURRENCIES } from "./currencies.data.ts";

/** The possible meanings of a currency symbol, code or word. */
export interface CurrencyMark {
  /** The ISO 4217 codes it may mean, likeliest first. */
  readonly codes: readonly string[];
  /** Whether it is a code, which is more specific than a symbol: "$1,190.00 AUD" is Australian. */
  readonly isCode: boolean;
  /** Whether it is so short or common a word that it counts only next to a number: "R", "TOP". */
  readonly weak: boolean;
  /** Whether it means hundredths: "50¢", "99p". */
  readonly minor: boolean;
}

/** Codes that are ordinary words in shops: they count only next to a number. */
const WORDLIKE_CODES = new Set(
  "ALL AMD ANG BAM BOB COP CUC CUP DOP ERN ESP GEL LAK MAD MOP MUR MVR PAB PEN PHP RON SIT SLE SOS STN TOP TRY TTD".split(
    " ",
  ),
);
const WORDLIKE_MARKS = new Set(
  "ت m.n. p. р. fr re. ks sat vt cg zig ls. din won 块 bs tk lv kc kn nt. gs le. sr. bd. kd. jd. dh. dh br. rf. cfp pound pounds rand lire bucks quid soles".split(
    " ",
  ),
);
/** Case-sensitive marks that are not words, units or initials. */
const TELLING_EXACT = new Set("Ft RM KD Php Esc DM öS".split(" "));

/** A run of letters, or one Chinese or Korean character, as in "5천원", or one sign that is not punctuation. */
const RUNS = /[\u4e00-\u9fff\uac00-\ud7af]|[\p{L}--[\u4e00-\u9fff\uac00-\ud7af]]+|[^\p{L}\p{N}\p{P}\s]/gv;

interface Table {
  readonly folded: ReadonlyMap<string, CurrencyMark>;
  readonly exact: ReadonlyMap<string, CurrencyMark>;
  /** The lengths of the marks that start, or end, with these two lowercase characters; longest first. */
  readonly beginning: ReadonlyMap<string, readonly number[]>;
  readonly ending: ReadonlyMap<string, readonly number[]>;
  /** The characters that marks start, or end, with, in either case. */
  readonly first: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  /** The first runs of the marks in lowercase: "руб" of "руб. бел.". */
  readonly runs: ReadonlySet<string>;
}

const NONE: readonly number[] = [];

type MutableMark = { codes: string[]; isCode: boolean; weak: boolean; minor: boolean };

const TABLE = buildTable();

function buildTable(): Table {
  const folded = new Map<string, MutableMark>();
  const exact = new Map<string, MutableMark>();
  const add = (table: typeof folded, mark: string, code: string, kind: Partial<MutableMark> = {}) => {
    const known = table.get(mark);
    if (!known) table.set(mark, { codes: [code], isCode: false, weak: false, minor: false, ...kind });
    else if (!known.codes.includes(code)) known.codes.push(code);
  };
  for (const { code, marks, exact: exactMarks, minor } of CURRENCIES) {
    add(folded, code.toLowerCase(), code, { isCode: true, weak: WORDLIKE_CODES.has(code) });
    for (const mark of listOf(marks)) add(folded, mark.toLowerCase(), code, { weak: WORDLIKE_MARKS.has(mark) });
    for (const mark of listOf(minor)) add(exact, mark, code, { weak: true, minor: true });
    for (const mark of listOf(exactMarks)) add(exact, mark, code, { weak: !TELLING_EXACT.has(mark) });
  }
  const marks = [...folded.keys(), ...exact.keys()];
  const runs = new Set(marks.flatMap((mark) => mark.toLowerCase().match(RUNS)?.slice(0, 1) ?? []));
  return {
    folded,
    exact,
    beginning: lengthsBy(marks, 0, 2),
    ending: lengthsBy(marks, -2),
    first: new Set(marks.flatMap((mark) => toEitherCase(mark.charAt(0)))),
    last: new Set(marks.flatMap((mark) => toEitherCase(mark.slice(-1)))),
    runs,
  };
}

function toEitherCase(character: string): string[] {
  return [character.toLowerCase(), character.toUpperCase()];
}

/**
 * Returns false for text that certainly contains no currency mark. This quick check rules out most texts before they
 * are searched for prices.
 */
export function mayNameCurrency(text: string): boolean {
  return (
    /\p{Sc}/u.test(text) ||
    text
      .toLowerCase()
      .match(RUNS)
      ?.some((run) => TABLE.runs.has(run)) === true
  );
}

function lengthsBy(marks: readonly string[], start: number, end?: number): Map<string, number[]> {
  const byCharacters = Map.groupBy(marks, (mark) => mark.slice(start, end).toLowerCase());
  return new Map(
    [...byCharacters].map(([characters, group]) => [
      characters,
      [...new Set(group.map(({ length }) => length))].toSorted((one, other) => other - one),
    ]),
  );
}

/** The possible lengths of a mark by its first or last two characters, longest first. */
function lengthsOf(table: ReadonlyMap<string, readonly number[]>, two: string, one: string): readonly number[] {
  const longer = table.get(two.toLowerCase());
  const single = two === one ? undefined : table.get(one.toLowerCase());
  return longer && single ? [...longer, ...single] : (longer ?? single ?? NONE);
}

function listOf(marks: string | undefined): string[] {
  return marks?.split(", ") ?? [];
}

/**
 * Finds the longest currency mark that starts at offset `at`, or returns null. A mark that consists of letters must be
 * a whole word.
 */
export function findMarkStartingAt(text: string, at: number): { mark: CurrencyMark; end: number } | null {
  if (!TABLE.first.has(text.charAt(at))) return null;
  for (const length of lengthsOf(TABLE.beginning, text.slice(at, at + 2), text.slice(at, at + 1))) {
    const end = at + length;
    if (end > text.length || (isLetter(text[end - 1]) && isLetter(text[end]))) continue;
    const mark = lookUp(text.slice(at, end));
    if (mark && !isSizeBefore(text, at, end)) return { mark, end };
  }
  return null;
}

/**
 * Finds the longest currency mark that ends at offset `at` (exclusive), or returns null. A mark that consists of
 * letters must be a whole word.
 */
export function findMarkEndingAt(text: string, at: number): { mark: CurrencyMark; start: number } | null {
  if (!TABLE.last.has(text.charAt(at - 1))) return null;
  for (const length of lengthsOf(
    TABLE.ending,
    text.slice(Math.max(0, at - 2), at),
    text.slice(Math.max(0, at - 1), at),
  )) {
    const start = at - length;
    if (start < 0 || (isLetter(text[start]) && isWithin(text, start))) continue;
    const mark = lookUp(text.slice(start, at));
    if (mark && !isSizeBefore(text, start, at)) return { mark, start };
  }
  return null;
}

/** "Le Pliage Original S $130": a size after a word, whereas "S $130" alone is Singapore's. */
function isSizeBefore(text: string, start: number, end: number): boolean {
  return /^[sac] \$$/i.test(text.slice(start, end)) && /\p{L}\s$/u.test(text.slice(Math.max(0, start - 2), start));
}

/** Whether a letter continues a word, as in the "s" of "it's $20" and the "KD" of "NA-KD 35". */
function isWithin(text: string, at: number): boolean {
  const before = text[at - 1];
  return isLetter(before) || ((before === "'" || before === "-") && isLetter(text[at - 2]));
}

/**
 * Finds the currency marks in the text, in order. A mark that is also a common word, such as "R" or "TOP", counts only
 * if it is the entire text.
 */
export function findMarks(text: string): CurrencyMark[] {
  const found: CurrencyMark[] = [];
  let at = 0;
  while (at < text.length) {
    const hit = isLetter(text[at]) && isWithin(text, at) ? null : findMarkStartingAt(text, at);
    if (hit && (!hit.mark.weak || (at === 0 && hit.end === text.length))) found.push(hit.mark);
    at = hit ? hit.end : at + 1;
  }
  return found;
}

/**
 * Returns the decimal separators used with a currency that has three decimals: "KWD 12.500" and "TND 12,500" both mean
 * twelve and a half. Returns "" for all other currencies, and for the Iraqi dinar, whose fils are obsolete despite ISO
 * 4217.
 */
export function threeDecimalSeparators(code: string | undefined): string {
  if (code === undefined || !COUNTED_IN_THOUSANDTHS.has(code)) return "";
  return code === "TND" ? ".," : ".";
}
const COUNTED_IN_THOUSANDTHS = new Set(
  CURRENCIES.flatMap(({ code, minorDigits }) => (minorDigits === 3 && code !== "IQD" ? [code] : [])),
);

function lookUp(slice: string): CurrencyMark | undefined {
  const exact = TABLE.exact.get(slice);
  if (exact) return exact;
  const folded = TABLE.folded.get(slice.toLowerCase());
  // A code is uppercase, or lowercase next to an amount, never "Try" or "All".
  return folded?.isCode && folded.weak && slice !== slice.toUpperCase() ? undefined : folded;
}

/** Returns true when a character is a letter of any script. */
export function isLetter(character: string | undefined): boolean {
  if (character === undefined) return false;
  return character < "\u0080"
    ? (character >= "a" && character <= "z") || (character >= "A" && character <= "Z")
    : /\p{L}/u.test(character);
}
