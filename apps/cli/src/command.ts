import type * as z from "zod";

/** A command with the same result for programs (JSON lines) and for people (arguments and readable text). */
export interface Command {
  /** One line for `--help`. */
  summary: string;
  /** The arguments after the command's name: "URL | FILE | TEXT". */
  usage: string;
  /** Its options ("explain" for `--explain`), each with a line of help. */
  flags: Readonly<Record<string, string>>;
  /** An example of an input line from a program. */
  example: object;
  /** Runs the command for a program. Throws a ZodError if the line does not match the command's schema. */
  answer: (input: unknown) => Promise<object>;
  /** Converts a person's arguments to the command's input, fetching any links. Returns null for invalid arguments. */
  fromArguments: (args: readonly string[], flags?: ReadonlySet<string>) => Promise<unknown>;
  /** Runs the command for a person and returns readable text. Throws if that fails, for instance for a rejected URL. */
  render: (input: unknown) => Promise<string>;
}

interface Definition<Input, Output extends object> {
  summary: string;
  usage: string;
  flags?: Readonly<Record<string, string>>;
  input: z.ZodType<Input>;
  example: Input & object;
  /** Never uses the network: a program's input may come from anyone. */
  answer: (input: Input) => Output | Promise<Output>;
  fromArguments: (args: readonly string[], flags: ReadonlySet<string>) => Input | null | Promise<Input | null>;
  render: (output: Output) => string;
}

/**
 * Creates a command that validates its input against its schema before it runs. Callers don't need to know the types of
 * its input and output.
 */
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
