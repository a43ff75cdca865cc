import type { Readable } from "node:stream";
import { startEmbeddedPostgres } from "@dupewise/db/embedded/start-embedded-postgres";
import { migrate } from "@dupewise/db/migrate";
import { pino } from "pino";
import type { Environment } from "../config/env.ts";
import { openQueue } from "../jobs/open-queue.ts";
import { restoreBackup } from "./backup-file.ts";

/**
 * Restores a backup into an empty database and migrates the database. Returns the time at which the backup was made.
 */
export async function runRestore(
  { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATA_DIR }: Environment,
  source: Readable,
): Promise<string> {
  const database =
    DATABASE_DIRECT_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: DATA_DIR })
      : { url: DATABASE_DIRECT_URL, stop: async () => {} };
  try {
    const { madeAt } = await restoreBackup(database.url, source, (migrations) => makeTables(database.url, migrations));
    await migrate(database);
    return madeAt;
  } finally {
    await database.stop();
  }
}

/** Creates the tables of a version: the product's own and the queue's. */
async function makeTables(databaseUrl: string, migrations: number): Promise<void> {
  await migrate({ url: databaseUrl }, { first: migrations });
  const queue = openQueue({ databaseUrl, log: pino({ level: "silent" }), works: false });
  await queue.client();
  await queue.close();
}
