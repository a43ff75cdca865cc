import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../embedded/start-embedded-postgres.ts";
import { migrate } from "../migrate.ts";
import { PREFIX, stopAbandonedClusters } from "./abandoned.ts";

export interface TestCluster {
  /** The URL of its one database, migrated and empty. */
  url: string;
  /** Stops it, and leaves nothing behind. */
  stop: () => Promise<void>;
}

/** Starts a separate PostgreSQL cluster for a test, with fsync turned off. */
export async function startTestCluster(): Promise<TestCluster> {
  await stopAbandonedClusters();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // As root, PostgreSQL runs as another user.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbeddedPostgres({ dataDir, fsync: false });
  await migrate(embedded);
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      for (const folder of [embedded.place, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
