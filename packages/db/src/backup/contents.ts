import type { TransactionSql } from "postgres";

/** The tables and sequences to back up, with names quoted for SQL. */
export interface DatabaseContents {
  /** The hashes of the migrations that created the tables, oldest first. */
  migrations: string[];
  tables: Table[];
  sequences: Sequence[];
}

export interface Table {
  name: string;
  columns: string[];
}

interface Sequence {
  name: string;
  /** An integer beyond JavaScript's safe range. */
  last: string;
}

/** The product's own tables and the job queue's. */
const SCHEMAS = ["public", "pgboss"];
const JOURNAL = "drizzle.__drizzle_migrations";

/** Lists the product's and the job queue's tables and sequences, and the migrations that created them. */
export async function readContents(sql: TransactionSql): Promise<DatabaseContents> {
  const [journal] = await sql<{ isThere: boolean }[]>`select to_regclass(${JOURNAL}) is not null as "isThere"`;
  const migrations = journal?.isThere
    ? await sql<{ hash: string }[]>`select hash from ${sql(JOURNAL)} order by created_at`
    : [];
  const tables = await sql<Table[]>`
    select format('%I.%I', n.nspname, c.relname) as name, (
      select json_agg(quote_ident(a.attname) order by a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ${sql(SCHEMAS)}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`;
  const sequences = await sql<Sequence[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname in ${sql(SCHEMAS)} and last_value is not null
    order by 1`;
  return { migrations: migrations.map(({ hash }) => hash), tables: [...tables], sequences: [...sequences] };
}
