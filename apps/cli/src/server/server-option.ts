import { parseArgs } from "node:util";

/** The server to use instead of the built-in engine, and the access token to sign in with. */
export interface ServerAccess {
  url: string;
  token: string;
}

interface ServerOptions {
  /** The remaining arguments for the command. */
  rest: string[];
  /** The server to use; null if this program does the work itself. */
  server: ServerAccess | null;
  /** What is wrong with the options, worded for people; null if they are valid. */
  problem: string | null;
}

/**
 * Extracts the options `--server URL` and `--token TOKEN` from the arguments, wherever they appear. Returns their
 * values and the remaining arguments.
 * @param ownToken the access token from the environment, or null
 */
export function extractServerOptions(args: readonly string[], ownToken: string | null): ServerOptions {
  const { tokens } = parseArgs({
    args: [...args],
    options: { server: { type: "string" }, token: { type: "string" } },
    strict: false,
    tokens: true,
  });
  const found = new Map<string, string>();
  const taken = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== "option" || (token.name !== "server" && token.name !== "token")) continue;
    found.set(token.name, token.value ?? "");
    taken.add(token.index);
    if (token.inlineValue === false) taken.add(token.index + 1);
  }
  const rest = args.filter((_, index) => !taken.has(index));
  const url = found.get("server");
  const token = found.get("token") ?? ownToken ?? "";
  if (url === undefined)
    return { rest, server: null, problem: found.size > 0 ? "--token requires --server URL." : null };
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url))
    return rejectOption(rest, "--server takes a URL: https://…");
  if (token === "") {
    return rejectOption(rest, "Create an access token on that server's account page and put it in DUPEWISE_TOKEN.");
  }
  return { rest, server: { url, token }, problem: null };
}

const rejectOption = (rest: string[], problem: string): ServerOptions => ({ rest, server: null, problem });
