import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Feeds } from "@dupewise/api/ports/feeds";
import { readFeedsFile } from "./feeds-file.ts";
import { IMPORT_FLAGS } from "./import-flags.ts";

const SCRIPT = fileURLToPath(new URL("../import.ts", import.meta.url));
/** The nice value of the importing process, so that requests are handled first. */
const NICE = 10;
const MOST_SAID = 2_000;

/** Creates the port that imports the feeds in the operator's list. Returns null if there is no list. */
export function createFeedImporter(path: string | undefined): Feeds | null {
  return path === undefined ? null : { list: () => readFeedsFile(path), run: importApart };
}

/** Imports in a separate process: extracting facts takes a millisecond per product, and would delay requests. */
async function importApart(name: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [...IMPORT_FLAGS, SCRIPT, name], {
    stdio: ["ignore", "ignore", "pipe"],
    signal,
  });
  if (child.pid !== undefined) setPriority(child.pid, NICE);
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-MOST_SAID)));
  await once(child, "close");
  const { exitCode: code } = child;
  if (code !== 0) throw new Error(`The import of ${name} ended with ${code}: ${said.trim()}`);
}
