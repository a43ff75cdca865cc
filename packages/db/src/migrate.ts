import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { LOCKS } from "./advisory-locks.ts";
import { connectionProblem } from "./connection-problem.ts";
import { StartupError } from "./startup-error.ts";
import { checkVersion } from "./supported-version.ts";
import type { Sql } from "postgres";
import type { Database } from "./connect.ts";

interface MigrateOptions {
  /** How long the server may take for its first answer; the migrations themselves have all the time they need. */
  answerWithinMs?: number;
  /** How many of the migrations, for tables as an older version made them; otherwise all. */
  first?: number;
}

const MIGRATIONS = fileURLToPath(new URL("../migrations", import.meta.url));

/**
 * Runs pending migrations. When several servers start at once, one migrates and the others wait. Throws a
 * `StartupError` when the server is unusable or older than PostgreSQL 15.
 */
export async function migrate(
  { url }: Pick<Database, "url">,
  { answerWithinMs = 10_000, first }: MigrateOptions = {},
): Promise<void> {
  // One connection, since the lock belongs to it; no time limits, since a migration may take long. The driver's
  // keep-alive tells after a minute or so when the other machine is gone.
  const sql = postgres(url, { max: 1, max_lifetime: null, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
  const migrationsFolder = first === undefined ? MIGRATIONS : copyFirst(first);
  try {
    checkVersion(await Promise.race([readVersion(sql), silence(url, answerWithinMs)]));
    await sql`select pg_advisory_lock(${LOCKS.migration})`;
    await runMigrations(drizzle(sql), { migrationsFolder });
  } catch (error) {
    throw connectionProblem(url, error);
  } finally {
    await sql.end({ timeout: 1 });
    if (migrationsFolder !== MIGRATIONS) rmSync(migrationsFolder, { recursive: true });
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

async function readVersion(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`;
  return row?.version ?? 0;
}

/** The driver itself tries forever when what listens there hangs up without a word. */
async function silence(url: string, afterMs: number): Promise<never> {
  await sleep(afterMs, undefined, { ref: false });
  throw new StartupError(
    `What listens at ${URL.parse(url)?.host} does not answer like PostgreSQL; correct DATABASE_URL.`,
  );
}
