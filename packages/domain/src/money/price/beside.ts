import { type CurrencyMark, findMarkEndingAt, findMarkStartingAt } from "../currencies.ts";

/** "Größe M, 59,95", "taglia L 40", "H&M 12,99": no maloti and no lekë. */
const isSizeOrName = (text: string, { mark, start }: { mark: CurrencyMark; start: number }, gap: string): boolean =>
  mark.weak && (gap.includes(",") || text[start - 1] === "&" || SIZED.test(text.slice(Math.max(0, start - 9), start)));
const SIZED = /(?<!\p{L})(?:sizes?|größe|gr\.?|taille|taglia|tg\.?|talla|maat)\s$/iu;

/**
 * Finds the currency mark before a number, or returns null.
 * @param at the offset at which the number starts
 * @param from the offset before which the text is ignored, because an earlier number ends there
 */
export function findMarkBefore(text: string, at: number, from: number): { mark: CurrencyMark; start: number } | null {
  let end = at;
  while (end > from && at - end < 4 && /[\s:.,=]/.test(text[end - 1] ?? "")) {
    // "Rs." and "kr." keep their dot.
    if (text[end - 1] === ".") {
      const dotted = findMarkEndingAt(text, end);
      if (dotted && dotted.start >= from) return dotted;
    }
    end--;
  }
  const hit = findMarkEndingAt(text, end);
  return hit && hit.start >= from && !isSizeOrName(text, hit, text.slice(end, at)) ? hit : null;
}

/**
 * Finds the currency mark after a number, skipping spaces and ",-" in between, or returns null.
 * @param at the offset at which the number ends
 */
export function findMarkAfter(text: string, at: number): { mark: CurrencyMark; start: number; end: number } | null {
  const gap = /^(?:[.,:]?-{1,2})?[\s*]{0,3}/.exec(text.slice(at, at + 8))?.[0].length ?? 0;
  for (const start of gap === 0 ? [at] : [at + gap, at]) {
    const hit = findMarkStartingAt(text, start);
    if (hit) return { ...hit, start };
  }
  return null;
}

/**
 * Returns true when two currency marks next to the same number are compatible: when either is a code, which takes
 * precedence, or when both can mean the same currency.
 */
export function marksAgree(one: CurrencyMark, other: CurrencyMark): boolean {
  return one.isCode || other.isCode || one.codes.some((code) => other.codes.includes(code));
}

/**
 * Combines two currency marks next to the same number: a code takes precedence over a symbol, and two symbols narrow
 * each other down.
 */
export function combineMarks(one: CurrencyMark, other: CurrencyMark): CurrencyMark {
  const shared = one.codes.filter((code) => other.codes.includes(code));
  if (shared.length > 0) return { ...one, codes: shared };
  return other.isCode && !one.isCode ? other : one;
}
