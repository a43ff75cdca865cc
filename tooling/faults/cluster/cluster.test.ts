import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@dupewise/db/connect";
import type { ServerProcess } from "@dupewise/testing/server-process";
import { describe, expect, it } from "vitest";
import { insist } from "../insist.ts";
import { COATS, send, signUp, startWatched } from "../world.ts";
import { startPatroniCluster } from "./start-cluster.ts";

const SHOPPERS = 6;
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 200;
const LONGEST_REQUEST_MS = 25_000;
const NOBODY_MS = 30_000;
const POOLED_MS = 10_000;

type Cluster = Awaited<ReturnType<typeof startPatroniCluster>>;
/** Does harm; may return what undoes it. */
type Harm = (cluster: Cluster) => Promise<(() => Promise<void>) | void>;

/** What happened beside the comparisons that were acknowledged. */
interface Traffic {
  made: string[];
  failures: Map<string, number>;
  longestMs: number;
}

/** Two servers, and a worker beside them. */
async function startServers(databaseUrl: string, env: Record<string, string> = {}) {
  const startOne = () => startWatched({ databaseUrl, env: { RUN_JOBS: "false", ...env } });
  const servers = [await startOne(), await startOne()] as const;
  await startWatched({ program: "worker.ts", databaseUrl, env: { WORKER_PORT: "0", ...env } });
  return servers;
}

/** Shoppers compare on all servers, each until told so, while `work` is done. */
async function underTraffic(servers: readonly ServerProcess[], cookie: string, work: () => Promise<void>) {
  const traffic: Traffic = { made: [], failures: new Map(), longestMs: 0 };
  let going = true;
  const shopping = Array.from({ length: SHOPPERS }, async (_, at) => {
    const { url } = servers[at % servers.length] ?? { url: "" };
    while (going) {
      const onFailure = (response?: Response) => {
        const what = `${response?.status}${response?.headers.has("retry-after") ? " with Retry-After" : ""}`;
        traffic.failures.set(what, (traffic.failures.get(what) ?? 0) + 1);
      };
      traffic.made.push(
        String(await insist({ url: () => url, cookie, body: COATS, patienceMs: PATIENCE_MS, onFailure })),
      );
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
    await Promise.all([...shopping, ...looking]);
  }
  return traffic;
}

/** Milliseconds until one more comparison is made. */
async function writesBack({ url }: ServerProcess, cookie: string): Promise<[ms: number, id: string]> {
  const began = performance.now();
  const id = await insist({ url: () => url, cookie, body: COATS, patienceMs: PATIENCE_MS });
  return [performance.now() - began, String(id)];
}

async function storedIn(url: string, email: string): Promise<string[]> {
  const { sql, close } = connect(url, { max: 1 });
  const rows = await sql<{ id: string }[]>`
    select c.id from comparisons c join users u on u.id = c.user_id where u.email = ${email}`;
  await close();
  return rows.map(({ id }) => id);
}

async function becomePremium(url: string): Promise<void> {
  const { sql, close } = connect(url, { max: 1 });
  await sql`update users set is_premium = true`;
  await close();
}

const FAULTS: [name: string, harm: Harm, backWithinMs: number][] = [
  ["the primary's node is killed", (cluster) => cluster.killPrimary(), 30_000],
  ["the new primary's node is killed", (cluster) => cluster.killPrimary(), 30_000],
  ["PostgreSQL alone is killed on the primary", (cluster) => cluster.killPostgresOfPrimary(), 10_000],
  ["the primary is switched over", (cluster) => cluster.switchOver(), 10_000],
  ["HAProxy is killed and started again", (cluster) => cluster.restartProxy(), 10_000],
];

describe("R50: three nodes behind HAProxy", () => {
  it("lose nothing acknowledged and answer 503 alone, whatever node goes", async () => {
    const cluster = await startPatroniCluster();
    const servers = await startServers(cluster.url);
    const [server] = servers;
    const email = "ada@example.com";
    const cookie = await signUp(server, email);
    await becomePremium(cluster.url);
    for (const [name, harm, withinMs] of FAULTS) {
      await cluster.settle();
      const before = await storedIn(cluster.url, email);
      let [backMs, last] = [0, ""];
      const traffic = await underTraffic(servers, cookie, async () => {
        await sleep(1_000);
        const undo = await harm(cluster);
        [backMs, last] = await writesBack(server, cookie);
        await sleep(1_000);
        await undo?.();
      });
      const failures = JSON.stringify(Object.fromEntries(traffic.failures));
      const figures = `${traffic.made.length} made, back after ${Math.round(backMs)} ms, longest ${Math.round(traffic.longestMs)} ms`;
      process.stdout.write(`R50 ${name}: ${figures}, ${failures}\n`);
      expect.soft(backMs, name).toBeLessThan(withinMs);
      expect.soft(traffic.longestMs, name).toBeLessThan(LONGEST_REQUEST_MS);
      const others = [...traffic.failures.keys()].filter((what) => what !== "503 with Retry-After");
      expect.soft(others, name).toEqual([]);
      const stored = await storedIn(cluster.url, email);
      expect.soft(stored.toSorted(), name).toEqual([...before, ...traffic.made, last].toSorted());
    }
  });

  it("are not ready within six seconds of losing every primary, and ready again with one", async () => {
    const cluster = await startPatroniCluster();
    const [server] = await startServers(cluster.url);
    const ready = async () => (await send(`${server.url}/readyz`)).status;
    const undo = await cluster.killAll();
    const began = performance.now();
    await expect.poll(ready, { timeout: 60_000, interval: 100 }).toBe(503);
    const goneMs = performance.now() - began;
    await sleep(NOBODY_MS);
    const asked = performance.now();
    expect(await ready()).toBe(503);
    const askedMs = performance.now() - asked;
    await undo();
    await expect.poll(ready, { timeout: 120_000, interval: 100 }).toBe(200);
    process.stdout.write(`R51 not ready after ${Math.round(goneMs)} ms, told in ${Math.round(askedMs)} ms\n`);
    expect(goneMs).toBeLessThan(6_000);
    expect(askedMs).toBeLessThan(5_000);
  });
});

describe("R52: a pooler in transaction mode", () => {
  it("stores what was acknowledged, and does every job once", async () => {
    const cluster = await startPatroniCluster();
    const pooled = { DATABASE_POOLED: "true", DATABASE_DIRECT_URL: cluster.url };
    const servers = await startServers(cluster.pooledUrl, pooled);
    const email = "ada@example.com";
    const cookie = await signUp(servers[0], email);
    await becomePremium(cluster.url);
    const { made, failures } = await underTraffic(servers, cookie, () => sleep(POOLED_MS));
    process.stdout.write(`R52 ${made.length} made through the pooler\n`);
    expect(failures).toEqual(new Map());
    expect((await storedIn(cluster.url, email)).toSorted()).toEqual(made.toSorted());
  });

  it("is refused in a sentence where nobody told of it", async () => {
    const cluster = await startPatroniCluster();
    await expect(startServers(cluster.pooledUrl)).rejects.toThrow("set DATABASE_POOLED=true");
  });
});
