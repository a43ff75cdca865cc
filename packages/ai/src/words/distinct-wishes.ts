/** Words of a wish that say nothing of their own. */
const FILLERS: ReadonlySet<string> = new Set(["a", "an", "the", "style", "shape"]);

/** Removes the wishes that earlier ones contain: pumps are in a pump style, and a hoodie has a hood. */
export function withoutRepetition(wanted: readonly string[]): string[] {
  const wordsOf = (wish: string) => wish.split(" ").filter((word) => !FILLERS.has(word));
  return wanted.filter((wish, at) => {
    const earlier = wanted.slice(0, at).flatMap(wordsOf);
    return !wordsOf(wish).every((word) => earlier.some((other) => other.startsWith(word)));
  });
}
