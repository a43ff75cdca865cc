import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@dupewise/db/connect";
import type { ServerProcess } from "@dupewise/testing/server-process";
import { compareWithRetries } from "../compare-with-retries.ts";
import { COATS, PASSWORD, post, send, startLeakCheckedServer } from "../world.ts";

const SHOPPERS = 6;
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 200;
const NEWCOMER_EVERY_MS = 500;

/** The outcomes of the requests that were sent during a test. */
export interface Traffic {
  /** The comparisons that were acknowledged. */
  made: string[];
  /** The email addresses that have an account. */
  registered: string[];
  /** How often each other response occurred. */
  failures: Map<string, number>;
  longestMs: number;
}

/** Starts two servers and a worker on one database. Returns the servers. */
export async function startServers(databaseUrl: string, env: Record<string, string> = {}) {
  const startOne = () => startLeakCheckedServer({ databaseUrl, env: { RUN_JOBS: "false", ...env } });
  const servers = [await startOne(), await startOne()] as const;
  await startLeakCheckedServer({ program: "worker.ts", databaseUrl, env: { WORKER_PORT: "0", ...env } });
  return servers;
}

/**
 * Runs `work` while shoppers make comparisons on all servers and new users sign up. Returns which requests were
 * acknowledged and which failed.
 */
export async function runUnderTraffic(servers: readonly ServerProcess[], cookie: string, work: () => Promise<void>) {
  const traffic: Traffic = { made: [], registered: [], failures: new Map(), longestMs: 0 };
  let going = true;
  const onFailure = (response?: Response) => {
    const what = `${response?.status}${response?.headers.has("retry-after") ? " with Retry-After" : ""}`;
    traffic.failures.set(what, (traffic.failures.get(what) ?? 0) + 1);
  };
  const shopping = Array.from({ length: SHOPPERS }, async (_, at) => {
    const { url } = servers[at % servers.length] ?? { url: "" };
    while (going) {
      const id = await compareWithRetries({ url: () => url, cookie, body: COATS, patienceMs: PATIENCE_MS, onFailure });
      traffic.made.push(String(id));
    }
  });
  const joining = servers.map(async ({ url }) => {
    while (going) {
      traffic.registered.push(await join(url, onFailure));
      await sleep(NEWCOMER_EVERY_MS);
    }
  });
  const looking = servers.map(async ({ url }) => {
    while (going) {
      const began = performance.now();
      await send(`${url}/api/comparisons?limit=1`, { cookie }).then((response) => response.arrayBuffer());
      traffic.longestMs = Math.max(traffic.longestMs, performance.now() - began);
      await sleep(LOOK_EVERY_MS);
    }
  });
  try {
    await work();
  } finally {
    going = false;
    await Promise.all([...shopping, ...joining, ...looking]);
  }
  return traffic;
}

/** Signs up a user, retrying until the account exists, which it does even when the response was lost. */
async function join(url: string, onFailure: (response?: Response) => void): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  for (let tries = 1; ; tries++) {
    const response = await post(`${url}/api/register`, { name: "Grace Hopper", email, password: PASSWORD });
    await response.arrayBuffer();
    if (response.ok || (response.status === 409 && tries > 1)) return email;
    onFailure(response);
    await sleep(LOOK_EVERY_MS);
  }
}

/**
 * Repeats the request for one comparison until it succeeds, and returns the comparison's ID. Throws if none succeeds in
 * time.
 */
export async function compareUntilDone({ url }: ServerProcess, cookie: string): Promise<string> {
  let last: Response | undefined;
  const onFailure = (response: Response | undefined) => (last = response);
  const id = await compareWithRetries({ url: () => url, cookie, body: COATS, patienceMs: PATIENCE_MS, onFailure });
  if (id !== undefined) return id;
  throw new Error(
    `No comparison within ${PATIENCE_MS / 1000} s; the last request got ${last?.status ?? "no response"}`,
  );
}

/** Runs one SQL statement on a separate connection and returns its rows. */
export async function runStatement(url: string, statement: string) {
  const { sql, close } = connect(url, { max: 1 });
  try {
    return await sql.unsafe(statement);
  } finally {
    await close();
  }
}

/** Lists the IDs of an account's comparisons in this database. */
export async function listStoredComparisonIds(url: string, email: string): Promise<string[]> {
  const { sql, close } = connect(url, { max: 1 });
  const rows = await sql<{ id: string }[]>`
    select c.id from comparisons c join users u on u.id = c.user_id where u.email = ${email}`;
  await close();
  return rows.map(({ id }) => id);
}

/** Makes every account premium, so that no comparison is refused for lack of a plan. */
export const makeEveryonePremium = (url: string) => runStatement(url, "update users set is_premium = true");
