import { type CurrencyMark, isLetter, threeDecimalSeparators } from "../currencies.ts";
import { marksAgree, combineMarks, findMarkAfter, findMarkBefore } from "./beside.ts";
import { parseCentsAfterMark, parseCentsAfterInteger } from "./cents.ts";
import { isLabeledAsNonPrice } from "./context.ts";
import { parseMultiplier, parseRemainder, shiftDecimal } from "./multiplier.ts";
import { type NumberHints, parseNumber } from "./number.ts";

/** A number that may be a price, with the currency mark next to it. */
export interface Candidate {
  /** The number as a decimal string, as precise as written. */
  value: string;
  /** The offset at which the number or its mark begins, whichever comes first. */
  start: number;
  end: number;
  mark: CurrencyMark | null;
}

type FoundMark = NonNullable<ReturnType<typeof findMarkAfter>>;

/** A parsed number, or the range to skip when it is not a price. */
interface Reading {
  readonly candidate: Candidate | null;
  /** The offset from which to look for the next number. */
  readonly next: number;
  /** "25-09": a price only when the other end has a currency. */
  readonly dashed: boolean;
}

/**
 * Finds the numbers in the text that may be amounts, from left to right. Leaves out percentages, dates, phone numbers
 * and parts of words. Runs in linear time.
 * @param text the text, with its digits folded by `foldDigits`
 */
export function findCandidates(text: string, hints: NumberHints = {}): Candidate[] {
  const readings: (Reading & { candidate: Candidate })[] = [];
  const digit = /\d/g;
  let taken = 0;
  for (let match = digit.exec(text); match; match = digit.exec(text)) {
    const { candidate, next, dashed } = readCandidate(text, match.index, taken, hints);
    digit.lastIndex = next;
    if (!candidate) continue;
    taken = candidate.end;
    readings.push({ candidate, next, dashed });
  }
  const found = readings.map(({ candidate }) => candidate);
  shareMarks(text, found);
  return found.filter((candidate, index) => candidate.mark !== null || readings[index]?.dashed === false);
}

function readCandidate(text: string, at: number, taken: number, hints: NumberHints): Reading {
  const before = ownMarkBefore(text, at, taken);
  const plain = parseNumber(text, at, hints);
  const behind = plain && findMarkAfter(text, plain.end);
  const number = plain && readWithMark(text, at, plain, before?.mark ?? behind?.mark ?? null, hints);
  if (!number) return { candidate: null, next: skip(text, at, /[\d.,']/), dashed: false };
  const { start, end } = number;
  const dashed = isDashed(text, start, end, number.value);
  const multiplier = parseMultiplier(text, end);
  const rest = multiplier && parseRemainder(text, multiplier.end);
  const wholeEnd = rest?.end ?? multiplier?.end ?? end;
  const found = wholeEnd === plain.end ? behind : findMarkAfter(text, wholeEnd);
  const after = found && ownMarkAfter(text, wholeEnd, found, before?.mark ?? null);
  if (isNoPrice(text, start, wholeEnd, before !== null || after !== null)) {
    return { candidate: null, next: isTelephone(text, start) ? skip(text, end, /[\d\s()-]/) : end, dashed };
  }
  const cents = number.value.includes(".") ? null : readCents(text, end, before !== null, after);
  const foundBehindCents = cents && !before && !after ? findMarkAfter(text, cents.end) : null;
  const behindCents = cents && foundBehindCents && ownMarkAfter(text, cents.end, foundBehindCents, null);
  const mark = marksOf(before?.mark, after?.mark ?? behindCents?.mark);
  const whole = mark && multiplier ? shiftDecimal(number.value, multiplier.zeros) : number.value;
  const candidate = {
    value: cents ? `${number.value}.${cents.digits}` : rest ? String(Number(whole) + rest.value) : whole,
    start: before?.start ?? start,
    end: Math.max(after?.end ?? 0, behindCents?.end ?? 0, cents?.end ?? (mark && multiplier ? wholeEnd : end)),
    mark,
  };
  return { candidate: inWholeUnits(candidate, after?.start === end), next: cents?.end ?? rest?.end ?? end, dashed };
}

/** The mark before a number; an initial ("P.V.P. 4,56 €") yields to a clear mark after it. */
function ownMarkBefore(text: string, at: number, taken: number): ReturnType<typeof findMarkBefore> {
  const before = findMarkBefore(text, at, taken);
  if (!before?.mark.weak) return before;
  const number = parseNumber(text, at);
  const after = number && findMarkAfter(text, number.end)?.mark;
  return after && !after.weak && !marksAgree(before.mark, after) ? null : before;
}

/** "12.500" is twelve and a half when the currency next to it has thousandths. */
function readWithMark<Plain>(text: string, at: number, plain: Plain, mark: CurrencyMark | null, hints: NumberHints) {
  if (mark === null) return plain;
  const thousandths = threeDecimalSeparators(mark.codes[0]);
  return thousandths === (hints.thousandths ?? "") ? plain : parseNumber(text, at, { ...hints, thousandths });
}

/** The mark after a number, unless it belongs to the next one ("3 £12", "64GB £320") or contradicts the one before. */
function ownMarkAfter(text: string, at: number, after: FoundMark, before: CurrencyMark | null): FoundMark | null {
  const leads = /^\s?[.,]?\d/.test(text.slice(after.end, after.end + 3));
  if (before) return leads || !marksAgree(before, after.mark) ? null : after;
  const gluedToNext = /\d/.test(text[after.end] ?? "");
  const isApart = after.start > at || /\s/.test(text.slice(after.start, after.end));
  return gluedToNext && isApart ? null : after;
}

function readCents(text: string, end: number, hasMarkBefore: boolean, after: { end: number } | null) {
  return after ? parseCentsAfterMark(text, after.end) : parseCentsAfterInteger(text, end, hasMarkBefore);
}

function marksOf(before: CurrencyMark | undefined, after: CurrencyMark | undefined): CurrencyMark | null {
  return before && after ? combineMarks(before, after) : (before ?? after ?? null);
}

/** "99p" is 0.99 GBP, "490 p" is rubles with a Latin letter. */
function inWholeUnits(candidate: Candidate, glued: boolean): Candidate {
  const { mark, value } = candidate;
  if (!mark?.minor) return candidate;
  const [code = "", ...others] = mark.codes;
  const isMinor = others.length === 0 || (glued && /^\d\d?$/.test(value));
  if (!isMinor) return { ...candidate, mark: { ...mark, codes: others, minor: false } };
  return { ...candidate, value: shiftDecimal(value, -2), mark: { ...mark, codes: [code] } };
}

function skip(text: string, at: number, characters: RegExp): number {
  let end = at;
  while (end < text.length && characters.test(text[end] ?? "")) end++;
  return end;
}

/** The fineness of a metal, in thousandths: ".925 sterling silver", "750/1000 gold". */
const FINENESS = /^0?[.,]?(?:375|416|417|500|585|750|800|830|835|900|916|917|925|950|958|990|999)$/;
const METAL =
  /^(?:\/1000)?[\s-]{0,2}(?:sterling|fine|solid|silver|gold|platinum|silber|sterlingsilber|argent|plata|argento|oro|or(?!\p{L}))/iu;

/** Percentages, parts of words and codes, phone numbers. */
function isNoPrice(text: string, start: number, end: number, marked: boolean): boolean {
  if (/^\s{0,2}%/.test(text.slice(end, end + 3)) || /(?<!\d)%$/.test(text.slice(Math.max(0, start - 2), start)))
    return true;
  if (FINENESS.test(text.slice(start, end)) && METAL.test(text.slice(end, end + 24))) return true;
  // "F-91W-1YER" is a watch.
  if (/\d\p{L}+-$/u.test(text.slice(Math.max(0, start - 8), start)) && isLetter(text[end])) return true;
  if (marked) return false;
  const isCount = /^\s?[x×]\s?\d/.test(text.slice(end, end + 4));
  return isCount || isLetter(text[start - 1]) || isLetter(text[end]) || /[#_+]/.test(text[start - 1] ?? "");
}

function isTelephone(text: string, start: number): boolean {
  return text[start - 1] === "+" && !/[\p{L}\d]/u.test(text[start - 2] ?? " ");
}

/** Whether a number is part of a date, a time or a range. With decimals it is more likely a price. */
function isDashed(text: string, start: number, end: number, value: string): boolean {
  if (value.includes(".") && !/[/:]/.test(text[end] ?? "")) return false;
  return /^[-/:]\d/.test(text.slice(end, end + 2)) || /\d[-/:]$/.test(text.slice(Math.max(0, start - 2), start));
}

const isExact = ({ value }: Candidate): boolean => /\.\d\d$/.test(value);

/** "From 26 to 50 €" in each language. */
const RANGE_BEGIN = /(?<!\p{L})(?:from|between|von|zwischen|de|entre|da|tra|od|от|van|från|fra)\s$/iu;
const RANGE_WORD = /^\s(?:to|and|bis|und|à|et|a|y|e|do|до|tot|till|til)\s$/iu;

/** "10 - 20 €": the mark applies to both ends of a range. */
function shareMarks(text: string, found: readonly Candidate[]): void {
  for (const [index, high] of found.entries()) {
    const low = found[index - 1];
    if (!low || (low.mark === null) === (high.mark === null)) continue;
    // "Statt 4.50CHF 2.25": the mark between two prices applies to both.
    if (low.mark && text.slice(low.end, high.start).trim() === "" && isExact(low) && isExact(high))
      high.mark = low.mark;
    const between = text.slice(low.end, high.start);
    const isRange =
      /^\s*-\s*$/.test(between) || (RANGE_WORD.test(between) && RANGE_BEGIN.test(text.slice(0, low.start)));
    // A reference may precede a price with a dash: "310.30.42.50.01.002 - $8,000".
    if (!isRange || Number(low.value) > Number(high.value)) continue;
    if (low.mark === null && isLabeledAsNonPrice(text, low.start, low.end)) continue;
    // A size in front of a price isn't one either: "38 — €85".
    if (low.mark === null && !RANGE_WORD.test(between) && !/\d/.test(text[high.start] ?? "")) continue;
    low.mark ??= high.mark;
    high.mark ??= low.mark;
  }
}
