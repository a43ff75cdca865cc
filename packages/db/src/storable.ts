/** Removes NUL characters, the only characters that PostgreSQL cannot store in text. */
export function toStorableText(text: string): string {
  return text.replaceAll("\0", "");
}

/**
 * Removes NULs, and replaces lone surrogates with U+FFFD, because PostgreSQL rejects both in JSON. Matches every escape
 * sequence, so that an escaped backslash followed by "u0000" is kept.
 */
export function toStorableJson(json: string): string {
  return json.replaceAll(/\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g, (escape) => {
    if (escape === "\\u0000") return "";
    return escape.startsWith("\\ud") ? "\\ufffd" : escape;
  });
}
