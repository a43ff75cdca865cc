import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@dupewise/db/connect";
import { startEmbedded } from "@dupewise/db/embedded/start-embedded";

/** A PostgreSQL of its own, not synced to disk, that leaves nothing behind. */
export async function startCluster() {
  const dataDir = mkdtempSync(join(tmpdir(), "dupewise-bench-"));
  // As root, PostgreSQL runs as another user.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, fsync: false });
  return {
    url: embedded.url,
    /** Of another database, empty at first. */
    createDatabase: async (name: string): Promise<string> => {
      const { sql, close } = connect(embedded.url);
      await sql.unsafe(`create database ${name}`);
      await close();
      return Object.assign(new URL(embedded.url), { pathname: name }).href;
    },
    close: async () => {
      await embedded.stop();
      for (const folder of [embedded.place, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
