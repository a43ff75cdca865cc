import { eq, sql } from "../../drizzle.ts";
import { catalogueImports } from "../../schema.ts";
import { toSqlTextArray } from "../to-sql-text-array.ts";
import type { Db } from "../../connect.ts";

/**
 * Returns the import states of feeds, keyed by name: whether an import is running, and the milliseconds since the feed
 * was last published and since an import last ended (`Infinity` for never). Leaves out feeds without any import.
 */
export async function listFeedStates(
  db: Db,
  names: readonly string[],
): Promise<Map<string, { isRunning: boolean; sinceImportMs: number; sinceAttemptMs: number }>> {
  if (names.length === 0) return new Map();
  const rows = await db.execute<{
    name: string;
    isRunning: boolean;
    imported: number | null;
    attempted: number | null;
  }>(sql`
    select s.name, coalesce(bool_or(i.lease_expires_at > now()), false) as "isRunning",
      extract(epoch from now() - s.imported_at)::float8 * 1000 as imported,
      extract(epoch from now() - max(i.ended_at))::float8 * 1000 as attempted
    from catalogue_sources s left join catalogue_imports i on i.source_id = s.id
    where s.name = any(${toSqlTextArray(names)}) group by s.id`);
  return new Map(
    rows.map(({ name, isRunning, imported, attempted }) => [
      name,
      { isRunning, sinceImportMs: imported ?? Infinity, sinceAttemptMs: attempted ?? Infinity },
    ]),
  );
}

/**
 * Returns the state and the statistics of an import, along with the problems in the rows that it skipped. Returns
 * undefined for an unknown ID.
 */
export async function findImport(db: Db, id: string) {
  const { state, reason, problems, read, malformed, unchanged, added, changed, retired } = catalogueImports;
  const [row] = await db
    .select({ state, reason, problems, read, malformed, unchanged, added, changed, retired })
    .from(catalogueImports)
    .where(eq(catalogueImports.id, id));
  return row;
}
