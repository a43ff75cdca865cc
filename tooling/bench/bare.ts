import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Db } from "@dupewise/db/connect";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as z from "zod";
import type { OnEnd } from "./ending.ts";

export interface Statement {
  text: string;
  parameters: unknown[];
}

const Address = z.tuple([z.object({ port: z.number() })]).rest(z.unknown());

/** Runs `work` on a database and returns the statements that it sends. */
export async function recordStatements(databaseUrl: string, work: (db: Db) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const client = postgres(databaseUrl, { max: 1, fetch_types: false });
  const logQuery = (text: string, parameters: unknown[]) => statements.push({ text, parameters });
  await work(drizzle(client, { casing: "snake_case", logger: { logQuery } }));
  await client.end();
  return statements;
}

/**
 * Starts a bare server process that runs these statements for every request, using the same database driver as our
 * server. Returns its URL.
 * @param transactions the statements of each transaction; a single statement runs without begin and commit
 * @param fresh the parameters that must be a new ID in every request
 */
export async function startBareServer(
  onEnd: OnEnd,
  databaseUrl: string,
  transactions: Statement[][],
  fresh: string[] = [],
): Promise<string> {
  const task = JSON.stringify({ url: databaseUrl, transactions, fresh });
  const child = fork(join(import.meta.dirname, "bare-server.ts"), [task]);
  onEnd(() => child.disconnect());
  const [{ port }] = Address.parse(await once(child, "message"));
  return `http://127.0.0.1:${port}/`;
}
