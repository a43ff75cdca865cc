/**
 * Returns a text in lowercase with all offsets unchanged. Patterns match it instead of the text itself, because with
 * the flag "i" classes such as \p{L} take twice as long to compile and to match.
 */
export function lowercase(text: string): string {
  // Alone among all letters, "İ" would become two characters.
  return text.replaceAll("İ", "i").toLowerCase();
}

/** Returns the first match of a lowercase pattern, as written in the text. */
export function matchIn(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(lowercase(text));
  return found === null ? undefined : text.slice(found.index, found.index + found[0].length);
}

/** Returns a text without the first match of a lowercase pattern. */
export function withoutMatch(text: string, pattern: RegExp): string {
  const found = pattern.exec(lowercase(text));
  return found === null ? text : text.slice(0, found.index) + text.slice(found.index + found[0].length);
}

/** Returns the part of a text before the first match of a lowercase pattern. */
export function upToMatch(text: string, pattern: RegExp): string {
  return text.slice(0, pattern.exec(lowercase(text))?.index);
}
