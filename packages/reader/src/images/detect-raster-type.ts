/** Image formats, each with a check of the first bytes. */
const SIGNATURES: readonly (readonly [type: string, matches: (head: string) => boolean])[] = [
  ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
  ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/gif", (head) => /^GIF8[79]a/.test(head)],
  ["image/webp", (head) => head.startsWith("RIFF") && head.slice(8, 12) === "WEBP"],
  ["image/avif", (head) => /^ftypavi[fs]/.test(head.slice(4))],
];

/**
 * Detects a raster image's media type from its first bytes, regardless of the declared type. Returns null for anything
 * else, including SVG, because it can contain scripts.
 */
export function detectRasterType(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return SIGNATURES.find(([, matches]) => matches(head))?.[0] ?? null;
}
