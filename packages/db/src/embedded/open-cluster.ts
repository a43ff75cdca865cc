import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { explainFolderError, ensureDataFolder } from "../data-folder.ts";
import { StartupError } from "../startup-error.ts";
import { findOsUser } from "./os-user.ts";
import { findBinaries } from "./binaries.ts";
import { createCluster } from "./create-cluster.ts";
import { resolveHome } from "./cluster-home.ts";
import { canEnterFolder } from "./run.ts";
import type { Cluster } from "./run-cluster.ts";

/**
 * Opens the cluster in a data folder without starting its server, creating the cluster if needed. Throws a
 * `StartupError` if that isn't possible.
 */
export async function openCluster(dataDir: string, fsync: boolean): Promise<Cluster> {
  try {
    const binaries = await findBinaries();
    if (resolveHome(dataDir) === undefined) await createIn(dataDir, binaries, fsync);
    const home = resolveHome(dataDir) ?? dataDir;
    const account = findOsUser(home);
    check(home);
    if (account !== undefined && !canEnterFolder(home, account)) {
      throw new StartupError(
        `The owner of ${home} can't access it; make its parent folders accessible, or set DATA_DIR to a different folder.`,
      );
    }
    return { home, binaries, account, fsync };
  } catch (error) {
    throw explainFolderError(dataDir, error);
  }
}

async function createIn(dataDir: string, binaries: string, fsync: boolean): Promise<void> {
  const takeBack = ensureDataFolder(dataDir);
  try {
    await createCluster({ dataDir, binaries, account: findOsUser(dataDir), fsync });
  } catch (error) {
    takeBack();
    throw error;
  }
}

function check(home: string): void {
  for (const needed of ["password", "data/PG_VERSION"]) {
    try {
      accessSync(join(home, needed), constants.R_OK);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
      throw new StartupError(
        `${home} is damaged (${needed} is missing); restore it, or move it elsewhere to start with an empty database.`,
      );
    }
  }
}
