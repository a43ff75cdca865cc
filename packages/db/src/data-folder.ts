import { accessSync, constants, existsSync, mkdirSync, rmdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartupError } from "./startup-error.ts";

const ADVICE: Record<string, string> = {
  EACCES: "is not writable; change its permissions, or set DATA_DIR to a writable folder",
  EPERM: "is not writable; change its permissions, or set DATA_DIR to a writable folder",
  EROFS: "is on a read-only disk; set DATA_DIR to a writable folder",
  ENOSPC: "is on a full disk; free up space, or set DATA_DIR to a folder on another disk",
  // PostgreSQL's code for it.
  "53100": "is on a full disk; free up space, or set DATA_DIR to a folder on another disk",
  ENAMETOOLONG: "has too long a name; set DATA_DIR to a shorter one",
  ELOOP: "is a symbolic link to itself; set DATA_DIR to a folder",
  ENOTDIR: "is not a folder; remove the file, or set DATA_DIR to a folder",
  EEXIST: "is not a folder; remove the file, or set DATA_DIR to a folder",
};

/**
 * Ensures that the data folder and its parents exist and that the folder is writable. Returns a function that removes
 * the folders that this call created, if they are still empty. Throws a `StartupError` if the folder isn't writable,
 * leaving nothing behind.
 */
export function ensureDataFolder(dataDir: string): () => void {
  const made: string[] = [];
  const takeBack = () => {
    try {
      for (const folder of made.splice(0).toReversed()) rmdirSync(folder);
    } catch {
      // It is no longer empty, which makes it worth keeping.
    }
  };
  try {
    make(dataDir, made);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return takeBack;
  } catch (error) {
    takeBack();
    throw explainFolderError(dataDir, error);
  }
}

/**
 * Returns a `StartupError` that explains a known problem with the data folder in one sentence. Returns any other error
 * unchanged.
 */
export function explainFolderError(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const advice = ADVICE[code];
  return advice === undefined ? error : new StartupError(`${dataDir} ${advice}.`, { cause: error });
}

/** Step by step: Node's recursive mkdir loops forever where the system forbids folders, as in /proc. */
function make(folder: string, made: string[]): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  make(parent, made);
  try {
    mkdirSync(folder);
    made.push(folder);
  } catch (error) {
    // Another process was faster.
    if (existsSync(folder)) return;
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    throw new StartupError(`No folder can be created in ${parent}; set DATA_DIR to a writable folder.`, {
      cause: error,
    });
  }
}
