/** Strips NUL, the one character PostgreSQL cannot store. */
export function toStorableText(text: string): string {
  return text.replaceAll("\0", "");
}

/**
 * Strips NULs and lone surrogates, which PostgreSQL rejects in JSON. Parses every escape, so that "\\u0000" stays.
 */
export function toStorableJson(json: string): string {
  return json.replaceAll(/\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g, (escape) => {
    if (escape === "\\u0000") return "";
    return escape.startsWith("\\ud") ? "\\ufffd" : escape;
  });
}
