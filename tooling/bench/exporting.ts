import { findComparisonsForDisplay, listComparisonIds } from "@dupewise/db/queries/comparisons/export-comparisons";
import { RULES_WORDING } from "@dupewise/ai/words/wording";
import { readProcessUsage } from "@dupewise/testing/read-process-usage";
import { startBareServer, recordStatements } from "./bare.ts";
import type { OnEnd } from "./ending.ts";
import { fillHistory } from "./fill-history.ts";
import { timeAlternately, type Row } from "./measure.ts";
import { startServerWithComparison } from "./world.ts";

/** The number of comparisons in one part of an exported file. */
const AT_A_TIME = 5;
const FEW = 50;
const MANY = 4_000;
const ROUNDS = 9;
const MOST_MORE_MB = 64;
const WATCHED_EVERY_MS = 1_000;

/**
 * Measures the export of a user's entire history: how long it takes, compared with a bare handler that runs the same
 * statements one after another and stringifies the rows, and how much memory a long export uses.
 */
export async function measureHistoryExport(onEnd: OnEnd): Promise<Row[]> {
  const { server, database, cookie, userId, comparisonId } = await startServerWithComparison(onEnd);
  const download = async () => {
    const response = await fetch(`${server.url}/api/comparisons/export?format=json`, { headers: { cookie } });
    const parts: AsyncIterable<unknown> | null = response.body;
    if (response.status !== 200 || parts === null) throw new Error(`The export responded with ${response.status}`);
    for await (const _ of parts);
  };
  await fillHistory(database, [comparisonId], FEW);
  const statements = await recordStatements(database.url, async (db) => {
    const ids = await listComparisonIds(db, userId, { withRemoved: false });
    for (let from = 0; from < ids.length; from += AT_A_TIME) {
      await findComparisonsForDisplay(db, userId, ids.slice(from, from + AT_A_TIME), RULES_WORDING);
    }
  });
  const bare = await startBareServer(
    onEnd,
    database.url,
    statements.map((one) => [one]),
  );
  const [ours = 0, baseline = 0] = await timeAlternately(
    [download, async () => (await fetch(bare)).arrayBuffer()],
    ROUNDS,
  );

  await fillHistory(database, [comparisonId], MANY);
  const rest = readProcessUsage(server.pid).memoryMb;
  let most = rest;
  const watching = setInterval(() => (most = Math.max(most, readProcessUsage(server.pid).memoryMb)), WATCHED_EVERY_MS);
  await download().finally(() => clearInterval(watching));
  return [
    {
      what: `export ${FEW} comparisons`,
      ours,
      baseline,
      unit: "ms",
      baselineName: "bare node:http, the same SQL; ours rests two thirds of the time, for others",
      limit: 8,
    },
    {
      what: `memory of exporting ${MANY.toLocaleString("en")} comparisons`,
      ours: most - rest,
      baseline: MOST_MORE_MB,
      unit: "MB",
      baselineName: "allowed",
      limit: 1,
    },
  ];
}
