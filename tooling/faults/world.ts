import { connect } from "@dupewise/db/connect";
import { startTestCluster } from "@dupewise/testing/cluster";
import { startServer, type ServerProcess } from "@dupewise/testing/server-process";
import { startShop } from "@dupewise/testing/shop";
import { inject, onTestFinished } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    full: boolean;
  }
}

/** All of it with `--mode full`; otherwise so much that it takes minutes. */
export const rounds = (few: number, all: number): number => (inject("full") ? all : few);

const PASSWORD = "lovelace1";
const DUPE = "Product: Belted coat in camel\nPrice: $89\n60% polyester, 40% wool";

/** A PostgreSQL and a shop that outlive any number of server processes. */
export async function startWorld() {
  const [cluster, shop] = await Promise.all([startTestCluster(), startShop()]);
  const database = connect(cluster.url);
  let server: ServerProcess | undefined;
  onTestFinished(async () => {
    await server?.stop();
    await Promise.all([database.close(), shop.close()]);
    await cluster.stop();
  });
  const start = async (): Promise<ServerProcess> => {
    server = await startServer({
      databaseUrl: cluster.url,
      env: { SERVE_WEB: "false", RATE_LIMIT_SCALE: "0", FETCH_ALLOW: shop.host, LOG_LEVEL: "error" },
    });
    return server;
  };
  return { sql: database.sql, shop, start };
}

export async function post(url: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", ...(cookie && { cookie }) };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
}

/** A new free account; answers its cookie. */
export async function signUp({ url }: ServerProcess, email: string): Promise<string> {
  const { headers } = await post(`${url}/api/register`, { name: "Ada Lovelace", email, password: PASSWORD });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Asks for a comparison whose page takes so long; answers the status. */
export async function compare(server: ServerProcess, shopHost: string, cookie: string, ms = 0): Promise<number> {
  const body = { originalUrl: `http://${shopHost}/slow/header?ms=${ms}`, dupeUrl: DUPE };
  const response = await post(`${server.url}/api/comparisons`, body, cookie);
  await response.arrayBuffer();
  return response.status;
}

/** What is stored of every account: what it used, what was counted of its comparisons, and what is held. */
export const BOOKS = `select u.comparisons_used as used,
  (select count(*)::int from comparisons c where c.user_id = u.id and c.counted) as counted,
  (select count(*)::int from comparison_reservations r where r.user_id = u.id and r.expires_at > now()) as held
  from users u`;
