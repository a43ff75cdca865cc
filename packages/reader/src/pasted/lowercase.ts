/**
 * Converts text to lowercase without changing any offset. Patterns match this text instead of the original, because
 * with the flag "i", classes such as \p{L} take twice as long to compile and to match.
 */
export function lowercase(text: string): string {
  // "İ" is the only letter that would become two characters.
  return text.replaceAll("İ", "i").toLowerCase();
}

/** Returns the first match of a lowercase pattern, spelled as in the text, or undefined. */
export function matchIn(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(lowercase(text));
  return found === null ? undefined : text.slice(found.index, found.index + found[0].length);
}

/** Removes the first match of a lowercase pattern from the text. */
export function withoutMatch(text: string, pattern: RegExp): string {
  const found = pattern.exec(lowercase(text));
  return found === null ? text : text.slice(0, found.index) + text.slice(found.index + found[0].length);
}

/** Returns the part of the text before the first match of a lowercase pattern, or the whole text if nothing matches. */
export function textBeforeMatch(text: string, pattern: RegExp): string {
  return text.slice(0, pattern.exec(lowercase(text))?.index);
}
