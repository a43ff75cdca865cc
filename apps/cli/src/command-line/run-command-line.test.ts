import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import about from "../../package.json" with { type: "json" };
import { runCommandLine } from "./run-command-line.ts";

async function runWith(input: string, ...args: readonly string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(stdout), text(stderr)]);
  const status = await runCommandLine(args, { stdin: Readable.from([input]), stdout, stderr }, null);
  stdout.end();
  stderr.end();
  const [output, complaint] = await printed;
  return { output, complaint, status };
}

const run = (...args: readonly string[]) => runWith("", ...args);

it.each(["--help", "-h", "help", "parse-price --help", "-h parse-price", "help parse-price"])(
  "prints its usage: %s",
  async (args) => {
    const { output, complaint, status } = await run(...args.split(" "));
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
])("exits with 2 and says what is wrong with %j", async (args, words) => {
  const { output, complaint, status } = await run(...args);
  expect({ output, status }).toEqual({ output: "", status: 2 });
  expect(complaint).toContain(words);
});

it("prints the result and exits with 0, or prints one sentence about the failure and exits with 1", async () => {
  expect(await run("parse-price", "€", "12,50")).toEqual({ output: "12.50 EUR\n", complaint: "", status: 0 });
  expect(await run("parse-price", "--", "-$35")).toMatchObject({ output: "35 USD\n", status: 0 });
  for (const [args, words] of [
    [["read", "missing.html"], "The file missing.html doesn't exist\n"],
    [["check-url", "http://127.0.0.1/"], "Refused: the address does not lead to a public website\n"],
  ] as const) {
    expect(await run(...args)).toEqual({ output: "", complaint: words, status: 1 });
  }
});

it("prints its version", async () => {
  expect(await run("--version")).toEqual({ output: `${about.version}\n`, complaint: "", status: 0 });
});

it("shows an example that works in the help of every command that takes an input", async () => {
  const { output } = await run("--help");
  const names = [...output.matchAll(/^ {2}([\w-]+)/gm)].flatMap(([, name]) => name ?? []);
  expect(names.length).toBeGreaterThan(5);
  await Promise.all(
    names.map(async (name) => {
      const example = /^ {2}(\{.*\})$/m.exec((await run(name, "--help")).output)?.[1];
      // Except for the evaluations, which have their own tests.
      if (example === "{}") return;
      const answer: unknown = JSON.parse((await runWith(`${example}\n`, name, "--jsonl")).output);
      expect(answer, name).not.toMatchObject({ error: { code: expect.anything() } });
    }),
  );
});
