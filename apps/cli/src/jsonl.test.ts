import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineCommand } from "./command.ts";
import { answerLines } from "./jsonl.ts";

const double = defineCommand({
  summary: "Double a number",
  usage: "NUMBER",
  example: { n: 1 },
  input: z.object({ n: z.number() }),
  answer: ({ n }) => {
    if (n > 1000) throw new Error("too large");
    return { n: 2 * n };
  },
  fromArguments: ([n]) => ({ n: Number(n) }),
  render: ({ n }) => String(n),
});

async function answers(lines: readonly string[]): Promise<unknown[]> {
  const output = new PassThrough();
  const printed = text(output);
  await answerLines(double.answer, Readable.from([lines.join("\n")]), output);
  output.end();
  return (await printed)
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

describe("JSON lines", () => {
  it("answers line by line, in order, whatever fails in between", async () => {
    expect(await answers(['{"n":1}', "{broken", '{"n":"x"}', '{"n":2000}', '{"n":3}'])).toEqual([
      { n: 2 },
      { error: { code: "validation_failed", message: "That line is not JSON" } },
      { error: { code: "validation_failed", message: "n: Invalid input: expected number, received string" } },
      { error: { code: "internal", message: "too large" } },
      { n: 6 },
    ]);
  });

  it("keeps going past empty lines and a byte order mark", async () => {
    expect(await answers(["", '\ufeff{"n":1}', "", ""])).toEqual([{ n: 2 }]);
  });
});

describe("for a person", () => {
  it("renders what its arguments stand for", async () => {
    expect(await double.render(await double.fromArguments(["21"]))).toBe("42");
  });
});
