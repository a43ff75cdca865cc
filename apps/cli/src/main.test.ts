import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

const start = (args: readonly string[]) => spawn(process.execPath, [MAIN, ...args]);

async function run(...args: readonly string[]) {
  const program = start(args);
  program.stdin.end();
  const [output, complaint, [status]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, "close"),
  ]);
  return { output, complaint, status };
}

it.each([["--help"], ["-h"], ["parse-price", "--help"], ["parse-price", "-h"]])(
  "tells how it is used: %s %s",
  async (...args) => {
    const { output, complaint, status } = await run(...args.filter(Boolean));
    expect(output).toMatch(/^dupewise (COMMAND|parse-price)/);
    expect({ complaint, status }).toEqual({ complaint: "", status: 0 });
  },
);

it.each([
  [["nonsense"], "There is no command"],
  [["parse-price"], "dupewise parse-price TEXT"],
  [["parse-price", "--currency", "12"], "Unknown option '--currency'"],
  [["parse-price", "--jsonl", "12"], "takes no arguments"],
  [["compare", "Red dress"], "dupewise compare ORIGINAL ALTERNATIVE"],
  [["check-url", "https://a.example", "https://b.example"], "dupewise check-url URL"],
])("refuses %j with status 2, and says how it is meant", async (args, words) => {
  const { output, complaint, status } = await run(...args);
  expect({ output, status }).toEqual({ output: "", status: 2 });
  expect(complaint).toContain(words);
});

it("answers a person, and fails with status 1 and a sentence", async () => {
  expect(await run("parse-price", "€", "12,50")).toEqual({ output: "12.50 EUR\n", complaint: "", status: 0 });
  expect(await run("parse-price", "--", "-$35")).toMatchObject({ output: "35 USD\n", status: 0 });
  const { output, complaint, status } = await run("read", "missing.html");
  expect({ output, status }).toEqual({ output: "", status: 1 });
  expect(complaint).toMatch(/^ENOENT: no such file[^\n]+\n$/);
});

it("stops without a word when nobody reads on", async () => {
  const program = start(["parse-price", "--jsonl"]);
  const complaint = text(program.stderr);
  const closed = once(program, "close");
  const lines = `{"text":"€5"}\n`.repeat(20_000);
  // What is fed to a program that has ended is lost; that is the point.
  program.stdin.on("error", () => undefined).end(lines);
  await once(program.stdout, "data");
  program.stdout.destroy();
  expect([...(await closed), await complaint]).toEqual([0, null, ""]);
});
