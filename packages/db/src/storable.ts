/** PostgreSQL stores every character but NUL; a page or a model may still send one. */
export function storableText(text: string): string {
  return text.replaceAll("\0", "");
}

/**
 * The same for json, where half a surrogate pair is refused too. Every escape is looked at, so that "\\u0000" stays.
 */
export function storableJson(json: string): string {
  return json.replaceAll(/\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g, (escape) => {
    if (escape === "\\u0000") return "";
    return escape.startsWith("\\ud") ? "\\ufffd" : escape;
  });
}
