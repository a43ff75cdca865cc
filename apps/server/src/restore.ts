import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { startEmbedded } from "@dupewise/db/embedded/start-embedded";
import { migrate } from "@dupewise/db/migrate";
import { pino } from "pino";
import { restoreBackup } from "./backup/backup-file.ts";
import { readEnvironment } from "./config/env.ts";
import { openQueue } from "./jobs/open-queue.ts";

const STDIN = "-";

/** Creates the tables of a version: the product's own and the queue's. */
async function makeTables(databaseUrl: string, migrations: number): Promise<void> {
  await migrate({ url: databaseUrl }, { first: migrations });
  const queue = openQueue({ databaseUrl, log: pino({ level: "silent" }), works: false });
  await queue.client();
  await queue.close();
}

try {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error("Specify the backup to restore: npm run restore -- FILE");
  if (file !== STDIN) await access(file);
  const source = file === STDIN ? process.stdin : createReadStream(file);
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATA_DIR } = readEnvironment();
  const database =
    DATABASE_DIRECT_URL === undefined
      ? await startEmbedded({ dataDir: DATA_DIR })
      : { url: DATABASE_DIRECT_URL, stop: async () => {} };
  try {
    const { madeAt } = await restoreBackup(database.url, source, (migrations) => makeTables(database.url, migrations));
    await migrate(database);
    console.log(`Everything was restored as of ${madeAt}.`);
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
