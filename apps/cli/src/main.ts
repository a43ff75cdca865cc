import { enableCompileCache } from "node:module";
import { parseArgs } from "node:util";
import about from "../package.json" with { type: "json" };
import type { Command } from "./command.ts";

// Type stripping and parsing are most of a short command's time: keep their result between runs.
enableCompileCache();

const FAILED = 1;
const MISUSED = 2;

// Whoever reads the answers may have enough of them: `dupewise … | head -1`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  console.error(`The answer could not be written: ${error.message}`);
  process.exit(FAILED);
});

const COMMANDS: Record<string, () => Promise<{ command: Command }>> = {
  "parse-price": () => import("./commands/parse-price.ts"),
  "parse-composition": () => import("./commands/parse-composition.ts"),
  read: () => import("./commands/read.ts"),
  attributes: () => import("./commands/attributes.ts"),
  "check-url": () => import("./commands/check-url.ts"),
  compare: () => import("./commands/compare.ts"),
  rank: () => import("./commands/rank.ts"),
  find: () => import("./commands/find.ts"),
  lines: () => import("./commands/lines.ts"),
  eval: () => import("./commands/eval.ts"),
  "eval-goods": () => import("./commands/eval-goods.ts"),
};
const given = process.argv.slice(2);
// An option may stand before the command, too.
const place = Math.max(
  given.findIndex((argument) => !argument.startsWith("-")),
  0,
);
const [name = "--help"] = given.slice(place);
const rest = given.toSpliced(place, 1);
const isHelp = name === "help" && rest.length === 1;
process.exitCode = await (isHelp ? start(rest[0] ?? "", ["--help"]) : start(name, rest));

async function start(commandName: string, rawArguments: readonly string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, commandName) ? COMMANDS[commandName] : undefined;
  if (load) return run((await load()).command, commandName, rawArguments);
  if (commandName === "mcp") {
    if (rawArguments.length > 0) return help(rawArguments.includes("--help") ? "--help" : rawArguments.join(" "));
    (await import("./mcp/serve-mcp.ts")).serveMcp();
    return 0;
  }
  if (commandName === "--version" || commandName === "-v") {
    console.log(about.version);
    return 0;
  }
  return help(commandName);
}

async function run(command: Command, commandName: string, rawArguments: readonly string[]): Promise<number> {
  const usage = [
    `dupewise ${commandName} ${command.usage}`.trim(),
    `\n${command.summary}.`,
    ...Object.entries(command.flags).map(([flag, meaning]) => `  --${flag}  ${meaning}`),
    "With --jsonl: one JSON object a line in, one a line out. In, for example:",
    `  ${JSON.stringify(command.example)}`,
  ].join("\n");
  const misused = (reason: string) => {
    console.error(`${reason}${usage}`);
    return MISUSED;
  };
  try {
    const { values, positionals } = parseArgs({
      args: [...rawArguments],
      options: { ...flagOptions(command), jsonl: { type: "boolean" }, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const flags = new Set(Object.keys(command.flags).filter((flag) => Object.hasOwn(values, flag)));
    if (values.jsonl) {
      if (positionals.length > 0 || flags.size > 0)
        return misused("--jsonl reads standard input and takes no arguments.\n\n");
      const { answerLines } = await import("./jsonl.ts");
      await answerLines(command.answer, process.stdin, process.stdout);
      return 0;
    }
    if (positionals.some((argument) => argument.trim() === "")) return misused("An argument is empty.\n\n");
    const input = await command.fromArguments(positionals, flags);
    if (input === null) return misused("Those are too few arguments, or too many.\n\n");
    console.log(await command.render(input));
    return 0;
  } catch (error) {
    if (isUnknownOption(error)) return misused(`${error.message}\n\n`);
    const { describeError } = await import("./describe-error.ts");
    console.error(describeError(error).message);
    return FAILED;
  }
}

function flagOptions({ flags }: Command): Record<string, { type: "boolean" }> {
  return Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: "boolean" }]));
}

function isUnknownOption(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
}

async function help(asked: string): Promise<number> {
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(async ([key, command]) => `  ${key.padEnd(18)} ${(await command()).command.summary}`),
  );
  const text = `dupewise COMMAND [--jsonl]\n\n${lines.join("\n")}\n\ndupewise mcp serves all of this to an assistant: docs/assistants.md.\ndupewise COMMAND --help tells more, dupewise --version which one this is.\nIt ends with 0 when it answered, 1 when it could not or refused, 2 when it was misused.`;
  if (asked === "--help" || asked === "-h" || asked === "help") {
    console.log(text);
    return 0;
  }
  console.error(`There is no command "${asked}".\n\n${text}`);
  return MISUSED;
}
