import postgres from "postgres";

/** What a database holds before the first test uses it. */
interface Template {
  /** Tables without rows. */
  empty: readonly string[];
  /** Tables with initial rows, such as the migrations that ran. */
  filled: readonly string[];
  sequences: readonly string[];
  fingerprint: string;
  bytes: number;
}

/** The factor of growth beyond which dead rows would slow down the next test. */
const GROWTH = 1.5;

/** Stops waiting for a lock that a test left behind. */
const LOCK_TIMEOUT_MS = 5_000;

/**
 * Opens the connection that empties a database. Keep it for as long as the database is used: a new connection spends
 * most of its time reading the descriptions of all tables. It acts as a replica, so that no triggers run: the history's
 * triggers would count the deletions.
 */
export const openForEmptying = (url: string) =>
  postgres(url, {
    max: 1,
    fetch_types: false,
    onnotice: () => {},
    connection: { lock_timeout: LOCK_TIMEOUT_MS, session_replication_role: "replica" },
  });

/** Records what a freshly migrated database contains, so that a used database can be reset to that state. */
export async function recordTemplate(sql: postgres.Sql): Promise<Template> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  const filled: string[] = [];
  for (const { name } of tables) {
    if ((await sql.unsafe(`select from ${name} limit 1`)).length > 0) filled.push(name);
  }
  const empty = tables.map(({ name }) => name).filter((name) => !filled.includes(name));
  const sequences = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is null`;
  return {
    empty,
    filled,
    sequences: sequences.map(({ name }) => name),
    fingerprint: await fingerprintOf(sql, filled),
    bytes: await sizeOf(sql),
  };
}

/**
 * Empties a database so that it can be reused. Returns false if that fails, or if a test has changed more than rows,
 * such as the schema.
 * @param disconnect whether to end all other connections first, including those of a server that was just killed
 */
export async function tryToEmptyDatabase(
  sql: postgres.Sql,
  { empty, filled, sequences, fingerprint, bytes }: Template,
  { disconnect = false } = {},
): Promise<boolean> {
  try {
    if ((await fingerprintOf(sql, filled)) !== fingerprint || (await sizeOf(sql)) > bytes * GROWTH) return false;
    if (disconnect) {
      await sql`
        select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
    }
    // A table without a page never had a row.
    await sql.unsafe(`
      do $$ declare name text; begin
        foreach name in array array[${empty.map((name) => `'${name}'`).join(", ")}] loop
          if pg_relation_size(name) > 0 then execute 'delete from ' || name; end if;
        end loop;
        ${sequences.map((name) => `perform setval('${name}', 1, false);`).join("\n")}
      end $$`);
    return true;
  } catch {
    return false;
  }
}

async function sizeOf(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ bytes: string }[]>`select pg_database_size(current_database()) as bytes`;
  return Number(row?.bytes);
}

/**
 * Changes with every table, column, index, constraint, trigger or function, with statistics, which change plans, and
 * with the template's own rows.
 */
async function fingerprintOf(sql: postgres.Sql, filled: readonly string[]): Promise<string> {
  const [row] = await sql.unsafe<{ fingerprint: string }[]>(`
    select concat_ws(' ',
      ${["pg_class", "pg_attribute", "pg_constraint", "pg_trigger", "pg_proc"]
        .map((catalog) => `(select concat(count(*), '/', age(xid '3') - min(age(xmin))) from ${catalog})`)
        .join(", ")},
      (select count(*) from pg_statistic where starelid >= 16384),
      ${filled.map((name) => `(select count(*) from ${name})`).join(", ")}) as fingerprint`);
  return row?.fingerprint ?? "";
}
