import type { Database } from "@dupewise/db/connect";

/** The columns that differ from copy to copy. */
const OWN = ["id", "request_id", "created_at", "similarity_score", "is_favorite", "original_product"];
/** The rows per statement, which PostgreSQL keeps in memory until the triggers have counted them. */
const AT_A_TIME = 50_000;

/** The number of comparisons with a score of 100. They are the oldest, so a filter for them has to search farthest. */
export const PERFECT_SCORE_COUNT = 10;

/**
 * Copies each of the given comparisons until its owner has `rows` of them, one minute apart and covering every score. A
 * tenth of the copies are favorites, and each copy has a number in its name.
 */
export async function fillHistory({ sql }: Database, comparisonIds: string[], rows: number): Promise<void> {
  const columns = await sql<{ name: string }[]>`
    select quote_ident(column_name) as name from information_schema.columns
    where table_name = 'comparisons' and table_schema = 'public' and column_name not in ${sql(OWN)}`;
  const copied = columns.map(({ name }) => name);
  const connection = await sql.reserve();
  await connection`set statement_timeout = 0`;
  for (let first = 1; first < rows; first += AT_A_TIME) {
    await connection.unsafe(
      `insert into comparisons (id, created_at, similarity_score, is_favorite, original_product, ${copied.join(", ")})
       select gen_random_uuid()::text, c.created_at - n * interval '1 minute',
         case when n < ${rows - PERFECT_SCORE_COUNT} then (n * 37) % 100 else 100 end, n % 10 = 0,
         jsonb_set(c.original_product, '{title}', to_jsonb((c.original_product->>'title') || ' number ' || n)),
         ${copied.map((name) => `c.${name}`).join(", ")}
       from comparisons c, generate_series(${first}, ${Math.min(first + AT_A_TIME, rows) - 1}) n
       where c.id in (select json_array_elements_text($1::json))`,
      [JSON.stringify(comparisonIds)],
    );
  }
  await connection`vacuum analyze comparisons, history_texts`;
  await connection`reset statement_timeout`;
  connection.release();
}
