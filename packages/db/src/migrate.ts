import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres, { type Sql } from "postgres";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { LOCKS } from "./advisory-locks.ts";
import type { Database } from "./connect.ts";
import { connectionProblem } from "./connection-problem.ts";

interface MigrateOptions {
  /** How many of the migrations, for tables as an older version made them; otherwise all. */
  first?: number;
}

const MIGRATIONS = fileURLToPath(new URL("../migrations", import.meta.url));
/** What waits for a table's lock holds up everybody behind it: better let go and try again. */
const LOCK_TIMEOUT = "3s";
const MOST_TRIES = 20;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Runs pending migrations. When several servers start at once, one migrates and the others wait. Throws a
 * `StartupError` when the server is unusable.
 * @param database its URL leads to PostgreSQL itself, or to a pooler in session mode
 */
export async function migrate({ url }: Pick<Database, "url">, { first }: MigrateOptions = {}): Promise<void> {
  // One connection, since the lock belongs to it; no time limits, since a migration may take long. The driver's
  // keep-alive tells after a minute or so when the other machine is gone.
  const sql = postgres(url, { max: 1, max_lifetime: null, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
  const migrationsFolder = first === undefined ? MIGRATIONS : copyFirst(first);
  try {
    await sql`select pg_advisory_lock(${LOCKS.migration})`;
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, false)`;
    await runUnlocked(sql, migrationsFolder);
    await sql`select pg_advisory_unlock(${LOCKS.migration})`;
  } catch (error) {
    throw connectionProblem(url, error);
  } finally {
    await sql.end({ timeout: 1 });
    if (migrationsFolder !== MIGRATIONS) rmSync(migrationsFolder, { recursive: true });
  }
}

/** They are one transaction, which leaves nothing behind when others hold what it needs for too long. */
async function runUnlocked(sql: Sql, migrationsFolder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await runMigrations(drizzle(sql), { migrationsFolder });
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const isHeld = cause instanceof Error && "code" in cause && cause.code === LOCK_NOT_AVAILABLE;
      if (!isHeld || tries === MOST_TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** The first migrations in a folder of their own: those that its journal lists are all that there are. */
function copyFirst(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), "dupewise-migrations-"));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const entries = journal.entries.slice(0, count);
  writeFileSync(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
  return folder;
}
