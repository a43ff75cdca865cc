import { Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import * as z from "zod";
import { BrokenFeedError, MAX_ITEM_LENGTH } from "../feed-item.ts";

/** A row's values by column name, or the reason why it cannot be read. */
type Row = { line: number; cells: ReadonlyMap<string, string> } | { line: number; problem: string };

const Parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });
const DELIMITERS = [",", ";", "|", "\t"] as const;

/** Reads a table with a header, row by row. Throws a `BrokenFeedError` when it has no header or ends inside quotes. */
export async function* readRows(chunks: AsyncIterable<string>): AsyncIterable<Row> {
  const { delimiter, whole } = await withDelimiter(chunks);
  const skipped: Row[] = [];
  const parser = parse({
    delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAX_ITEM_LENGTH,
  });
  let isCut = false;
  parser.on("skip", (error: CsvError) => {
    isCut ||= error.code === "CSV_QUOTE_NOT_CLOSED";
    skipped.push({ line: parser.info.lines, problem: error.message });
  });
  // An error of the source must reach the reader: `pipe` alone would leave it waiting.
  const source = Readable.from(whole);
  source.on("error", (error) => parser.destroy(error));
  let names: string[] | null = null;
  for await (const one of source.pipe(parser)) {
    const { record, info } = Parsed.parse(one);
    yield* skipped.splice(0);
    if (names === null) names = record.map(nameOf);
    else yield rowOf(names, record, info.lines);
  }
  if (names === null) throw new BrokenFeedError("the feed has no header");
  if (isCut) throw new BrokenFeedError("the feed ends inside quotes");
  yield* skipped;
}

function rowOf(names: readonly string[], record: readonly string[], line: number): Row {
  if (record.length !== names.length) {
    return { line, problem: `the row has ${record.length} columns, but the header has ${names.length}` };
  }
  const cells = record.map((cell, at): [string, string] => [names[at] ?? "", cell.trim()]);
  return { line, cells: new Map(cells.filter(([, cell]) => cell !== "")) };
}

/** "Image Link" and "image_link" are one. */
const nameOf = (header: string) => header.trim().toLowerCase().replaceAll(" ", "_");

/** Uses the most frequent delimiter of the header. */
async function withDelimiter(chunks: AsyncIterable<string>) {
  const rest = chunks[Symbol.asyncIterator]();
  let head = "";
  while (!/\S[^]*[\r\n]/.test(head) && head.length < MAX_ITEM_LENGTH) {
    const next = await rest.next();
    if (next.done === true) break;
    head += next.value;
  }
  const [header = ""] = head.trimStart().split(/[\r\n]/, 1);
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return { delimiter: best?.delimiter ?? ",", whole: joinChunks(head, rest) };
}

async function* joinChunks(head: string, rest: AsyncIterator<string>): AsyncIterable<string> {
  yield head;
  for (;;) {
    const next = await rest.next();
    if (next.done === true) return;
    yield next.value;
  }
}
