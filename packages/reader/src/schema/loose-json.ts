import { decodeHTML } from "entities";

/** Parses JSON, repairing it if strict parsing fails. Returns undefined when it cannot be repaired. */
export function parseLooseJson(text: string): unknown {
  const strict = parse(text);
  if (strict !== undefined) return strict;
  const mended = parse(mendJson(text));
  return mended === undefined && text.includes("&quot;") ? parse(mendJson(decodeHTML(text))) : mended;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

const WRAPPERS = /\/\*\s{0,3}(?:<!\[CDATA\[|\]\]>)\s{0,3}\*\/|(?:\/\/)?\s{0,3}(?:<!\[CDATA\[|\]\]>)|<!--|-->/g;
const CONTROL: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * Repairs common mistakes: CDATA and comment markers around the block, raw line breaks and bad escapes in strings,
 * trailing commas, text before the first and after the last bracket. Linear.
 */
function mendJson(text: string): string {
  const bare = text.replace(WRAPPERS, "");
  const begin = bare.search(/[{[]/);
  const end = Math.max(bare.lastIndexOf("}"), bare.lastIndexOf("]"));
  if (begin < 0) return "";
  return bare.slice(begin, end + 1).replace(/"(?:[^"\\]|\\[^])*"|,\s*(?=[}\]])/g, (piece) => {
    return piece.startsWith(",") ? "" : mendString(piece);
  });
}

function mendString(piece: string): string {
  return piece
    .replace(/\\(?!["\\/bfnrt]|u[\da-fA-F]{4})/g, "")
    .replace(/\p{Cc}/gu, (control) => CONTROL[control] ?? " ");
}
