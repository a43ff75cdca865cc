import type { Readable, Writable } from "node:stream";
import { parseArgs } from "node:util";
import about from "../../package.json" with { type: "json" };
import type { Command } from "../command.ts";
import { type Loaders, OWN_COMMANDS } from "./own-commands.ts";
import { extractServerOptions, type ServerAccess } from "../server/server-option.ts";

const FAILED = 1;
const MISUSED = 2;

/** Output to a terminal neither moves the cursor nor hides anything: page titles are untrusted. */
const UNPRINTABLE = /[^\P{Cc}\n\t]/gu;

/** The streams of a process. */
interface Streams {
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
}

interface Session {
  streams: Streams;
  commands: Loaders;
  /** The server to use; null if this program does the work itself. */
  server: ServerAccess | null;
}

/**
 * Runs `dupewise` with the given arguments and returns the exit status.
 * @param ownToken the access token from the environment, or null
 */
export async function runCommandLine(
  argv: readonly string[],
  streams: Streams,
  ownToken: string | null,
): Promise<number> {
  const { rest: given, server, problem } = extractServerOptions(argv, ownToken);
  if (problem !== null) {
    return reportMisuse(
      streams,
      `${problem}\n\ndupewise --server URL [--token TOKEN] COMMAND; the token can also be set in DUPEWISE_TOKEN.`,
    );
  }
  const session = { streams, server, commands: server === null ? OWN_COMMANDS : await commandsOf(server) };
  // An option may precede the command.
  const place = Math.max(
    given.findIndex((argument) => !argument.startsWith("-")),
    0,
  );
  const [name = "--help"] = given.slice(place);
  const rest = given.toSpliced(place, 1);
  const isHelp = name === "help" && rest.length === 1;
  return isHelp ? start(session, rest[0] ?? "", ["--help"]) : start(session, name, rest);
}

async function commandsOf(access: ServerAccess): Promise<Loaders> {
  const { createServerCommands } = await import("../server/commands.ts");
  return Object.fromEntries(
    Object.entries(createServerCommands(access)).map(([key, command]) => [key, () => Promise.resolve({ command })]),
  );
}

const print = ({ stdout }: Streams, text: string): void => void stdout.write(`${text}\n`);

function reportMisuse({ stderr }: Streams, text: string): number {
  stderr.write(`${text}\n`);
  return MISUSED;
}

async function start(session: Session, commandName: string, rawArguments: readonly string[]): Promise<number> {
  const { commands, server, streams } = session;
  const load = Object.hasOwn(commands, commandName) ? commands[commandName] : undefined;
  if (load) return run(streams, (await load()).command, commandName, rawArguments);
  if (commandName === "mcp" && server === null) {
    if (rawArguments.length > 0)
      return printHelp(session, rawArguments.includes("--help") ? "--help" : rawArguments.join(" "));
    (await import("../mcp/serve-mcp.ts")).serveMcp();
    return 0;
  }
  if (commandName === "--version" || commandName === "-v") {
    print(streams, about.version);
    return 0;
  }
  return printHelp(session, commandName);
}

async function run(
  streams: Streams,
  command: Command,
  commandName: string,
  rawArguments: readonly string[],
): Promise<number> {
  const usage = [
    `dupewise ${commandName} ${command.usage}`.trim(),
    `\n${command.summary}.`,
    ...Object.entries(command.flags).map(([flag, meaning]) => `  --${flag}  ${meaning}`),
    "With --jsonl, reads and writes one JSON object per line. Example input:",
    `  ${JSON.stringify(command.example)}`,
  ].join("\n");
  const misused = (reason: string) => reportMisuse(streams, `${reason}${usage}`);
  try {
    const { values, positionals } = parseArgs({
      args: [...rawArguments],
      options: { ...toFlagOptions(command), jsonl: { type: "boolean" }, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    if (values.help) {
      print(streams, usage);
      return 0;
    }
    const flags = new Set(Object.keys(command.flags).filter((flag) => Object.hasOwn(values, flag)));
    if (values.jsonl) {
      if (positionals.length > 0 || flags.size > 0)
        return misused("--jsonl reads standard input and takes no arguments.\n\n");
      const { processLines } = await import("../jsonl.ts");
      await processLines(command.answer, streams.stdin, streams.stdout);
      return 0;
    }
    if (positionals.some((argument) => argument.trim() === "")) return misused("An argument is empty.\n\n");
    const input = await command.fromArguments(positionals, flags);
    if (input === null) return misused("Wrong number of arguments.\n\n");
    print(streams, (await command.render(input)).replaceAll(UNPRINTABLE, ""));
    return 0;
  } catch (error) {
    if (isUnknownOption(error)) return misused(`${error.message}\n\n`);
    const { describeError } = await import("../describe-error.ts");
    streams.stderr.write(`${describeError(error).message}\n`);
    return FAILED;
  }
}

function toFlagOptions({ flags }: Command): Record<string, { type: "boolean" }> {
  return Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: "boolean" }]));
}

function isUnknownOption(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
}

async function printHelp({ streams, commands }: Session, asked: string): Promise<number> {
  const lines = await Promise.all(
    Object.entries(commands).map(async ([key, command]) => `  ${key.padEnd(18)} ${(await command()).command.summary}`),
  );
  const text = `dupewise COMMAND [--jsonl] [--server URL]\n\n${lines.join("\n")}\n\nWith --server, the command runs on that server, for the account that owns the access token in DUPEWISE_TOKEN. See docs/api.md.\ndupewise mcp serves the engine to an AI assistant. See docs/assistants.md.\ndupewise COMMAND --help explains a command; dupewise --version prints the version.\nThe exit status is 0 on success, 1 on failure or refusal, 2 on incorrect usage.`;
  if (asked === "--help" || asked === "-h" || asked === "help") {
    print(streams, text);
    return 0;
  }
  return reportMisuse(streams, `There is no command "${asked}".\n\n${text}`);
}
