import { connect, type Database } from "@dupewise/db/connect";
import { startServer, type ServerProcess } from "@dupewise/testing/server-process";
import { startCluster } from "./cluster.ts";

/** The real server on a PostgreSQL of its own, and somebody signed in with one comparison. */
export interface World {
  server: ServerProcess;
  database: Database;
  cookie: string;
  userId: string;
  comparisonId: string;
  close: () => Promise<void>;
}

/** Limits are counted as ever, but never reached. */
export const ENVIRONMENT = { SERVE_WEB: "false", RATE_LIMIT_SCALE: "100000" };
const ACCOUNT = { name: "Ada Lovelace", email: "ada@example.com", password: "lovelace1" };
const TEXTS = {
  originalUrl:
    "Product: Belted wrap coat in camel\nBrand: Maison\nPrice: €1,890\n80% virgin wool, 20% cashmere. Lining: 100% viscose\nMade in Italy",
  dupeUrl:
    "Product: Tie-waist coat, camel\nBrand: Halden\nPrice: €129\n60% polyester, 40% wool. Lining: 100% polyester\nMade in China",
};

export async function startWorld(): Promise<World> {
  const cluster = await startCluster();
  const server = await startServer({ databaseUrl: cluster.url, env: ENVIRONMENT });
  const database = connect(cluster.url);
  const { headers } = await post(`${server.url}/api/register`, ACCOUNT);
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  await post(`${server.url}/api/comparisons`, TEXTS, { cookie });
  const [made] = await database.sql<{ id: string; user_id: string }[]>`select id, user_id from comparisons`;
  return {
    server,
    database,
    cookie,
    userId: made?.user_id ?? "",
    comparisonId: made?.id ?? "",
    close: async () => {
      await database.close();
      await server.stop();
      await cluster.close();
    },
  };
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}
