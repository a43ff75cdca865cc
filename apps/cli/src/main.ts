import { enableCompileCache } from "node:module";
import type { Command } from "./command.ts";

// Type stripping and parsing are most of a short command's time: keep their result between runs.
enableCompileCache();

const COMMANDS: Record<string, () => Promise<{ command: Command }>> = {
  "parse-price": () => import("./commands/parse-price.ts"),
  "parse-composition": () => import("./commands/parse-composition.ts"),
  read: () => import("./commands/read.ts"),
  attributes: () => import("./commands/attributes.ts"),
  "check-url": () => import("./commands/check-url.ts"),
  compare: () => import("./commands/compare.ts"),
  eval: () => import("./commands/eval.ts"),
};

const [name = "--help", ...rest] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (load) process.exitCode = await run((await load()).command, name, rest);
else process.exitCode = await help(name);

async function run(command: Command, commandName: string, args: readonly string[]): Promise<number> {
  const { answerLines } = await import("./jsonl.ts");
  if (args.includes("--jsonl")) {
    await answerLines(command.answer, process.stdin, process.stdout);
    return 0;
  }
  const isIncomplete = args.length === 0 && command.usage !== "";
  if (args.includes("--help") || isIncomplete) {
    console.log(
      `dupewise ${commandName} ${command.usage}\n\n${command.summary}.\nWith --jsonl: one JSON object a line in, one a line out.`,
    );
    return isIncomplete ? 2 : 0;
  }
  try {
    console.log(await command.render(await command.fromArguments(args)));
    return 0;
  } catch (error) {
    const { describeError } = await import("./describe-error.ts");
    console.error(describeError(error).message);
    return 1;
  }
}

async function help(asked: string): Promise<number> {
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(async ([key, command]) => `  ${key.padEnd(18)} ${(await command()).command.summary}`),
  );
  const wanted = asked === "--help" || asked === "-h" || asked === "help";
  if (!wanted) console.error(`There is no command "${asked}".\n`);
  console.log(`dupewise COMMAND [--jsonl]\n\n${lines.join("\n")}\n\ndupewise COMMAND --help tells more.`);
  return wanted ? 0 : 2;
}
