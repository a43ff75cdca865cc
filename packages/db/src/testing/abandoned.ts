import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../embedded/is-alive.ts";
import { openCluster } from "../embedded/open-cluster.ts";
import { stopServer } from "../embedded/run-cluster.ts";

export const PREFIX = "dupewise-test-";

/** Ends the clusters of test runs that were killed: the name of the folder tells which process made it. */
export async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const maker = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (maker === undefined || isAlive(Number(maker))) continue;
    const folder = join(tmpdir(), name);
    try {
      await stopServer(await openCluster(folder, false));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, or another run sweeps it just now.
    }
  }
}
