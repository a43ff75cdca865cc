import { globSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isAlive } from "../embedded/is-alive.ts";
import { openCluster } from "../embedded/open-cluster.ts";
import { stopServer } from "../embedded/run-cluster.ts";

/**
 * The prefix of the names of temporary test folders. The process ID follows, so that the next run can remove abandoned
 * ones.
 */
export const TEST_FOLDER_PREFIX = "dupewise-test-";

/**
 * Stops the PostgreSQL clusters that dead test processes have left behind, and removes their folders. Recognizes them
 * by the process ID in the folder's name.
 */
export async function stopAbandonedClusters(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const maker = new RegExp(`^${TEST_FOLDER_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (maker === undefined || isAlive(Number(maker))) continue;
    const folder = join(tmpdir(), name);
    try {
      const home = findHome(folder);
      if (home !== undefined) {
        await stopServer(await openCluster(dirname(home), false));
        rmSync(realpathSync(home), { recursive: true, force: true });
      }
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, or another run is sweeping it.
    }
  }
}

/** Finds a cluster in the folder itself or in one of its subfolders. */
function findHome(folder: string): string | undefined {
  return globSync(["postgres", "*/postgres"], { cwd: folder }).map((path) => join(folder, path))[0];
}
