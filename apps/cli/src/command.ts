import type * as z from "zod";

/** A command with the same result for programs (JSON lines) and for people (arguments and readable text). */
export interface Command {
  /** One line for `--help`. */
  summary: string;
  /** What follows the command's name: "URL | FILE | TEXT". */
  usage: string;
  /** What it may be told beyond its arguments, "explain" for `--explain`, with a line for its help. */
  flags: Readonly<Record<string, string>>;
  /** A line that a program may send. */
  example: object;
  /** Throws a ZodError when the line is not of the command's shape. */
  answer: (input: unknown) => Promise<object>;
  /** The input that a person's arguments stand for, fetched where they are links; null when they make no sense. */
  fromArguments: (args: readonly string[], flags?: ReadonlySet<string>) => Promise<unknown>;
  /** Throws what stands in the way of a person's wish, as a refused address does. */
  render: (input: unknown) => Promise<string>;
}

interface Definition<Input, Output extends object> {
  summary: string;
  usage: string;
  flags?: Readonly<Record<string, string>>;
  input: z.ZodType<Input>;
  example: Input & object;
  /** Never touches the network: what a program pipes in may come from anybody. */
  answer: (input: Input) => Output | Promise<Output>;
  fromArguments: (args: readonly string[], flags: ReadonlySet<string>) => Input | null | Promise<Input | null>;
  render: (output: Output) => string;
}

/** Binds a command's input schema to its handler, so that callers need to know neither type. */
export function defineCommand<Input, Output extends object>(definition: Definition<Input, Output>): Command {
  const answer = async (input: unknown) => definition.answer(definition.input.parse(input));
  return {
    summary: definition.summary,
    usage: definition.usage,
    flags: definition.flags ?? {},
    example: definition.example,
    answer,
    fromArguments: async (args, flags = new Set()) => definition.fromArguments(args, flags),
    render: async (input) => definition.render(await answer(input)),
  };
}
