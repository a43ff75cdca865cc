import { spawn } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { PhotoColors } from "@dupewise/domain/comparison/photo-colors";
import { createFairScheduler } from "../fetch/fair-scheduler.ts";
import type { ProductImage } from "../images/image-cache.ts";
import { MAX_PIXELS, readPixelCount } from "../images/read-pixel-count.ts";
import { detectRasterType } from "../images/detect-raster-type.ts";

export interface PhotoAnalyzer {
  /**
   * Measures the colors of a photo, once per key. Never throws: a failed result says why.
   * @param read fetches the photo if it hasn't been measured before; returns null when there is none
   * @param askedBy the account on whose behalf the photo is measured; accounts take turns fairly, one photo at a time
   */
  measure: (key: string, read: () => Promise<ProductImage | null>, askedBy: string) => Promise<PhotoColors>;
  /** Re-encodes a photo from its pixels, without anything else in the file; null when it is not a photo. */
  clean: (bytes: Uint8Array, askedBy: string, longestSide?: number) => Promise<ProductImage | null>;
}

interface AnalyzerOptions {
  /** The time limit for one photo, including the start of the process, in milliseconds. */
  timeMs?: number;
  /** The number of photos whose colors are cached. */
  cacheSize?: number;
}

const PROGRAM = new URL("./photo-process.ts", import.meta.url).pathname;
/** The largest size that a screen shows. */
const SHOWN = 1600;
const TIME_MS = 10_000;
const WAIT_MS = 30_000;
const CACHE_SIZE = 5_000;
const MOST_ANSWER_BYTES = 4 * 1024 * 1024;

const without = (problem: NonNullable<PhotoColors["problem"]>): PhotoColors => ({
  swatches: [],
  isWorn: false,
  problem,
});

/** Creates an analyzer that processes one photo at a time in a child process and caches the measured colors. */
export function createPhotoAnalyzer({ timeMs = TIME_MS, cacheSize = CACHE_SIZE }: AnalyzerOptions = {}): PhotoAnalyzer {
  const turns = createFairScheduler(1, () => performance.now());
  const known = new Map<string, Promise<PhotoColors>>();

  async function work(task: readonly string[], bytes: Uint8Array, askedBy: string): Promise<Buffer> {
    const end = await turns.take({ askedBy, signal: AbortSignal.timeout(WAIT_MS) });
    try {
      return await run(task, bytes, timeMs);
    } finally {
      end();
    }
  }

  async function measureAnew(read: () => Promise<ProductImage | null>, askedBy: string): Promise<PhotoColors> {
    const image = await read();
    if (!image) return without("no photo");
    try {
      return PhotoColors.parse(JSON.parse((await work(["measure"], image.bytes, askedBy)).toString()));
    } catch {
      return without("unreadable");
    }
  }

  return {
    measure: (key, read, askedBy) => {
      const held = known.get(key);
      if (held) return held;
      const measured = measureAnew(read, askedBy);
      known.set(key, measured);
      for (const oldest of known.keys()) {
        if (known.size <= cacheSize) break;
        known.delete(oldest);
      }
      // A photo that could not be read may be available later.
      void measured.then(({ problem }) => {
        if (problem === "no photo" || problem === "unreadable") known.delete(key);
      });
      return measured;
    },
    clean: async (bytes, askedBy, longestSide = SHOWN) => {
      const type = detectRasterType(bytes);
      if (type === null || (readPixelCount(type, bytes) ?? Infinity) > MAX_PIXELS) return null;
      try {
        return {
          type: "image/webp",
          bytes: new Uint8Array(await work(["clean", String(longestSide)], bytes, askedBy)),
        };
      } catch {
        return null;
      }
    },
  };
}

/** A photo needs no environment variables. */
function environment(): Record<string, string> {
  const compiled = getCompileCacheDir();
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };
}

/** Throws when the process fails, takes too long or writes too much. */
async function run(task: readonly string[], bytes: Uint8Array, timeMs: number): Promise<Buffer> {
  const child = spawn(process.execPath, ["--max-old-space-size=128", PROGRAM, ...task], {
    env: environment(),
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeMs,
    killSignal: "SIGKILL",
  });
  const closed = once(child, "close");
  const parts: Buffer[] = [];
  let size = 0;
  child.stdout.on("data", (part: Buffer) => {
    size += part.length;
    if (size > MOST_ANSWER_BYTES) child.kill("SIGKILL");
    else parts.push(part);
  });
  // The process may exit before it has read everything.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  await closed;
  if (child.exitCode !== 0) throw new Error("The photo could not be processed");
  return Buffer.concat(parts);
}
