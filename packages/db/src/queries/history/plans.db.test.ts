import { HISTORY_SORTS, HISTORY_THRESHOLDS } from "@dupewise/domain/constants";
import { HistoryInput } from "@dupewise/domain/comparison/history";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { selectPageIds } from "./page.ts";

const database = await createTestDatabase();
// Plans depend on the size of the tables, and those that other tests emptied keep theirs.
await database.sql`truncate users, comparisons, history_texts cascade`;
const client = postgres(database.url, { max: 1, connection: { enable_seqscan: false, enable_bitmapscan: false } });
const db = drizzle(client, { casing: "snake_case" });
afterAll(async () => {
  await client.end();
  await database.close();
});

/** The plan for the IDs of a page when PostgreSQL must use an index. */
async function planOf(input: Partial<HistoryInput>): Promise<string> {
  const { sql: text, params } = selectPageIds(db, "ada", HistoryInput.parse(input)).toSQL();
  const rows = await client.unsafe(`explain (costs off) ${text}`, params.map(String));
  return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
}

const cursor = { newest: "0", oldest: "0", favorites: "1", best: "80" };
const places = (sort: HistoryInput["sort"]) => [undefined, `${cursor[sort]}.1735689600000.a`];

test.each([
  ...HISTORY_SORTS.map((sort) => ({ sort, minScore: 0 })),
  ...HISTORY_THRESHOLDS.map((minScore) => ({ sort: "best" as const, minScore })),
])(
  "finds comparisons with a score of at least $minScore and sorts them by $sort using only an index",
  async ({ sort, minScore }) => {
    for (const place of places(sort)) {
      const plan = await planOf({ sort, minScore, cursor: place });
      expect(plan).toContain(`comparisons_${sort === "oldest" ? "newest" : sort}_index`);
      expect(plan).not.toMatch(/Filter|Sort/);
    }
  },
);

const filtered = (["newest", "oldest", "favorites"] as const).flatMap((sort) =>
  HISTORY_THRESHOLDS.filter((minScore) => minScore > 0).map((minScore) => ({ sort, minScore })),
);
test.each(filtered)(
  "reads comparisons with a score of at least $minScore from an index that already sorts them by $sort",
  async ({ sort, minScore }) => {
    for (const place of places(sort)) {
      const plan = await planOf({ sort, minScore, cursor: place });
      const ofEachTen = plan.split("Limit").at(-1);
      expect(ofEachTen).toMatch(/Index Only Scan.* using comparisons_tens_index/);
      expect(ofEachTen).not.toMatch(/Filter|Sort/);
    }
  },
);

test.each(HISTORY_SORTS)("reads only the search texts for a search sorted by %s", async (sort) => {
  for (const place of places(sort)) {
    const plan = await planOf({ sort, search: "wool coat", minScore: 50, cursor: place });
    expect(plan).toContain("history_texts_user_id_index");
    expect(plan).not.toContain("comparisons");
  }
});
