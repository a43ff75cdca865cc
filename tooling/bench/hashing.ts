import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { hashPassword } from "@dupewise/api/auth/passwords";
import { computeQuantile, type Row } from "./measure.ts";

const ROUNDS = 15;
const AT_ONCE = 4;
const RESOLUTION_MS = 1;
const NS_PER_MS = 1e6;

/**
 * Measures how long other requests wait, at most, while passwords are hashed. The baseline is the time of one hash,
 * which is how long they would wait without the thread pool.
 */
export async function measurePasswordHashing(): Promise<Row> {
  const stalls: number[] = [];
  const hashes: number[] = [];
  await hashPassword("to warm up");
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await hashPassword("seam allowance 7");
    hashes.push(performance.now() - started);
    const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    loop.enable();
    await Promise.all(Array.from({ length: AT_ONCE }, () => hashPassword("seam allowance 7")));
    await sleep(RESOLUTION_MS * 2);
    loop.disable();
    stalls.push(loop.max / NS_PER_MS - RESOLUTION_MS);
  }
  return {
    what: "wait beside four hashes",
    ours: computeQuantile(stalls, 0.5),
    baseline: computeQuantile(hashes, 0.5),
    unit: "ms",
    baselineName: "the time of one hash, which it would be without the pool",
    limit: 0.5,
  };
}
