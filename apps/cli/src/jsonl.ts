import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { once } from "node:events";
import { describeError } from "./describe-error.ts";

/** Answers one JSON object a line, in order; a line that fails answers `{error}` and the rest goes on. */
export async function answerLines(
  answer: (input: unknown) => Promise<object>,
  input: Readable,
  output: Writable,
): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    // Trimming takes a byte order mark away, too.
    const json = line.trim();
    if (json === "") continue;
    const reply = await answerLine(answer, json);
    if (!output.write(`${JSON.stringify(reply)}\n`)) await once(output, "drain");
  }
}

async function answerLine(answer: (input: unknown) => Promise<object>, line: string): Promise<object> {
  try {
    const parsed: unknown = JSON.parse(line);
    return await answer(parsed);
  } catch (error) {
    return { error: describeError(error) };
  }
}
