/**
 * Memoizes a function of a text. Keeps only the latest results, because the rules that read a product search the same
 * few texts again and again. Callers must not modify a result.
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
