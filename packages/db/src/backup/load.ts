import type { Writable } from "node:stream";
import postgres from "postgres";
import { explainConnectionError } from "../connection/explain-connection-error.ts";
import { StartupError } from "../startup-error.ts";
import { readContents } from "./contents.ts";
import type { Sql, TransactionSql } from "postgres";
import type { DatabaseContents, Table } from "./contents.ts";

export type OpenTarget = (table: Table) => Promise<Writable>;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const open = (url: string): Sql =>
  postgres(url, { max: 1, max_lifetime: null, connect_timeout: 5, fetch_types: false, onnotice: () => {} });

/** Throws a `StartupError` if the database contains rows that a restore would overwrite. */
export async function requireEmptyDatabase(url: string): Promise<void> {
  const sql = open(url);
  try {
    await sql.begin("read only", async (tx) => {
      const { tables } = await readContents(tx);
      for (const { name } of tables.filter((table) => table.name.startsWith("public."))) {
        const found = await tx.unsafe(`select from ${name} limit 1`);
        if (found.length === 0) continue;
        throw new StartupError("That database already contains data: restore into a new one, then switch to it.");
      }
    });
  } catch (error) {
    throw explainConnectionError(url, error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Replaces the rows of all tables with those of a backup, in one transaction. Throws a `StartupError` if the backup and
 * the database were created by different migrations.
 * @param fillTables receives a function that opens a table for writing
 */
export async function loadDatabase(
  url: string,
  contents: DatabaseContents,
  fillTables: (openTable: OpenTarget) => Promise<void>,
): Promise<void> {
  const sql = open(url);
  try {
    await sql.begin(async (tx) => {
      expectSame(contents, await readContents(tx));
      const foreignKeys = await dropForeignKeys(tx);
      // Triggers derived counts and search texts from the rows; those are restored like any rows.
      await switchTriggers(tx, contents, "disable");
      await tx.unsafe(`truncate ${contents.tables.map(({ name }) => name).join(", ")}`);
      await fillTables(({ name, columns }) => tx.unsafe(`copy ${name} (${columns.join(", ")}) from stdin`).writable());
      for (const { name, last } of contents.sequences) await tx`select setval(${name}::regclass, ${last}::bigint)`;
      await switchTriggers(tx, contents, "enable");
      for (const { table, name, definition } of foreignKeys) {
        await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
      }
    });
    await sql.unsafe("analyze");
  } catch (error) {
    throw explainConnectionError(url, error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function expectSame(backup: DatabaseContents, here: DatabaseContents): void {
  const columnsHere = new Map(here.tables.map(({ name, columns }) => [name, columns.join()]));
  const isSame =
    backup.migrations.join() === here.migrations.join() &&
    backup.tables.every(({ name, columns }) => columnsHere.get(name) === columns.join());
  if (isSame) return;
  throw new StartupError(
    "The backup was made by a newer version of Dupewise, or by a very old one: restore it with that version.",
  );
}

/** Re-created at the end, which validates them: rows come in any order. */
async function dropForeignKeys(tx: TransactionSql): Promise<ForeignKey[]> {
  const foreignKeys = await tx<ForeignKey[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0`;
  for (const { table, name } of foreignKeys) await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  return [...foreignKeys];
}

async function switchTriggers(
  tx: TransactionSql,
  { tables }: DatabaseContents,
  how: "enable" | "disable",
): Promise<void> {
  for (const { name } of tables) await tx.unsafe(`alter table ${name} ${how} trigger user`);
}
