import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";
import { canEnterFolder } from "./run.ts";
import type { OsAccount } from "./run.ts";

/** Not the temporary folder first: many machines empty it at every boot. */
const REACHABLE = ["/var/tmp", tmpdir()];

/**
 * Returns the path of the cluster's home folder, which contains `data`, `password` and `log`. The path may be a
 * symbolic link.
 */
export function getClusterHomePath(dataDir: string): string {
  return join(dataDir, "postgres");
}

/**
 * Returns the real path of the cluster's home folder, or undefined if it doesn't exist. Removes the link if the
 * temporary folder that it points to has been deleted.
 */
export function resolveHome(dataDir: string): string | undefined {
  const link = getClusterHomePath(dataDir);
  if (existsSync(link)) return realpathSync(link);
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(link);
  return undefined;
}

/**
 * Creates a staging folder for a new cluster, in the data folder or, if the account can't access that, in another
 * folder that it can access. Throws a `StartupError` if there is none.
 */
export function createStagingFolder(dataDir: string, account: OsAccount | undefined): string {
  const parent = [dataDir, ...REACHABLE].find((folder) => account === undefined || canEnterFolder(folder, account));
  if (parent === undefined) {
    throw new StartupError(
      `The user that PostgreSQL runs as can't access ${dataDir}; set DATA_DIR to a folder that every user can access.`,
    );
  }
  const staging = mkdtempSync(join(parent, parent === dataDir ? "postgres-" : "dupewise-postgres-"));
  if (account) chownSync(staging, account.uid, account.gid);
  return staging;
}

/**
 * Returns a folder of PostgreSQL binaries that the account can execute: the package's own folder, otherwise a copy in
 * the cluster's home folder, which is created if it doesn't exist.
 */
export function ensureReachableBinaries(binaries: string, home: string, account: OsAccount | undefined): string {
  if (account === undefined || canEnterFolder(join(binaries, "bin"), account)) return binaries;
  const edition = createHash("sha256")
    .update(readFileSync(join(binaries, "..", "package.json")))
    .digest("hex");
  const copy = join(home, `programs-${edition.slice(0, 12)}`);
  if (!existsSync(copy)) {
    const half = mkdtempSync(join(home, "programs-"));
    const filter = (path: string) => !path.endsWith(".a");
    cpSync(binaries, half, { recursive: true, verbatimSymlinks: true, filter });
    chmodSync(half, 0o755);
    renameSync(half, copy);
  }
  return copy;
}
