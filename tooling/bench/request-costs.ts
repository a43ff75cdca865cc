import { connect } from "@dupewise/db/connect";
import { readProcessUsage } from "@dupewise/testing/read-process-usage";
import { createBurst } from "./burst.ts";
import type { OnEnd } from "./ending.ts";
import { fillHistory } from "./fill-history.ts";
import type { Row } from "./measure.ts";
import { COMPARISON_INPUT, startServerWithComparison } from "./world.ts";

const REQUESTS = 200;
const WARM_UP = 50;
const HISTORY = 20;
/** The maximum processor time per request, in milliseconds: fifty requests a second per core. */
const MOST_MS = 20;

/**
 * Measures the processor time that one request of each kind takes in the server and PostgreSQL together. The documented
 * capacity is derived from these times.
 */
export async function measureRequestCosts(onEnd: OnEnd): Promise<Row[]> {
  const { server, database, cookie, comparisonId: id } = await startServerWithComparison(onEnd);
  await database.sql`update users set is_premium = true`;
  await fillHistory(database, [id], HISTORY);
  const watcher = connect(database.url, { max: 1 });
  onEnd(watcher.close);
  const used = async () => {
    const backends = await watcher.sql<{ pid: number }[]>`
      select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    const postgres = backends.reduce((sum, { pid }) => sum + readProcessUsage(pid).cpuSeconds, 0);
    return { postgres, all: postgres + readProcessUsage(server.pid).cpuSeconds };
  };
  const trpc = (procedure: string) => ({ url: `${server.url}/api/trpc/${procedure}`, headers: { cookie } });
  const requests = {
    "list 20": trpc("history.list"),
    "open one": trpc(`comparisons.get?input=${encodeURIComponent(JSON.stringify({ json: { id } }))}`),
    "mark a favorite": { ...trpc("history.setFavorite"), body: { json: { id, isFavorite: true } } },
    "compare two texts": { ...trpc("comparisons.create"), body: { json: COMPARISON_INPUT } },
  };
  const rows: Row[] = [];
  for (const [what, request] of Object.entries(requests)) {
    await createBurst(request, WARM_UP)();
    const before = await used();
    await createBurst(request, REQUESTS)();
    const after = await used();
    const msOf = (part: "all" | "postgres") => ((after[part] - before[part]) * 1000) / REQUESTS;
    rows.push({
      what: `processor time: ${what}`,
      ours: msOf("all"),
      baseline: MOST_MS,
      unit: "ms/request",
      baselineName: `allowed; PostgreSQL's share ${msOf("postgres").toFixed(1)} ms`,
      limit: 1,
    });
  }
  return rows;
}
