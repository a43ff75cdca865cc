const WORD = /[\p{L}\p{N}]+/gu;
/** Scripts without spaces: each character counts as a word. */
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Splits text into lowercase words, for comparison with those of other texts. */
export function wordsOf(text: string): string[] {
  const lower = text.normalize("NFKC").toLowerCase();
  const words = lower.match(WORD) ?? [];
  return IDEOGRAPHS.test(lower) ? words.flatMap((word) => (IDEOGRAPHS.test(word) ? Array.from(word) : [word])) : words;
}

/** Returns the fraction of the words in `part` that also occur in `whole`, 0–1. */
export function wordCoverage(part: readonly string[], whole: readonly string[]): number {
  if (part.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of whole) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of part) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return shared / part.length;
}

/**
 * Returns how similar two lists of words are, 0–1: twice the number of words that they share, divided by the number of
 * words in both (the Dice coefficient).
 */
export function wordSimilarity(one: readonly string[], other: readonly string[]): number {
  return one.length + other.length === 0
    ? 0
    : (2 * wordCoverage(one, other) * one.length) / (one.length + other.length);
}
