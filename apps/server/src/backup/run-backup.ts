import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { findRunningServerUrl } from "@dupewise/db/embedded/address";
import { startEmbeddedPostgres } from "@dupewise/db/embedded/start-embedded-postgres";
import type { Environment } from "../config/env.ts";
import { writeBackup } from "./backup-file.ts";

/**
 * Writes a backup of the database to a new file, or to standard output if `file` is undefined. Throws if the file
 * exists.
 */
export async function runBackup(environment: Environment, file: string | undefined): Promise<void> {
  const database = await openDatabase(environment);
  try {
    await (file === undefined ? writeBackup(database.url, process.stdout) : writeFile(database.url, file));
  } finally {
    await database.stop();
  }
}

/** Opens the database that the servers use, which may keep running. */
async function openDatabase({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Environment) {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL ?? findRunningServerUrl(DATA_DIR);
  return url === undefined ? startEmbeddedPostgres({ dataDir: DATA_DIR }) : { url, stop: async () => {} };
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
