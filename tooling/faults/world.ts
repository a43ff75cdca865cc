import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@dupewise/db/connect";
import { TEST_FOLDER_PREFIX } from "@dupewise/db/testing/abandoned";
import { startTestCluster } from "@dupewise/db/testing/cluster";
import { startServer, type ServerOptions, type ServerProcess } from "@dupewise/testing/server-process";
import { startShop } from "@dupewise/testing/shop";
import { expect, inject, onTestFinished } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    full: boolean;
    soakMinutes: number;
  }
}

/** Returns `all` in a run with `--mode full`, otherwise `few`, so that a normal run takes only minutes. */
export const chooseByMode = (few: number, all: number): number => (inject("full") ? all : few);

export const PASSWORD = "lovelace1";
/**
 * Node flags that limit the heap. With gigabytes available, uncollected garbage grows for an hour; a leak grows in a
 * small heap too.
 */
export const SMALL_MEMORY = ["--max-old-space-size=160", "--max-semi-space-size=8"];
const DUPE = "Product: Belted coat in camel\nPrice: $89\n60% polyester, 40% wool";

/**
 * Starts a PostgreSQL server and a shop that run until the test ends, no matter how many server processes start and
 * stop. Returns them with a function that starts a server.
 */
export async function startDatabaseAndShop() {
  const [cluster, shop] = await Promise.all([startTestCluster(), startShop()]);
  const database = connect(cluster.url);
  onTestFinished(async () => {
    await Promise.all([database.close(), shop.close()]);
    await cluster.stop();
  });
  secrets.add(new URL(cluster.url).password);
  const start = (options: ServerOptions = {}): Promise<ServerProcess> =>
    startLeakCheckedServer({ databaseUrl: cluster.url, ...options, env: { FETCH_ALLOW: shop.host, ...options.env } });
  return { url: cluster.url, database, sql: database.sql, shop, start };
}

/**
 * Creates a folder that is removed when the test ends. Other users can access it, because PostgreSQL runs as another
 * user when the test runs as root.
 */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${TEST_FOLDER_PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Secrets that must never be printed. */
export const secrets = new Set([PASSWORD, "$argon2", "whsec_", "sk_live", "sk_test", "sk-"]);

/** Starts a server that runs until the test ends. The test fails if the server has printed a secret. */
export async function startLeakCheckedServer(options: ServerOptions): Promise<ServerProcess> {
  const env = { SERVE_WEB: "false", RATE_LIMIT_SCALE: "0", LOG_LEVEL: "debug", ...options.env };
  const server = await startServer({ ...options, env });
  onTestFinished(async () => {
    await server.stop();
    const printed = server.output();
    expect([...secrets].filter((secret) => printed.includes(secret))).toEqual([]);
  });
  return server;
}

/** Posts JSON to a URL. */
export async function post(url: string, body: object, cookie = ""): Promise<Response> {
  return send(url, { method: "POST", body, cookie });
}

interface Sent {
  method?: string;
  body?: object | undefined;
  cookie?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Sends a request, with a JSON body if one is given. */
export async function send(
  url: string,
  { method = "GET", body, cookie, headers, signal }: Sent = {},
): Promise<Response> {
  return fetch(url, {
    method,
    headers: { ...(body && { "content-type": "application/json" }), ...(cookie && { cookie }), ...headers },
    body: body ? JSON.stringify(body) : null,
    signal: signal ?? null,
  });
}

/** Creates a free account and returns its cookie. */
export async function signUp({ url }: ServerProcess, email: string): Promise<string> {
  const { headers } = await post(`${url}/api/register`, { name: "Ada Lovelace", email, password: PASSWORD });
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const values = cookies.map((cookie) => cookie.slice(cookie.indexOf("=") + 1));
  for (const value of values.filter((value) => value !== "")) secrets.add(value);
  return cookies.join("; ");
}

/** Requests a comparison whose page takes `delayMs` to load. Returns the response status. */
export async function compare(server: ServerProcess, shopHost: string, cookie: string, delayMs = 0): Promise<number> {
  const body = { originalUrl: `http://${shopHost}/slow/header?ms=${delayMs}`, dupeUrl: DUPE };
  const response = await post(`${server.url}/api/comparisons`, body, cookie);
  await response.arrayBuffer();
  return response.status;
}

/**
 * A query that returns, for each account, the number of comparisons used, comparisons counted, and reservations held.
 */
export const ACCOUNTING_QUERY = `select u.comparisons_used as used,
  (select count(*)::int from comparisons c where c.user_id = u.id and c.counted) as counted,
  (select count(*)::int from comparison_reservations r where r.user_id = u.id and r.expires_at > now()) as held
  from users u`;

export const COATS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
