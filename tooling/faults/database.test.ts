import { setTimeout as sleep } from "node:timers/promises";
import { connect, type Database } from "@dupewise/db/connect";
import { describe, expect, it, onTestFinished } from "vitest";
import { compareWithRetries } from "./compare-with-retries.ts";
import { startDedicatedServer } from "./dedicated-server.ts";
import { COATS, chooseByMode, send, signUp, startLeakCheckedServer } from "./world.ts";

const SHOPPERS = 6;
const BACK_WITHIN_MS = 2_000;
const PATIENCE_MS = 90_000;

async function startOnOwnCluster() {
  const cluster = await startDedicatedServer();
  const server = await startLeakCheckedServer({ databaseUrl: cluster.url });
  const cookie = await signUp(server, "ada@example.com");
  const query = async (statement: string) => {
    const { sql, close } = connect(cluster.url, { max: 1 });
    const rows = await sql.unsafe(statement);
    await close();
    return rows;
  };
  await query("update users set is_premium = true");
  const ready = async () => (await send(`${server.url}/readyz`)).status;
  return { cluster, server, cookie, query, ready };
}

describe("R20: PostgreSQL", () => {
  it.each([
    ["restarts", "fast", 0, chooseByMode(2, 10)],
    ["crashes and restarts", "immediate", 0, chooseByMode(2, 10)],
    ["is unavailable for a while", "fast", chooseByMode(5_000, 30_000), 1],
  ] as const)(
    "%s under load: the server responds with 503 until PostgreSQL is back, and loses no acknowledged write",
    async (_, how, awayMs, times) => {
      const { cluster, server, cookie, query, ready } = await startOnOwnCluster();
      const made: (string | undefined)[] = [];
      const failures = new Set<string>();
      let going = true;
      const url = () => server.url;
      const onFailure = (response?: Response) =>
        failures.add(`${response?.status}${response?.headers.has("retry-after") ? " with Retry-After" : ""}`);
      const shopping = Array.from({ length: SHOPPERS }, async () => {
        while (going)
          made.push(await compareWithRetries({ url, cookie, body: COATS, patienceMs: PATIENCE_MS, onFailure }));
      });
      const backMs: number[] = [];
      for (let round = 0; round < times; round++) {
        await sleep(500 + Math.random() * 500);
        await cluster.stop(how);
        expect(await ready()).toBe(503);
        await sleep(awayMs);
        await cluster.start();
        const started = performance.now();
        await expect.poll(ready, { timeout: 30_000, interval: 20 }).toBe(200);
        backMs.push(performance.now() - started);
      }
      going = false;
      await Promise.all(shopping);
      process.stdout.write(`R20 ${how} ${awayMs} ms: back after ${backMs.map(Math.round).join(", ")} ms\n`);
      expect(failures).toEqual(new Set(["503 with Retry-After"]));
      expect(Math.max(...backMs)).toBeLessThan(BACK_WITHIN_MS);
      const stored = (await query("select id from comparisons")).map(({ id }) => String(id));
      expect(new Set(stored)).toEqual(new Set(made));
      expect(stored).toHaveLength(made.length);
    },
  );

  it("runs out of connections under load: the server responds with 503 until connections are free again", async () => {
    const { cluster, server, cookie, ready } = await startOnOwnCluster();
    const keepers: Database[] = [];
    const pids: number[] = [];
    onTestFinished(async () => void (await free()));
    const free = () => Promise.all(keepers.splice(0).map((keeper) => keeper.close()));
    const take = async () => {
      const keeper = connect(cluster.url, { max: 1 });
      keepers.push(keeper);
      const [own] = await keeper.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      pids.push(own?.pid ?? 0);
      return keeper;
    };
    const takeAll = async () => {
      for (;;) await take();
    };
    const { sql } = await take();
    const endOthers = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid not in ${sql(pids)}`;
    // Terminated connections free their slots with a delay, and the server's own job queue may take them first.
    while ((await endOthers()).length > 0) await expect(takeAll()).rejects.toMatchObject({ code: "53300" });
    const refused = await send(`${server.url}/api/comparisons`, { cookie });
    expect([refused.status, refused.headers.has("retry-after")]).toEqual([503, true]);
    expect((await send(`${server.url}/api/user`, { cookie })).status).toBe(503);
    expect((await send(`${server.url}/healthz`)).status).toBe(200);
    await free();
    await expect.poll(ready, { timeout: BACK_WITHIN_MS, interval: 20 }).toBe(200);
    expect((await send(`${server.url}/api/comparisons`, { cookie })).status).toBe(200);
  });
});
