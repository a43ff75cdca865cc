import { connect, type Database } from "@dupewise/db/connect";
import { migrate } from "@dupewise/db/migrate";
import { listComparisons } from "@dupewise/db/queries/comparisons/comparisons";
import { reserveComparison } from "@dupewise/db/queries/limits/quota";
import { storeComparison } from "@dupewise/db/queries/comparisons/store-comparison";
import { buildSampleFacts, insertSampleUser } from "@dupewise/db/testing/samples";
import { HistoryInput } from "@dupewise/domain/comparison/history";
import { startCluster } from "./cluster.ts";
import type { OnEnd } from "./ending.ts";
import { PERFECT_SCORE_COUNT, fillHistory } from "./fill-history.ts";
import { isFullRun } from "./flags.ts";
import { timeAlternately, type Row } from "./measure.ts";

const FEW = 100;
/** `npm run bench -- history --full` takes some minutes and 2.5 GB. */
const MANY = isFullRun ? 1_000_000 : 100_000;
/** Twenty of them are slower than the p95, so a single hiccup doesn't change it. */
const ROUNDS = 400;
const SEARCH_ROUNDS = 15;
const P95 = 0.95;
/** A promise in milliseconds assumes an otherwise idle machine, so the fastest round counts. */
const FASTEST = 0;
/** The first page in each order, with and without a filter. */
const PAGES = {
  newest: {},
  oldest: { sort: "oldest" },
  favorites: { sort: "favorites" },
  best: { sort: "best" },
  "90 % and more": { minScore: 90, limit: PERFECT_SCORE_COUNT },
  "90 %, favorites": { minScore: 90, sort: "favorites", limit: PERFECT_SCORE_COUNT },
  "100 %": { minScore: 100, limit: PERFECT_SCORE_COUNT },
  "100 %, favorites": { minScore: 100, sort: "favorites", limit: PERFECT_SCORE_COUNT },
} as const satisfies Record<string, Partial<HistoryInput>>;
/** Searches that match all, some, one and none of the comparisons. */
const SEARCHES = {
  "a common word": "wool coat",
  "a number": "number 7",
  "a rare word": `number ${MANY - 1}`,
  nothing: "cape",
};
/** The time that a search among `MANY` comparisons of one account may take. */
const SEARCH_MS = 100 * (MANY / 100_000);

/**
 * Measures the first page of the history for a user with a hundred comparisons and for one with a very large number
 * (`MANY`), both in the same table. The baseline is the first page of a hundred comparisons in a table without any
 * others. The measurements alternate.
 */
export async function measureHistoryPages(onEnd: OnEnd): Promise<Row[]> {
  const cluster = await startCluster(onEnd);
  const small = await open(onEnd, await cluster.createDatabase("small"));
  const large = await open(onEnd, await cluster.createDatabase("large"));
  const [alone, among, owner] = [await person(small, FEW), await person(large, FEW), await person(large, MANY)];
  // Otherwise PostgreSQL would still be writing the seeded rows to disk during the measurement.
  await large.sql`checkpoint`;
  const rows: Row[] = [];
  const add = async (page: string, changes: Partial<HistoryInput>, others: readonly [string, string][]) => {
    const input = HistoryInput.parse(changes);
    const tasks = others.map(
      ([userId]) =>
        () =>
          listComparisons(large.db, userId, input),
    );
    const [baseline = 0, ...times] = await timeAlternately(
      [() => listComparisons(small.db, alone, input), ...tasks],
      ROUNDS,
      P95,
    );
    for (const [index, [, whose]] of others.entries()) {
      const ours = times[index] ?? 0;
      rows.push({ what: `${page}: ${whose}`, ours, baseline, unit: "ms p95", baselineName: `${FEW} in all`, limit: 2 });
    }
  };
  const hundred: [string, string] = [among, `${FEW} among ${MANY}`];
  for (const [page, changes] of Object.entries(PAGES)) {
    await add(page, changes, [hundred, [owner, `${MANY} of one's own`]]);
  }
  await add("a search", { search: "number 7" }, [hundred]);
  // A search reads the texts of all of its owner's comparisons, so its time grows with their number.
  for (const [what, search] of Object.entries(SEARCHES)) {
    const input = HistoryInput.parse({ search });
    const [ours = 0] = await timeAlternately([() => listComparisons(large.db, owner, input)], SEARCH_ROUNDS, FASTEST);
    rows.push({
      what: `search ${what}: ${MANY} of one's own`,
      ours,
      baseline: SEARCH_MS,
      unit: "ms",
      baselineName: "promised",
      limit: 1,
    });
  }
  return rows;
}

async function open(onEnd: OnEnd, url: string): Promise<Database> {
  await migrate({ url });
  const database = connect(url);
  onEnd(database.close);
  return database;
}

/** Creates an account with this many comparisons; returns its ID. */
async function person(database: Database, rows: number): Promise<string> {
  const { id: userId } = await insertSampleUser(database.db);
  const place = await reserveComparison(database.db, { userId, requestId: null, limit: null, maxConcurrent: null });
  if (typeof place === "string") throw new Error(`No comparison could be made: ${place}`);
  const { id } = await storeComparison(database.db, place, buildSampleFacts());
  await fillHistory(database, [id], rows);
  return userId;
}
