/** Words of a wish that say nothing of their own. */
const FILLERS: ReadonlySet<string> = new Set(["a", "an", "the", "style", "shape"]);

/** Removes phrases whose words an earlier phrase already contains: after "pumps", "a pump style" adds nothing. */
export function withoutRepetition(wanted: readonly string[]): string[] {
  const earlier: string[] = [];
  return wanted.filter((wish) => {
    const words = wish.split(" ").filter((word) => !FILLERS.has(word));
    const isNew = !words.every((word) => earlier.some((other) => other.startsWith(word)));
    earlier.push(...words);
    return isNew;
  });
}
