import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { DatabaseContents } from "@dupewise/db/backup/contents";
import { dumpDatabase, type RowsOf } from "@dupewise/db/backup/dump";
import { requireEmptyDatabase, loadDatabase } from "@dupewise/db/backup/load";
import * as z from "zod";

/** The first line of a backup, followed by the rows of each table as PostgreSQL's COPY writes them. */
const Header = z.object({
  format: z.literal("dupewise backup 1"),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});

/** Never a row: COPY doubles the backslashes of values. */
const END_OF_TABLE = "\\.\n";
const END = "end\n";
const LINE_FEED = 0x0a;
const NO_BACKUP = "That is not a Dupewise backup, or it is incomplete.";

/** Writes a consistent snapshot of the product's and the job queue's tables to a stream, compressed with gzip. */
export async function writeBackup(databaseUrl: string, target: Writable): Promise<void> {
  await dumpDatabase(databaseUrl, (contents, rows) => pipeline(textOf(contents, rows), createGzip(), target));
}

async function* textOf(contents: DatabaseContents, rows: RowsOf): AsyncGenerator<string | Buffer> {
  const header = { format: "dupewise backup 1", madeAt: new Date().toISOString(), ...contents };
  yield `${JSON.stringify(header)}\n`;
  for (const table of contents.tables) {
    yield* await rows(table);
    yield END_OF_TABLE;
  }
  yield END;
}

/**
 * Restores a backup into an empty database, either completely or not at all. Returns the time at which the backup was
 * made. Throws an error if the backup is damaged or incomplete, or if the database isn't empty.
 * @param makeTables creates the tables by running the given number of migrations
 */
export async function restoreBackup(
  databaseUrl: string,
  source: Readable,
  makeTables: (migrations: number) => Promise<void>,
): Promise<{ madeAt: string }> {
  const gunzip = createGunzip();
  // If either stream fails, so does reading the lines.
  pipeline(source, gunzip).catch(() => {});
  const lines = linesOf(gunzip);
  const header = await readHeader(lines);
  await requireEmptyDatabase(databaseUrl);
  await makeTables(header.migrations.length);
  await loadDatabase(databaseUrl, header, async (into) => {
    for (const table of header.tables) await pipeline(Readable.from(rowsOf(lines)), await into(table));
    const { value } = await lines.next();
    if (String(value) !== END) throw new Error(NO_BACKUP);
  });
  return header;
}

async function readHeader(lines: AsyncGenerator<Buffer, undefined>): Promise<z.infer<typeof Header>> {
  try {
    const { value } = await lines.next();
    return Header.parse(JSON.parse(String(value)));
  } catch (error) {
    throw new Error(NO_BACKUP, { cause: error });
  }
}

async function* rowsOf(lines: AsyncGenerator<Buffer, undefined>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value } = await lines.next();
    if (value === undefined) throw new Error(NO_BACKUP);
    if (value.toString() === END_OF_TABLE) return;
    yield value;
  }
}

/** Yields lines with their line feeds, the only separator that a row cannot contain. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let begun: Buffer[] = [];
  try {
    for await (const chunk of source) {
      let from = 0;
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, at + 1)]);
        begun = [];
        from = at + 1;
      }
      if (from < chunk.length) begun.push(chunk.subarray(from));
    }
  } catch (error) {
    // zlib's codes for data that is not gzip, or truncated.
    const isDamaged = error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
    throw isDamaged ? new Error(NO_BACKUP, { cause: error }) : error;
  }
  return undefined;
}
