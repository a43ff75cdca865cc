import type { Readable } from "node:stream";
import postgres from "postgres";
import { explainConnectionError } from "../connection/explain-connection-error.ts";
import { readContents } from "./contents.ts";
import type { DatabaseContents, Table } from "./contents.ts";

export type RowsOf = (table: Table) => Promise<Readable>;

/**
 * Dumps a consistent snapshot of the database without blocking its other clients.
 * @param consume receives the database's contents, and a function that streams the rows of a table
 */
export async function dumpDatabase(
  url: string,
  consume: (contents: DatabaseContents, rowsOf: RowsOf) => Promise<void>,
): Promise<void> {
  const sql = postgres(url, { max: 1, max_lifetime: null, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
  try {
    await sql.begin("isolation level repeatable read read only", async (tx) => {
      await consume(await readContents(tx), ({ name, columns }) =>
        tx.unsafe(`copy ${name} (${columns.join(", ")}) to stdout`).readable(),
      );
    });
  } catch (error) {
    throw explainConnectionError(url, error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
