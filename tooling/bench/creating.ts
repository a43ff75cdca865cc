import { compareByRules } from "@dupewise/ai/engines/compare-by-rules";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import { reserveComparison } from "@dupewise/db/queries/limits/quota";
import { storeComparison } from "@dupewise/db/queries/comparisons/store-comparison";
import { startBareServer, recordStatements, type Statement } from "./bare.ts";
import { createBurst } from "./burst.ts";
import type { OnEnd } from "./ending.ts";
import { timeAlternately, type Row } from "./measure.ts";
import { COMPARISON_INPUT, startServerWithComparison } from "./world.ts";

const REQUESTS = 24;
const ROUNDS = 15;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Measures how long it takes to compare two pasted texts over tRPC. The baseline is a bare handler that only runs the
 * statements of the same two transactions: it reads and scores no texts, looks up no session and checks no limits.
 */
export async function measureComparisonCreation(onEnd: OnEnd): Promise<Row> {
  const { server, database, cookie, userId } = await startServerWithComparison(onEnd);
  await database.sql`update users set is_premium = true`;
  const { originalUrl, dupeUrl } = COMPARISON_INPUT;
  const [original, alternative] = [productFromText(originalUrl), productFromText(dupeUrl)];
  const asker = { signal: AbortSignal.timeout(60_000), isDeep: false };
  const result = await compareByRules(original, alternative, asker);
  const facts = {
    original: { input: originalUrl, product: original },
    alternative: { input: dupeUrl, product: alternative },
    result,
  };
  let reservation: Awaited<ReturnType<typeof reserveComparison>> = "in_progress";
  const reserving = await recordStatements(database.url, async (db) => {
    reservation = await reserveComparison(db, { userId, requestId: null, limit: null, maxConcurrent: null });
  });
  const committing = await recordStatements(database.url, (db) =>
    typeof reservation === "string" ? Promise.reject(reservation) : storeComparison(db, reservation, facts),
  );
  const fresh = extractIds([...reserving, ...committing]).filter((id) => id !== userId);
  const bare = await startBareServer(onEnd, database.url, [reserving, committing], fresh);
  const [ours = 0, baseline = 0] = await timeAlternately(
    [
      createBurst(
        { url: `${server.url}/api/trpc/comparisons.create`, headers: { cookie }, body: { json: COMPARISON_INPUT } },
        REQUESTS,
      ),
      createBurst({ url: bare, body: COMPARISON_INPUT }, REQUESTS),
    ],
    ROUNDS,
  );
  return {
    what: "compare two pasted texts",
    ours: ours / REQUESTS,
    baseline: baseline / REQUESTS,
    unit: "ms/request",
    baselineName: "bare node:http, the same transactions, no scoring",
    limit: 3,
  };
}

const extractIds = (statements: readonly Statement[]): string[] => [
  ...new Set(
    statements
      .flatMap(({ parameters }) => parameters)
      .filter((value): value is string => typeof value === "string" && UUID.test(value)),
  ),
];
