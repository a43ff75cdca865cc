import type { Database } from "@dupewise/db/connect";

/** What differs from copy to copy. */
const OWN = ["id", "request_id", "created_at", "similarity_score", "is_favorite"];

/** Copies a comparison until its owner has this many, a minute apart, with every score; a tenth are favorites. */
export async function fillHistory({ sql }: Database, comparisonId: string, rows: number): Promise<void> {
  const columns = await sql<{ name: string }[]>`
    select quote_ident(column_name) as name from information_schema.columns
    where table_name = 'comparisons' and table_schema = 'public' and column_name not in ${sql(OWN)}`;
  const copied = columns.map(({ name }) => name);
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx.unsafe(
      `insert into comparisons (id, created_at, similarity_score, is_favorite, ${copied.join(", ")})
       select gen_random_uuid()::text, c.created_at - n * interval '1 minute', (n * 37) % 101, n % 10 = 0,
         ${copied.map((name) => `c.${name}`).join(", ")}
       from comparisons c, generate_series(1, ${rows - 1}) n where c.id = $1`,
      [comparisonId],
    );
  });
  await sql.unsafe("vacuum analyze comparisons");
}
