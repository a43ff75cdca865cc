import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { IMPORT_FLAGS } from "@dupewise/server/catalogue/import-flags";
import { generateItem } from "@dupewise/testing/catalogue/generate-item";

const SCRIPT = fileURLToPath(new URL("../../apps/server/src/import.ts", import.meta.url));
const PEAK = /^VmHWM:\s+(\d+) kB$/m;
const KB_PER_MB = 1024;
const LOOK_EVERY_MS = 200;

interface FeedShape {
  /** The number of the first product. */
  first?: number;
  /** The number of letters added to each description. */
  padding?: number;
}

/** Writes a feed of generated products to a file. */
export async function writeFeed(
  file: string,
  products: number,
  { first = 0, padding = 0 }: FeedShape = {},
): Promise<void> {
  const stream = createWriteStream(file);
  const care = "Wash it cold with like colors and dry it flat in the shade. ".repeat(padding / 60);
  for (let number = first; number < first + products; number++) {
    const { description, ...item } = generateItem(number);
    const line = `${JSON.stringify({ ...item, description: description + care })}\n`;
    if (!stream.write(line)) await once(stream, "drain");
  }
  stream.end();
  await once(stream, "finish");
}

/** Imports a feed file as an operator does. Returns the duration, and the peak memory of the process. */
export async function importFeedFile(file: string, databaseUrl: string): Promise<{ seconds: number; peakMb: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [...IMPORT_FLAGS, SCRIPT, file], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
  let peakMb = 0;
  const looking = setInterval(() => (peakMb = Math.max(peakMb, peakOf(child.pid ?? 0))), LOOK_EVERY_MS);
  await once(child, "close");
  const { exitCode: code } = child;
  clearInterval(looking);
  if (code !== 0) throw new Error(`The import failed: ${said}`);
  return { seconds: (performance.now() - began) / 1000, peakMb };
}

function peakOf(pid: number): number {
  try {
    return Number(PEAK.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / KB_PER_MB;
  } catch {
    return 0;
  }
}
