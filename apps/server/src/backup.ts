import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { findRunningServerUrl } from "@dupewise/db/embedded/address";
import { startEmbedded } from "@dupewise/db/embedded/start-embedded";
import { writeBackup } from "./backup/backup-file.ts";
import { type Environment, readEnvironment } from "./config/env.ts";

const STDOUT = "-";

/** Opens the database that the servers use, which may keep running. */
async function openDatabase({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Environment) {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL ?? findRunningServerUrl(DATA_DIR);
  return url === undefined ? startEmbedded({ dataDir: DATA_DIR }) : { url, stop: async () => {} };
}

/** Writes a file that appears only when complete, and that only its owner can read: it holds everyone's data. */
async function writeFile(databaseUrl: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} already exists; choose another file name.`);
  const half = `${file}.half`;
  try {
    await writeBackup(databaseUrl, createWriteStream(half, { mode: 0o600 }));
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

try {
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const [file = `dupewise-${now}.backup`] = process.argv.slice(2);
  const database = await openDatabase(readEnvironment());
  try {
    await (file === STDOUT ? writeBackup(database.url, process.stdout) : writeFile(database.url, file));
  } finally {
    await database.stop();
  }
  // Not to the standard output, which may be the backup itself.
  console.error(
    `Everything was backed up to ${file === STDOUT ? "the standard output" : file}. Keep it secret: it contains personal data.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
