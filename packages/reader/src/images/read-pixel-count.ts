/** The maximum number of pixels of an image. A browser needs four bytes for each, however small the file. */
export const MAX_PIXELS = 50_000_000;

/** The width and height in formats that store them at a fixed offset. */
const FIXED: Readonly<Record<string, (bytes: Buffer) => [number, number]>> = {
  "image/png": (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
  "image/gif": (bytes) => [bytes.readUInt16LE(6), bytes.readUInt16LE(8)],
};

/**
 * Reads the number of pixels that an image's header declares, or returns null when it declares no size. A few bytes can
 * declare an image so large that a browser would allocate gigabytes for it.
 */
export function readPixelCount(type: string, content: Uint8Array): number | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  try {
    const [width, height] = sizeOf(type, bytes);
    return width * height;
  } catch {
    // The header ends before its size.
    return null;
  }
}

function sizeOf(type: string, bytes: Buffer): [number, number] {
  const fixed = FIXED[type];
  if (fixed) return fixed(bytes);
  if (type === "image/jpeg") return jpegSize(bytes);
  if (type === "image/webp") return webpSize(bytes);
  const box = bytes.subarray(0, 4096).indexOf("ispe");
  if (box < 0) throw new RangeError("No size");
  return [bytes.readUInt32BE(box + 8), bytes.readUInt32BE(box + 12)];
}

/** The frame's header is one of C0 to CF, except the tables at C4, C8 and CC. */
function jpegSize(bytes: Buffer): [number, number] {
  let at = 2;
  for (;;) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    }
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
}

/** Reads the size of a WebP in any of its three forms: extended, lossless, lossy. */
function webpSize(bytes: Buffer): [number, number] {
  const form = bytes.toString("latin1", 12, 16);
  if (form === "VP8X") return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (form === "VP8 ") return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  const size = bytes.readUInt32LE(21);
  return [(size & 0x3fff) + 1, ((size >>> 14) & 0x3fff) + 1];
}
