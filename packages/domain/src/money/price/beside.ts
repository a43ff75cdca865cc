import { type CurrencyMark, markEndingAt, markStartingAt } from "../currencies.ts";

/** The currency mark before a number that starts at `at`, not before `taken`. */
export function markBefore(text: string, at: number, taken: number): { mark: CurrencyMark; start: number } | null {
  let end = at;
  while (end > taken && at - end < 4 && /[\s:.,=]/.test(text[end - 1] ?? "")) {
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

/** The currency mark behind a number that ends at `at`, behind ",-" and blanks too. */
export function markAfter(text: string, at: number): { mark: CurrencyMark; start: number; end: number } | null {
  const gap = /^(?:[.,:]?-{1,2})?[\s*]{0,3}/.exec(text.slice(at, at + 8))?.[0].length ?? 0;
  for (const start of new Set([at + gap, at])) {
    const hit = markStartingAt(text, start);
    if (hit) return { ...hit, start };
  }
  return null;
}

/** Whether two marks beside one number can both be meant. */
export function agree(one: CurrencyMark, other: CurrencyMark): boolean {
  return one.isCode || other.isCode || one.codes.some((code) => other.codes.includes(code));
}

/** A code says more than a sign; of two signs, what both can mean. */
export function combine(one: CurrencyMark, other: CurrencyMark): CurrencyMark {
  const shared = one.codes.filter((code) => other.codes.includes(code));
  if (shared.length > 0) return { ...one, codes: shared };
  return other.isCode && !one.isCode ? other : one;
}
