// Runs on whatever Node started the bootstrap (20 or newer), at the start of every command.
import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** The program that can start from a snapshot. */
export const PROGRAM = "apps/cli/src/main.ts";
/** The script whose heap is stored as the snapshot. */
export const PREPARATION = "apps/cli/src/snapshot/main.ts";
/** The script that builds the snapshot in a process of its own. */
export const BUILDER = "tooling/setup/snapshot/main.ts";

/** Commands that need so few modules that starting them from their sources is faster. */
export const LIGHT_COMMANDS = ["parse-price"];

/** Returns the paths of a checkout's snapshot and of the record of what it was built from. */
export function snapshotPaths(/** @type {string} */ root) {
  const folder = join(root, "node_modules", ".cache", "dupewise");
  return { folder, blob: join(folder, "cli.blob"), record: join(folder, "cli.json") };
}

/** Returns a stamp that changes whenever the file does, or null if there is no such file. */
export function fileStamp(/** @type {string} */ path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs}` : null;
}

/**
 * Returns what a snapshot depends on besides files: the path of its checkout, and the Node flags, without which V8
 * rejects it.
 */
export function snapshotSettings(/** @type {string} */ root, /** @type {readonly string[]} */ flags) {
  return [resolve(root), ...flags, process.env.NODE_OPTIONS ?? ""].join("\n");
}

/**
 * Returns the path of the snapshot of these sources for these Node flags, or null if it could not be built. Returns
 * undefined if none has been built since the sources, or the snapshot itself, changed.
 */
export function findSnapshot(/** @type {string} */ root, /** @type {readonly string[]} */ flags) {
  const { blob, record } = snapshotPaths(root);
  try {
    /** @type {unknown} */
    const known = JSON.parse(readFileSync(record, "utf8"));
    if (!isRecord(known) || known.settings !== snapshotSettings(root, flags)) return undefined;
    for (const [path, stamp] of Object.entries(known.stamps))
      if (fileStamp(join(root, path)) !== stamp) return undefined;
    return known.problem === null ? blob : null;
  } catch {
    return undefined;
  }
}

/** @returns {known is { settings: string, stamps: Record<string, string | null>, problem: string | null }} */
function isRecord(/** @type {unknown} */ known) {
  return typeof known === "object" && known !== null && "settings" in known && "stamps" in known && "problem" in known;
}
