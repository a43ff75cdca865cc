import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineCommand, type Command } from "./command.ts";
import { processLines } from "./jsonl.ts";

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
  return answersTo(Readable.from([lines.join("\n")]), double);
}

async function answersTo(input: Readable, command: Command): Promise<unknown[]> {
  const output = new PassThrough();
  const printed = text(output);
  await processLines(command.answer, input, output);
  output.end();
  return (await printed)
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

const echo = defineCommand({
  summary: "Say it again",
  usage: "TEXT",
  example: { said: "" },
  input: z.object({ said: z.string() }),
  answer: (input) => input,
  fromArguments: ([said = ""]) => ({ said }),
  render: ({ said }) => said,
});

describe("a command that receives JSON lines", () => {
  it("prints one result per line in order, even after a line that fails", async () => {
    expect(await answers(['{"n":1}', "{broken", '{"n":"x"}', '{"n":2000}', '{"n":3}'])).toEqual([
      { n: 2 },
      { error: { code: "validation_failed", message: "This line isn't valid JSON" } },
      { error: { code: "validation_failed", message: "n: Invalid input: expected number, received string" } },
      { error: { code: "internal", message: "too large" } },
      { n: 6 },
    ]);
  });

  it("skips empty lines and a byte order mark", async () => {
    expect(await answers(["", '\ufeff{"n":1}', "", ""])).toEqual([{ n: 2 }]);
  });
});

describe("a line", () => {
  const SAID = ["a\u2028b", "a\u2029b", "a\u0085b\u000bc\u000cd", "naïve 👗"].map((said) => ({ said }));

  it('ends only at "\\n": other line separators are text', async () => {
    const lines = `${SAID.map((input) => JSON.stringify(input)).join("\n")}\n`;
    expect(lines).toContain("\u2028");
    expect(await answersTo(Readable.from([lines]), echo)).toEqual(SAID);
  });

  it('may end with "\\r\\n", and may contain a bare "\\r" as JSON whitespace', async () => {
    const input = Readable.from(['{"said":"a"}\r\n{"said":\r"b"}\r\n']);
    expect(await answersTo(input, echo)).toEqual([{ said: "a" }, { said: "b" }]);
  });

  it("is parsed correctly even if it arrives byte by byte", async () => {
    const bytes = Buffer.from(SAID.map((input) => JSON.stringify(input)).join("\n"));
    const input = Readable.from([...bytes].map((byte) => Buffer.of(byte)));
    expect(await answersTo(input, echo)).toEqual(SAID);
  });

  it("is scanned only once, even if it is 8 MB long and arrives in small chunks", async () => {
    const pieces = Array.from({ length: 8_192 }, () => Buffer.alloc(1_024, "x"));
    const before = process.cpuUsage();
    const answers = await answersTo(Readable.from([Buffer.from('{"said":"'), ...pieces, Buffer.from('"}')]), echo);
    // A tenth of a second; searching from the start with every chunk would take several.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
    expect(answers).toEqual([{ said: "x".repeat(8 * 2 ** 20) }]);
  });
});

describe("a command that receives no JSON lines", () => {
  it("prints the result for the arguments on the command line", async () => {
    expect(await double.render(await double.fromArguments(["21"]))).toBe("42");
  });
});
