import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import about from "../package.json" with { type: "json" };

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

it.each([["--help"], ["-h"], ["help"], ["parse-price", "--help"], ["-h", "parse-price"], ["help", "parse-price"]])(
  "prints its usage: %s %s",
  async (...args) => {
    const { output, complaint, status } = await run(...args.filter(Boolean));
    expect(output).toMatch(/^dupewise (COMMAND|parse-price)/);
    expect({ complaint, status }).toEqual({ complaint: "", status: 0 });
  },
);

it.each([
  [["nonsense"], "There is no command"],
  [["help", "nonsense"], "There is no command"],
  [["--loud"], "There is no command"],
  [["parse-price"], "dupewise parse-price TEXT"],
  [["parse-price", " "], "An argument is empty"],
  [["read"], "dupewise read URL"],
  [["parse-price", "--currency", "12"], "Unknown option '--currency'"],
  [["parse-price", "--jsonl", "12"], "takes no arguments"],
  [["compare", "Red dress"], "dupewise compare ORIGINAL ALTERNATIVE"],
  [["parse-price", "--explain", "12"], "Unknown option '--explain'"],
  [["compare", "--explain", "--jsonl"], "takes no arguments"],
  [["check-url", "https://a.example", "https://b.example"], "dupewise check-url URL"],
])("rejects %j with exit status 2, and prints the usage", async (args, words) => {
  const { output, complaint, status } = await run(...args);
  expect({ output, status }).toEqual({ output: "", status: 2 });
  expect(complaint).toContain(words);
});

it("prints the result on success, and one sentence with exit status 1 on failure", async () => {
  expect(await run("parse-price", "€", "12,50")).toEqual({ output: "12.50 EUR\n", complaint: "", status: 0 });
  expect(await run("parse-price", "--", "-$35")).toMatchObject({ output: "35 USD\n", status: 0 });
  for (const [args, words] of [
    [["read", "missing.html"], "The file missing.html does not exist\n"],
    [["check-url", "http://127.0.0.1/"], "Refused: the address does not lead to a public website\n"],
  ] as const) {
    expect(await run(...args)).toEqual({ output: "", complaint: words, status: 1 });
  }
});

it("prints its version", async () => {
  expect(await run("--version")).toEqual({ output: `${about.version}\n`, complaint: "", status: 0 });
});

it("runs the example in the help text of every command that takes an input", async () => {
  const { output } = await run("--help");
  const names = [...output.matchAll(/^ {2}([\w-]+)/gm)].flatMap(([, name]) => name ?? []);
  expect(names.length).toBeGreaterThan(5);
  await Promise.all(
    names.map(async (name) => {
      const example = /^ {2}(\{.*\})$/m.exec((await run(name, "--help")).output)?.[1];
      // The evaluations, which their own tests run.
      if (example === "{}") return;
      const program = start([name, "--jsonl"]);
      program.stdin.end(`${example}\n`);
      const answer: unknown = JSON.parse(await text(program.stdout));
      expect(answer, name).not.toMatchObject({ error: { code: expect.anything() } });
    }),
  );
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
  expect(complaint).toMatch(/^The output could not be written: [^\n]+\n$/);
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
