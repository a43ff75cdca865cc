import { ENGLISH_WORDS, type GarmentMatch } from "./garments.ts";
import type { Token } from "./tokenize.ts";

/** Shorter words are too near to others: "boot" and "book". */
const SHORTEST = 6;

/** A garment whose English name a text misspells by one letter: "jeggning". For texts that name none as written. */
export function findMisspeltGarment(text: string, tokens: readonly Token[]): GarmentMatch | undefined {
  for (const [from, { form, start, end }] of tokens.entries()) {
    if (form.length < SHORTEST) continue;
    for (const [word, garment] of ENGLISH_WORDS) {
      if (word.length >= SHORTEST && isOneEditAway(form, word)) {
        return { garment, quote: text.slice(start, end), start, end, from, to: from + 1 };
      }
    }
  }
  return undefined;
}

/** One letter more, less, other, or two neighbours swapped; the first letter is seldom wrong. */
function isOneEditAway(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at += 1;
  const [x, y] = [a.slice(at), b.slice(at)];
  if (x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1)) return true;
  return x.length === y.length && x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
}
