import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import postgres, { type Sql } from "postgres";
import { LOCKS } from "./advisory-locks.ts";
import type { Database } from "./connect.ts";
import { explainConnectionError } from "./connection/explain-connection-error.ts";

interface MigrateOptions {
  /** The number of migrations to run, for the tables of an older version; all by default. */
  first?: number | undefined;
  folder?: string;
}

const MIGRATIONS = fileURLToPath(new URL("../migrations", import.meta.url));
/** A statement waiting for a table's lock blocks everyone behind it: releasing and retrying is better. */
const LOCK_TIMEOUT = "3s";
const MOST_TRIES = 20;
const PAUSE_MS = 500;
const TURN_PAUSE_MS = 100;
const LOCK_NOT_AVAILABLE = "55P03";
/** The ledger has drizzle's name and columns, since drizzle wrote it at first. */
const LEDGER = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
/** Marks a migration that may take long and takes no locks: each of its statements is repeatable. */
const OUTSIDE = /^-- Outside a transaction\b/;
const BUILT_ASIDE = /\bcreate (?:unique )?index concurrently if not exists ("\w+")/i;

/**
 * Runs pending migrations. If several servers start at once, one runs the migrations while the others wait. Throws a
 * `StartupError` if the database server is unusable.
 * @param database a database whose URL leads to PostgreSQL itself or to a session-mode pooler
 */
export async function migrate(
  { url }: Pick<Database, "url">,
  { first, folder = MIGRATIONS }: MigrateOptions = {},
): Promise<void> {
  // One connection, since the lock belongs to it; no time limits, since a migration may take long. The driver's
  // keep-alive detects a dead peer after about a minute.
  const sql = postgres(url, { max: 1, max_lifetime: null, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
  try {
    await takeTurn(sql);
    await runPending(sql, readMigrationFiles({ migrationsFolder: folder }).slice(0, first));
    await sql`select pg_advisory_unlock(${LOCKS.migration})`;
  } catch (error) {
    throw explainConnectionError(url, error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Polls for the lock: a concurrent index build waits for every statement, including one that waits for a lock. */
async function takeTurn(sql: Sql): Promise<void> {
  for (;;) {
    const [row] = await sql`select pg_try_advisory_lock(${LOCKS.migration}) as ours`;
    if (row?.["ours"] === true) return;
    await sleep(TURN_PAUSE_MS);
  }
}

async function runPending(sql: Sql, migrations: readonly MigrationMeta[]): Promise<void> {
  await sql.unsafe(LEDGER);
  const [last] = await sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`;
  const done = Number(last?.["at"] ?? 0);
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > done)) {
    await (OUTSIDE.test(migration.sql[0] ?? "") ? runOutside(sql, migration) : runInside(sql, migration));
  }
}

/** A transaction leaves nothing behind when others hold its locks for too long. */
async function runInside(sql: Sql, migration: MigrationMeta): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await sql.begin(async (transaction) => {
        await transaction`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`;
        for (const statement of migration.sql) await transaction.unsafe(statement);
        await enter(transaction, migration);
      });
      return;
    } catch (error) {
      const isHeld = error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;
      if (!isHeld || tries === MOST_TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function runOutside(sql: Sql, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) {
    const index = BUILT_ASIDE.exec(statement)?.[1];
    if (index !== undefined) await dropHalfBuilt(sql, index);
    await sql.unsafe(statement);
  }
  await enter(sql, migration);
}

/** An index whose server died while building it exists but is invalid. */
async function dropHalfBuilt(sql: Sql, index: string): Promise<void> {
  const halfBuilt = await sql`select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`;
  if (halfBuilt.length > 0) await sql.unsafe(`drop index concurrently ${index}`);
}

async function enter(sql: Pick<Sql, "unsafe">, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await sql.unsafe("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [hash, folderMillis]);
}
