import { randomBytes } from "node:crypto";
import { chownSync, existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartupError } from "../startup-error.ts";
import { getClusterHomePath, createStagingFolder, ensureReachableBinaries } from "./cluster-home.ts";
import { runProgram } from "./run.ts";
import type { OsAccount } from "./run.ts";

export const SUPERUSER = "dupewise";

/** One call for the whole disk, instead of one for each of a thousand files; Linux alone has it. */
const SYNC_OPTIONS = process.platform === "linux" ? ["--sync-method=syncfs"] : [];
/** Only for tests: hashing the password once, not 4096 times, saves a fifth of what a connection costs. */
const UNSAFE_OPTIONS = ["--no-sync", "--set=scram_iterations=1"];

interface CreateOptions {
  dataDir: string;
  binaries: string;
  account: OsAccount | undefined;
  fsync: boolean;
}

/**
 * Creates a cluster atomically, by building it in a staging folder and then moving it into place. Keeps the existing
 * cluster if another process was faster.
 */
export async function createCluster({ dataDir, binaries, account, fsync }: CreateOptions): Promise<void> {
  const staging = createStagingFolder(dataDir, account);
  try {
    await initializeCluster(staging, ensureReachableBinaries(binaries, staging, account), account, fsync);
    settle(staging, dataDir);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(getClusterHomePath(dataDir))) throw error;
  }
}

async function initializeCluster(
  home: string,
  binaries: string,
  account: OsAccount | undefined,
  fsync: boolean,
): Promise<void> {
  const password = join(home, "password");
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (account) chownSync(password, account.uid, account.gid);
  const { code, output } = await runProgram(
    join(binaries, "bin", "initdb"),
    [
      `--pgdata=${join(home, "data")}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${password}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(fsync ? SYNC_OPTIONS : UNSAFE_OPTIONS),
    ],
    { account, cwd: home },
  );
  if (code !== 0) {
    const line = output.split("\n").findLast((one) => /FATAL|error/.test(one)) ?? output;
    const reason = line.replace(/^.*FATAL:\s+/, "");
    throw new StartupError(
      `A database can't be created in ${dirname(home)} (${reason}); fix that or set DATABASE_URL.`,
    );
  }
}

function settle(staging: string, dataDir: string): void {
  if (dirname(staging) === dataDir) renameSync(staging, getClusterHomePath(dataDir));
  else symlinkSync(staging, getClusterHomePath(dataDir));
}
