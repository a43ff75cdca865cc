/** Words that add no meaning to a phrase. */
const FILLERS: ReadonlySet<string> = new Set(["a", "an", "the", "style", "shape"]);

/** Removes phrases whose words an earlier phrase already contains: after "pumps", "a pump style" adds nothing. */
export function withoutRepetition(phrases: readonly string[]): string[] {
  const earlier: string[] = [];
  return phrases.filter((phrase) => {
    const words = phrase.split(" ").filter((word) => !FILLERS.has(word));
    const isNew = !words.every((word) => earlier.some((other) => other.startsWith(word)));
    earlier.push(...words);
    return isNew;
  });
}
