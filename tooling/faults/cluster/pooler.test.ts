import { setTimeout as sleep } from "node:timers/promises";
import { prepareDatabase } from "@dupewise/db/prepare-database";
import type { ServerProcess } from "@dupewise/testing/server-process";
import { expect, it } from "vitest";
import { COATS, post, send, signUp, startLeakCheckedServer } from "../world.ts";
import {
  runStatement,
  makeEveryonePremium,
  startServers,
  listStoredComparisonIds,
  runUnderTraffic,
} from "./shopping.ts";
import { startPatroniCluster } from "./start-cluster.ts";

const POOLED_MS = 10_000;
/** The number of requests per connection type, alternating, so that other load on the machine slows both equally. */
const REQUESTS = 300;
const MOST = { list: 1.2, compare: 1.6 };
const STARTS = 20;
const EMAIL = "ada@example.com";

/** Other processes only add time, so the fastest tenth says more than the median. */
const decile = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0;

/** Returns the ratio of the two request times at the lowest decile. */
async function ratio(
  request: (server: ServerProcess) => Promise<Response>,
  pooled: ServerProcess,
  direct: ServerProcess,
) {
  const times = new Map<ServerProcess, number[]>([
    [pooled, []],
    [direct, []],
  ]);
  for (let at = 0; at < REQUESTS; at++) {
    for (const [server, taken] of times) {
      const began = performance.now();
      await (await request(server)).arrayBuffer();
      taken.push(performance.now() - began);
    }
  }
  return decile(times.get(pooled) ?? []) / decile(times.get(direct) ?? []);
}

it(`R52: stores every acknowledged write through a transaction-mode pooler, with lists taking at most ${MOST.list} times and comparisons ${MOST.compare} times as long as without it`, async () => {
  const cluster = await startPatroniCluster();
  const pooled = { DATABASE_POOLED: "true", DATABASE_DIRECT_URL: cluster.url };
  const servers = await startServers(cluster.pooledUrl, pooled);
  const cookie = await signUp(servers[0], EMAIL);
  await makeEveryonePremium(cluster.url);
  const { made, registered, failures } = await runUnderTraffic(servers, cookie, () => sleep(POOLED_MS));
  expect([...failures.keys()].filter((what) => what !== "503 with Retry-After")).toEqual([]);
  const sent = async () =>
    (await runStatement(cluster.url, "select from mail_outbox where sent_at is not null")).length;
  await expect.poll(sent, { timeout: 30_000 }).toBe(registered.length + 1);
  expect((await listStoredComparisonIds(cluster.url, EMAIL)).toSorted()).toEqual(made.toSorted());
  const direct = await startLeakCheckedServer({ databaseUrl: cluster.url, env: { RUN_JOBS: "false" } });
  const list = await ratio(({ url }) => send(`${url}/api/comparisons?limit=20`, { cookie }), servers[0], direct);
  const compare = await ratio(({ url }) => post(`${url}/api/comparisons`, COATS, cookie), servers[0], direct);
  const costs = `a list costs ${list.toFixed(2)}, a comparison ${compare.toFixed(2)} times the direct one`;
  process.stdout.write(`R52 ${made.length} made and stored through the pooler; ${costs}\n`);
  expect(list).toBeLessThan(MOST.list);
  expect(compare).toBeLessThan(MOST.compare);
});

it("R52: rejects an undeclared pooler with a one-sentence explanation, even under traffic", async () => {
  const cluster = await startPatroniCluster();
  const refusal = () => prepareDatabase({ url: cluster.pooledUrl }).catch((error: unknown) => String(error));
  const sentence = expect.stringContaining("set DATABASE_POOLED=true");
  expect(await refusal()).toEqual(sentence);
  const pooled = { DATABASE_POOLED: "true", DATABASE_DIRECT_URL: cluster.url };
  const servers = await startServers(cluster.pooledUrl, pooled);
  const cookie = await signUp(servers[0], EMAIL);
  await makeEveryonePremium(cluster.url);
  await runUnderTraffic(servers, cookie, async () => {
    for (let start = 0; start < STARTS; start++) expect(await refusal()).toEqual(sentence);
  });
  await expect(startServers(cluster.pooledUrl)).rejects.toThrow("set DATABASE_POOLED=true");
});
