import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { connectionProblem } from "./connection-problem.ts";
import { StartupError } from "./startup-error.ts";
import type { Sql } from "postgres";
import type { Database } from "./connect.ts";

const MIGRATIONS = fileURLToPath(new URL("../migrations", import.meta.url));
/** Any number will do that nothing else locks. */
const MIGRATION_LOCK = 7_305_001;
const OLDEST_VERSION = 15;

/**
 * Brings the tables up to date. However many servers start together, one migrates and the others wait for it.
 * Throws a `StartupError` when the server can't be reached or is older than PostgreSQL 15.
 */
export async function migrate({ url }: Pick<Database, "url">): Promise<void> {
  // One connection, since the lock belongs to it; no time limits, since a migration may take long.
  const sql = postgres(url, { max: 1, max_lifetime: null, connect_timeout: 5, onnotice: () => {} });
  try {
    await checkVersion(sql);
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await runMigrations(drizzle(sql), { migrationsFolder: MIGRATIONS });
  } catch (error) {
    throw connectionProblem(url, error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function checkVersion(sql: Sql): Promise<void> {
  const [row] = await sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`;
  const major = Math.floor((row?.version ?? 0) / 10_000);
  if (major < OLDEST_VERSION) {
    throw new StartupError(
      `PostgreSQL ${major} is too old; point DATABASE_URL at PostgreSQL ${OLDEST_VERSION} or newer.`,
    );
  }
}
