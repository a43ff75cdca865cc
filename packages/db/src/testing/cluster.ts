import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "../embedded/start-embedded-postgres.ts";
import { migrate } from "../migrate.ts";
import { TEST_FOLDER_PREFIX, stopAbandonedClusters } from "./abandoned.ts";

export interface TestCluster {
  /** The URL of its one database, migrated and empty. */
  url: string;
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>;
}

const GUARD = fileURLToPath(new URL("guard.ts", import.meta.url));

/**
 * Starts a separate PostgreSQL cluster for a test, with fsync turned off. If this process ends without stopping the
 * cluster, even by SIGKILL, another process stops it.
 */
export async function startTestCluster(): Promise<TestCluster> {
  await stopAbandonedClusters();
  const dataDir = mkdtempSync(join(tmpdir(), `${TEST_FOLDER_PREFIX}${process.pid}-`));
  // As root, PostgreSQL runs as another user.
  chmodSync(dataDir, 0o755);
  // In a process group of its own, because what ends a run often signals all of its group.
  const guard = spawn(process.execPath, [GUARD], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  guard.unref();
  const embedded = await startEmbeddedPostgres({ dataDir, fsync: false });
  await migrate(embedded);
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      for (const folder of [embedded.place, dataDir]) rmSync(folder, { recursive: true, force: true });
      guard.kill();
    },
  };
}
