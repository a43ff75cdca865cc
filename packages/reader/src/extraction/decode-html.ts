import { TextDecoder } from "node:util";

const SNIFFED_BYTES = 4096;

/**
 * Decodes a page in the encoding named by its byte order mark, the HTTP header or the page itself, in that order. If
 * none names one, decodes it as UTF-8 if it is valid, otherwise as Windows-1252. A page declared as Windows-1252 is
 * also decoded as UTF-8 if it is valid.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string): string {
  const named = byteOrderMark(bytes) ?? charsetOf(contentType) ?? charsetOfMeta(bytes);
  const decoder = named === null ? null : decoderFor(named);
  return textOf(bytes, decoder).replaceAll("\0", "").toWellFormed();
}

/** Many servers declare every page as Latin-1: bytes that are valid UTF-8 are UTF-8 anyway. */
function textOf(bytes: Uint8Array, decoder: TextDecoder | null): string {
  if (decoder !== null && decoder.encoding !== "windows-1252") return decoder.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function byteOrderMark([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return a === 0xff && b === 0xfe ? "utf-16le" : null;
}

function charsetOf(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1] ?? null;
}

/** A page whose UTF-16 declaration is readable as ASCII is not UTF-16. */
function charsetOfMeta(bytes: Uint8Array): string | null {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, SNIFFED_BYTES));
  const meta = /<meta[^>]{0,200}charset[^>]{0,100}>|<\?xml[^>]{0,100}encoding[^>]{0,50}>/i.exec(head)?.[0] ?? "";
  const name = charsetOf(meta.replace(/encoding(\s*=)/i, "charset$1"));
  return name !== null && /^utf-?16/i.test(name) ? "utf-8" : name;
}

function decoderFor(charset: string): TextDecoder | null {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}
