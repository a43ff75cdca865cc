import { connect, type Database } from "@dupewise/db/connect";
import { migrate } from "@dupewise/db/migrate";
import { listComparisons } from "@dupewise/db/queries/comparisons";
import { commitComparison, reserveComparison } from "@dupewise/db/queries/quota";
import { sampleFacts, sampleUser } from "@dupewise/db/testing/samples";
import { HistoryInput } from "@dupewise/domain/history";
import { startCluster } from "./cluster.ts";
import { fillHistory } from "./fill-history.ts";
import { full } from "./flags.ts";
import { race, type Row } from "./measure.ts";

const FEW = 100;
const MANY = full ? 1_000_000 : 100_000;
const ROUNDS = 60;
const P95 = 0.95;
/** The first page in each order, with a filter, and with a search. */
const PAGES = {
  newest: {},
  oldest: { sort: "oldest" },
  favorites: { sort: "favorites" },
  best: { sort: "best" },
  "80 % and more": { minScore: 80 },
  "a search": { search: "coat" },
} as const satisfies Record<string, Partial<HistoryInput>>;

/**
 * The first page of a history of a hundred comparisons: in a table that holds nothing else, and in one that holds a
 * hundred thousand of somebody else's, with `--full` a million; and the first page of that somebody.
 */
export async function history(): Promise<Row[]> {
  const cluster = await startCluster();
  const small = await open(await cluster.createDatabase("small"));
  const large = await open(await cluster.createDatabase("large"));
  const [few, among, owner] = [await person(small, FEW), await person(large, FEW), await person(large, MANY)];
  // What the seeding left to write would be written while we measure.
  await large.sql`checkpoint`;
  const rows: Row[] = [];
  const add = async (what: string, database: Database, userId: string, changes: Partial<HistoryInput>) => {
    const input = HistoryInput.parse(changes);
    const tasks = [() => listComparisons(database.db, userId, input), () => listComparisons(small.db, few, input)];
    const [ours = 0, peer = 0] = await race(tasks, ROUNDS, P95);
    rows.push({ what: `page 1, ${what}`, ours, peer, unit: "ms p95", peerIs: "100 comparisons in all", limit: 2 });
  };
  for (const [name, changes] of Object.entries(PAGES)) await add(name, large, among, changes);
  await add(`${MANY.toLocaleString("en")} of one's own`, large, owner, PAGES.newest);
  await Promise.all([small.close(), large.close()]);
  await cluster.close();
  return rows;
}

async function open(url: string): Promise<Database> {
  await migrate({ url });
  return connect(url);
}

/** Somebody with so many comparisons; answers their id. */
async function person(database: Database, rows: number): Promise<string> {
  const { id: userId } = await sampleUser(database.db);
  const place = await reserveComparison(database.db, { userId, requestId: null, limit: null });
  if (typeof place === "string") throw new Error(`No comparison could be made: ${place}`);
  const { id } = await commitComparison(database.db, place, sampleFacts());
  await fillHistory(database, [id], rows);
  return userId;
}
