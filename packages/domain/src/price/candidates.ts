import { type CurrencyMark, isLetter, markEndingAt, markStartingAt, minorDigits } from "../currencies.ts";
import { readNumber } from "./number.ts";

/** A number that may be a price, with the currency mark beside it. */
export interface Candidate {
  value: string;
  /** Of the number and the mark together. */
  start: number;
  end: number;
  /** Of the number alone. */
  numberStart: number;
  numberEnd: number;
  mark: CurrencyMark | null;
}

/** Every number of a folded text that is no percentage, date or part of a word, left to right. */
export function findCandidates(text: string, decimalSeparator?: "." | ","): Candidate[] {
  const found: Candidate[] = [];
  const digit = /\d/g;
  let taken = 0;
  for (let match = digit.exec(text); match; match = digit.exec(text)) {
    const candidate = readCandidate(text, match.index, taken, decimalSeparator);
    digit.lastIndex = candidate.numberEnd;
    if (!candidate.accepted) continue;
    taken = candidate.end;
    found.push(candidate);
  }
  shareMarks(text, found);
  return found;
}

function readCandidate(
  text: string,
  at: number,
  taken: number,
  decimalSeparator?: "." | ",",
): Candidate & { accepted: boolean } {
  const before = markBefore(text, at, taken);
  const options = decimalSeparator ? { decimalSeparator } : {};
  let number = readNumber(text, at, options);
  if (!number) return { ...nothing(at, skipDigits(text, at)), accepted: false };
  let after = markAfter(text, number.end);
  const code = (before?.mark ?? after?.mark)?.codes[0];
  if (code !== undefined && minorDigits(code) === 3) {
    number = readNumber(text, at, { ...options, thousandths: true }) ?? number;
    after = markAfter(text, number.end);
  }
  if (isNoPrice(text, number.start, number.end, before !== null, after !== null)) {
    return { ...nothing(at, number.end), accepted: false };
  }
  const followed = after !== null && /^\s*[.,]?\d/.test(text.slice(after.end, after.end + 4));
  if (after && before && (followed || !agree(before.mark, after.mark))) after = null;
  const cents = readCents(text, number.value, number.end, before !== null, after?.end ?? null);
  const mark = before && after ? combine(before.mark, after.mark) : (before?.mark ?? after?.mark ?? null);
  return {
    value: cents ? `${number.value}.${cents.digits}` : number.value,
    start: before?.start ?? number.start,
    end: Math.max(after?.end ?? 0, cents?.end ?? number.end),
    numberStart: number.start,
    numberEnd: cents?.end ?? number.end,
    mark: mark ?? cents?.mark ?? null,
    accepted: true,
  };
}

function nothing(start: number, end: number): Candidate {
  return { value: "", start, end, numberStart: start, numberEnd: end, mark: null };
}

function skipDigits(text: string, at: number): number {
  let end = at;
  while (end < text.length && /[\d.,']/.test(text[end] ?? "")) end++;
  return end;
}

function markBefore(text: string, at: number, taken: number): { mark: CurrencyMark; start: number } | null {
  let end = at;
  while (end > taken && /[\s:.,=]/.test(text[end - 1] ?? "") && at - end < 4) {
    // "Rs." and "kr." keep their dot.
    if (text[end - 1] === ".") {
      const dotted = markEndingAt(text, end);
      if (dotted && dotted.start >= taken) return dotted;
    }
    end--;
  }
  const hit = markEndingAt(text, end);
  return hit && hit.start >= taken ? hit : null;
}

function markAfter(text: string, at: number): { mark: CurrencyMark; end: number } | null {
  const gap = /^(?:[.,:]?-{1,2})?[\s*]{0,3}/.exec(text.slice(at, at + 8))?.[0].length ?? 0;
  return markStartingAt(text, at + gap) ?? (gap > 0 ? markStartingAt(text, at) : null);
}

/** Percentages, parts of words and codes, dates and times. */
function isNoPrice(text: string, start: number, end: number, before: boolean, after: boolean): boolean {
  if (/^\s{0,2}%/.test(text.slice(end, end + 3)) || text[start - 1] === "%") return true;
  if (before || after) return false;
  if (isLetter(text[start - 1]) || isLetter(text[end]) || /[#_]/.test(text[start - 1] ?? "")) return true;
  return /^[-/:]\d/.test(text.slice(end, end + 2)) || /\d[-/:]$/.test(text.slice(Math.max(0, start - 2), start));
}

/** "35€ 99", "12 99 €", "$12 99": cents set smaller, without a mark. */
function readCents(
  text: string,
  value: string,
  end: number,
  before: boolean,
  markEnd: number | null,
): { digits: string; end: number; mark: CurrencyMark | null } | null {
  if (value.includes(".")) return null;
  if (markEnd !== null) {
    const glued = /^(\d\d)(?![\d.,%\p{L}])/u.exec(text.slice(markEnd, markEnd + 4));
    const spaced = /^\s(\d\d)(?=\s*$)/.exec(text.slice(markEnd, markEnd + 8));
    const digits = glued?.[1] ?? spaced?.[1];
    if (digits !== undefined) return { digits, end: markEnd + (glued?.[0] ?? spaced?.[0] ?? "").length, mark: null };
    return null;
  }
  const spaced = /^\s(\d\d)(?![\d.,%\p{L}])/u.exec(text.slice(end, end + 5));
  if (!spaced?.[1]) return null;
  const after = markAfter(text, end + 3);
  const closes = text.slice(end + 3, end + 12).trim() === "";
  if (before ? closes : after && !after.mark.weak)
    return { digits: spaced[1], end: end + 3, mark: before ? null : (after?.mark ?? null) };
  return null;
}

function agree(one: CurrencyMark, other: CurrencyMark): boolean {
  return one.isCode || other.isCode || one.codes.some((code) => other.codes.includes(code));
}

/** A code says more than a sign; of two signs, what both can mean. */
export function combine(one: CurrencyMark, other: CurrencyMark): CurrencyMark {
  const shared = one.codes.filter((code) => other.codes.includes(code));
  if (shared.length > 0) return { ...one, codes: shared };
  return other.isCode && !one.isCode ? other : one;
}

/** "10 - 20 €": the mark of a range stands for both ends. */
function shareMarks(text: string, found: Candidate[]): void {
  for (let i = 1; i < found.length; i++) {
    const low = found[i - 1];
    const high = found[i];
    if (!low || !high || (low.mark === null) === (high.mark === null)) continue;
    if (!/^\s*-\s*$/.test(text.slice(low.end, high.start))) continue;
    low.mark ??= high.mark;
    high.mark ??= low.mark;
  }
}
