/**
 * Memoizes a function of a text. Keeps at most `maxResults` results, because the rules that read a product search the
 * same few texts again and again. Callers must not modify a result.
 */
export function memoize<Result>(compute: (text: string) => Result, maxResults: number): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = compute(text);
    if (known.size >= maxResults) known.clear();
    known.set(text, result);
    return result;
  };
}

const MAX_WORDS = 1000;
/** Longer ones are hardly words, and rarely occur again. */
const LONGEST_WORD = 40;

/**
 * Memoizes a function of a word, because most products are described in the same few hundred words. Words of more than
 * 40 characters are computed each time.
 */
export function memoizeWord<Result>(compute: (word: string) => Result): (word: string) => Result {
  const memoized = memoize(compute, MAX_WORDS);
  return (word) => (word.length > LONGEST_WORD ? compute(word) : memoized(word));
}
