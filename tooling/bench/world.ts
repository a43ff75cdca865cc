import { connect, type Database } from "@dupewise/db/connect";
import { startServer, type ServerProcess } from "@dupewise/testing/server-process";
import * as z from "zod";
import { startCluster } from "./cluster.ts";
import type { OnEnd } from "./ending.ts";

/** The real server on its own PostgreSQL, with a signed-in account that has one comparison. */
export interface World {
  server: ServerProcess;
  database: Database;
  cookie: string;
  userId: string;
  comparisonId: string;
}

/**
 * Environment variables of the benchmarked server: it serves no web app, and counts rate limits but never reaches them.
 */
export const ENVIRONMENT = { SERVE_WEB: "false", RATE_LIMIT_SCALE: "9999" };
/** The input for a comparison of two products, both pasted as text. */
export const COMPARISON_INPUT = {
  originalUrl:
    "Product: Belted wrap coat in camel\nBrand: Maison\nPrice: €1,890\n80% virgin wool, 20% cashmere. Lining: 100% viscose\nMade in Italy",
  dupeUrl:
    "Product: Tie-waist coat, camel\nBrand: Halden\nPrice: €129\n60% polyester, 40% wool. Lining: 100% polyester\nMade in China",
};

const Made = z.object({ id: z.string() });

/** Starts a server with its own database, and with one signed-in account that has made one comparison. */
export async function startServerWithComparison(onEnd: OnEnd): Promise<World> {
  const cluster = await startCluster(onEnd);
  const server = await startServer({ databaseUrl: cluster.url, env: ENVIRONMENT });
  onEnd(server.stop);
  const database = connect(cluster.url);
  onEnd(database.close);
  const cookie = await signUp(server.url, "ada@example.com");
  const { id: comparisonId } = await post(`${server.url}/api/comparisons`, COMPARISON_INPUT, { cookie });
  const [user] = await database.sql<{ id: string }[]>`select id from users`;
  return { server, database, cookie, userId: user?.id ?? "", comparisonId };
}

/** Creates a free account and returns its cookies. */
export async function signUp(server: string, email: string, headers: Record<string, string> = {}): Promise<string> {
  const account = { name: "Ada Lovelace", email, password: "lovelace1" };
  const response = await send(`${server}/api/register`, account, headers);
  return response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

/** Posts JSON to a URL, and returns the response body, an object with the ID of what was created. */
export async function post(url: string, body: object, headers: Record<string, string>) {
  return Made.parse(await (await send(url, body, headers)).json());
}

async function send(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return response;
}
