import { setTimeout as sleep } from "node:timers/promises";
import { readProcessUsage } from "@dupewise/testing/read-process-usage";
import { createBurst } from "./burst.ts";
import type { OnEnd } from "./ending.ts";
import { fillHistory } from "./fill-history.ts";
import type { Row } from "./measure.ts";
import { COMPARISON_INPUT, startServerWithComparison } from "./world.ts";

const SETTLE_MS = 2000;
const ROWS = 50;
const LISTS = 600;
const COMPARISONS = 100;
const MOST_MB = { rest: 256, load: 400 };

/**
 * Measures the memory that the server process uses after startup, and after a few hundred requests, eight at a time.
 */
export async function measureServerMemory(onEnd: OnEnd): Promise<Row[]> {
  const { server, database, cookie, comparisonId } = await startServerWithComparison(onEnd);
  await sleep(SETTLE_MS);
  const rest = readProcessUsage(server.pid).memoryMb;
  await database.sql`update users set is_premium = true`;
  await fillHistory(database, [comparisonId], ROWS);
  await createBurst({ url: `${server.url}/api/trpc/history.list`, headers: { cookie } }, LISTS)();
  const create = `${server.url}/api/trpc/comparisons.create`;
  await createBurst({ url: create, headers: { cookie }, body: { json: COMPARISON_INPUT } }, COMPARISONS)();
  const load = readProcessUsage(server.pid).memoryMb;
  return [
    { what: "memory at rest", ours: rest, baseline: MOST_MB.rest, unit: "MB", baselineName: "allowed", limit: 1 },
    { what: "memory under load", ours: load, baseline: MOST_MB.load, unit: "MB", baselineName: "allowed", limit: 1 },
  ];
}
