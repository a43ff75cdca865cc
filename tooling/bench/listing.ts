import { listComparisons } from "@dupewise/db/queries/comparisons/comparisons";
import { HistoryInput } from "@dupewise/domain/comparison/history";
import { startBareServer, recordStatements } from "./bare.ts";
import { createBurst } from "./burst.ts";
import type { OnEnd } from "./ending.ts";
import { fillHistory } from "./fill-history.ts";
import { timeAlternately, type Row } from "./measure.ts";
import { startServerWithComparison } from "./world.ts";

const REQUESTS = 64;
const ROUNDS = 15;
const ROWS = 50;

/**
 * Measures listing 50 comparisons over tRPC, including the session, the rate limits, the schemas and the log. The
 * baseline is a bare handler that runs only the list's statements, on the same driver, and stringifies the rows.
 */
export async function measureHistoryList(onEnd: OnEnd): Promise<Row> {
  const { server, database, cookie, userId, comparisonId } = await startServerWithComparison(onEnd);
  await fillHistory(database, [comparisonId], ROWS);
  const statements = await recordStatements(database.url, (db) => listComparisons(db, userId, HistoryInput.parse({})));
  const bare = await startBareServer(
    onEnd,
    database.url,
    statements.map((one) => [one]),
  );
  const [ours = 0, baseline = 0] = await timeAlternately(
    [
      createBurst({ url: `${server.url}/api/trpc/history.list`, headers: { cookie } }, REQUESTS),
      createBurst({ url: bare }, REQUESTS),
    ],
    ROUNDS,
  );
  return {
    what: "list 50 comparisons",
    ours: ours / REQUESTS,
    baseline: baseline / REQUESTS,
    unit: "ms/request",
    baselineName: "bare node:http, the list's SQL, JSON.stringify",
    limit: 2,
  };
}
