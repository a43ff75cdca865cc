import { inflateSync } from "node:zlib";
import { PNG_SIGNATURE } from "./write.ts";

export interface TrueColors {
  width: number;
  height: number;
  /** One number per pixel, row by row: 0xrrggbb. */
  colors: Uint32Array;
}

/**
 * Decodes a PNG as browsers write it: 8 bits per channel, opaque RGB or RGBA, not interlaced. Throws for any other
 * format.
 */
export function readPng(png: Buffer): TrueColors {
  if (!png.subarray(0, 8).equals(PNG_SIGNATURE)) throw new Error("This is not a PNG.");
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png.readUInt8(25)];
  if (png.readUInt8(24) !== 8 || channels === undefined || png.readUInt8(28) !== 0) {
    throw new Error("This PNG is not 8-bit RGB or RGBA without interlacing.");
  }
  const bytes = unfilter(inflateSync(Buffer.concat(imageData(png))), width * channels, channels);
  const colors = new Uint32Array(width * height);
  for (let i = 0; i < colors.length; i++) colors[i] = bytes.readUIntBE(i * channels, 3);
  return { width, height, colors };
}

function imageData(png: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = PNG_SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return parts;
}

/** Undoes the filter of each row (PNG specification, section 9). */
function unfilter(rows: Buffer, stride: number, channels: number): Buffer {
  const height = rows.length / (stride + 1);
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < channels ? 0 : (out[at - channels] ?? 0);
      const up = y === 0 ? 0 : (out[at - stride] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (out[at - stride - channels] ?? 0);
      const raw = rows[at + y + 1] ?? 0;
      out[at] = raw + (filter === 0 ? 0 : predict(filter, left, up, corner));
    }
  }
  return out;
}

function predict(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
