import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { describeError } from "./describe-error.ts";

/**
 * Processes lines of JSON, one object per line, in order. A line that fails yields `{error}` without affecting the
 * lines after it.
 */
export async function processLines(
  handle: (input: unknown) => Promise<object>,
  input: Readable,
  output: Writable,
): Promise<void> {
  for await (const line of linesOf(input)) {
    // Trimming also removes a byte order mark.
    const json = line.trim();
    if (json === "") continue;
    const reply = await handleLine(handle, json);
    if (!output.write(`${JSON.stringify(reply)}\n`)) await once(output, "drain");
  }
}

/**
 * Splits only at "\n". Node's readline also ends a line at a bare "\r", U+2028 and U+2029, the last two of which are
 * legal inside a JSON string.
 */
async function* linesOf(input: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let line = "";
  for await (const chunk of input) {
    // Only the new chunk is searched, so that a long line takes linear time.
    const [end = "", ...others] = (typeof chunk === "string" ? chunk : decoder.write(chunk)).split("\n");
    line += end;
    for (const next of others) {
      yield line;
      line = next;
    }
  }
  yield line + decoder.end();
}

async function handleLine(handle: (input: unknown) => Promise<object>, line: string): Promise<object> {
  try {
    const parsed: unknown = JSON.parse(line);
    return await handle(parsed);
  } catch (error) {
    return { error: describeError(error) };
  }
}
