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
import { canEnter } from "./run.ts";
import type { Account } from "./run.ts";

/** Not the temporary folder first: it is emptied at every start of many machines. */
const REACHABLE = ["/var/tmp", tmpdir()];

/** Where a cluster lives: `data`, `password` and `log` stand in it. */
export function homeLink(dataDir: string): string {
  return join(dataDir, "postgres");
}

/** The folder itself, when there is one. A link to nowhere is cleared: what it named was temporary. */
export function existingHome(dataDir: string): string | undefined {
  const link = homeLink(dataDir);
  if (existsSync(link)) return realpathSync(link);
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(link);
  return undefined;
}

/** A new folder for a cluster in the making, beside where it will be, or where the account can get to. */
export function makeStaging(dataDir: string, account: Account | undefined): string {
  const parent = [dataDir, ...REACHABLE].find((folder) => account === undefined || canEnter(folder, account));
  if (parent === undefined) {
    throw new StartupError(
      `The user that PostgreSQL runs as can't reach ${dataDir}; set DATA_DIR to a folder that everybody may enter.`,
    );
  }
  const staging = mkdtempSync(join(parent, parent === dataDir ? "postgres-" : "dupewise-postgres-"));
  if (account) chownSync(staging, account.uid, account.gid);
  return staging;
}

/** Binaries that the account can run: those of the package, or a copy of them in the cluster's home. */
export function reachableBinaries(binaries: string, home: string, account: Account | undefined): string {
  if (account === undefined || canEnter(join(binaries, "bin"), account)) return binaries;
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
