import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
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

it("exits with 0 after printing a result, 1 after printing an error, and 2 after printing its usage", async () => {
  expect(await run("parse-price", "€", "12,50")).toEqual({ output: "12.50 EUR\n", complaint: "", status: 0 });
  const failed = await run("read", "missing.html");
  expect(failed).toEqual({ output: "", complaint: "The file missing.html doesn't exist\n", status: 1 });
  const misused = await run("parse-price");
  expect(misused).toEqual({ output: "", complaint: expect.stringContaining("dupewise parse-price TEXT"), status: 2 });
});

it("reads a page from standard input", async () => {
  const program = start(["read", "-"]);
  program.stdin.end("<h1>Linen Shirt</h1><p class=price>€49.00</p>");
  expect(await text(program.stdout)).toContain("Price        49.00 EUR");
});

it.skipIf(!existsSync("/dev/full"))("reports in one line that it cannot write its output", async () => {
  const command = '"$@" > /dev/full';
  const program = spawn("sh", ["-c", command, "sh", process.execPath, MAIN, "parse-price", "€5"]);
  const [complaint, [status]] = await Promise.all([text(program.stderr), once(program, "close")]);
  expect(complaint).toMatch(/^The output couldn't be written: [^\n]+\n$/);
  expect(status).toBe(1);
});

it("exits silently when the program that reads its output closes the pipe", async () => {
  const program = start(["parse-price", "--jsonl"]);
  const complaint = text(program.stderr);
  const closed = once(program, "close");
  const lines = `{"text":"€5"}\n`.repeat(20_000);
  // Input for an exited program is lost; that is the point.
  program.stdin.on("error", () => undefined).end(lines);
  await once(program.stdout, "data");
  program.stdout.destroy();
  expect([...(await closed), await complaint]).toEqual([0, null, ""]);
});
