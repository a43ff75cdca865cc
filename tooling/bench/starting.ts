import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "@dupewise/testing/server-process";
import { startCluster } from "./cluster.ts";
import type { OnEnd } from "./ending.ts";
import { computeQuantile, type Row } from "./measure.ts";
import { ENVIRONMENT } from "./world.ts";

const ROUNDS = 7;
const PROMISED_MS = { existing: 1500, fresh: 3000 };

/**
 * Measures the time from the start of the server process to its first response, both with an existing database and with
 * an empty one.
 */
export async function measureServerStart(onEnd: OnEnd): Promise<Row[]> {
  const cluster = await startCluster(onEnd);
  const timeOf = async (databaseUrl: string) => {
    const started = performance.now();
    const server = await startServer({ databaseUrl, env: ENVIRONMENT });
    while ((await fetch(`${server.url}/readyz`)).status !== 200) await sleep(1);
    const ms = performance.now() - started;
    await server.stop();
    return ms;
  };
  await timeOf(cluster.url);
  const times = { existing: Array.of<number>(), fresh: Array.of<number>() };
  for (let round = 0; round < ROUNDS; round++) {
    times.existing.push(await timeOf(cluster.url));
    times.fresh.push(await timeOf(await cluster.createDatabase(`fresh${round}`)));
  }
  // A promised time assumes an otherwise idle machine, and the fastest round comes closest to that.
  const row = (what: string, kind: keyof typeof times): Row => ({
    what,
    ours: computeQuantile(times[kind], 0),
    baseline: PROMISED_MS[kind],
    unit: "ms",
    baselineName: `promised; median ${computeQuantile(times[kind], 0.5).toFixed(0)} ms`,
    limit: 1,
  });
  return [row("start the server", "existing"), row("start on an empty database", "fresh")];
}
