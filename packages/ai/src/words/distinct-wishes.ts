/** Words of a wish that say nothing of their own. */
const FILLERS: ReadonlySet<string> = new Set(["a", "an", "the", "style", "shape"]);

/** Removes the wishes that earlier ones contain: pumps are in a pump style, and a hoodie has a hood. */
export function withoutRepetition(wanted: readonly string[]): string[] {
  const earlier: string[] = [];
  return wanted.filter((wish) => {
    const words = wish.split(" ").filter((word) => !FILLERS.has(word));
    const isNew = !words.every((word) => earlier.some((other) => other.startsWith(word)));
    earlier.push(...words);
    return isNew;
  });
}
