import { HISTORY_SORTS, HISTORY_THRESHOLDS } from "@dupewise/domain/constants";
import { HistoryInput } from "@dupewise/domain/history";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import * as schema from "../schema.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { listComparisons } from "./comparisons.ts";

const database = await createTestDatabase();
const client = postgres(database.url, { max: 1, connection: { enable_seqscan: false, enable_bitmapscan: false } });
afterAll(async () => {
  await client.end();
  await database.close();
});

/** How PostgreSQL would find a page when it has to use an index. */
async function planOf(input: Partial<HistoryInput>): Promise<string> {
  const asked: [string, unknown[]][] = [];
  const logger = { logQuery: (text: string, parameters: unknown[]) => void asked.push([text, parameters]) };
  await listComparisons(drizzle(client, { schema, casing: "snake_case", logger }), "ada", HistoryInput.parse(input));
  const [text, parameters] = asked.find(([statement]) => statement.includes('"comparisons"'))!;
  const rows = await client.unsafe(`explain (costs off) ${text}`, parameters.map(String));
  return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
}

const cursor = { newest: "0", oldest: "0", favorites: "1", best: "80" };
const pages = HISTORY_SORTS.flatMap((sort) => HISTORY_THRESHOLDS.map((minScore) => ({ sort, minScore })));

test.each(pages)("an index alone finds and orders $sort from $minScore %", async ({ sort, minScore }) => {
  for (const place of [undefined, `${cursor[sort]}.1735689600000.a`]) {
    const plan = await planOf({ sort, minScore, cursor: place });
    expect(plan).toContain(`comparisons_${sort === "oldest" ? "newest" : sort}_index`);
    expect(plan).not.toMatch(/Filter|Sort/);
  }
});
