import { and, eq, getTableColumns, sql } from "../../drizzle.ts";
import { comparisons } from "../../schema.ts";
import { comparisonColumns, toResultColumns } from "./comparison-row.ts";
import { incrementUsedComparisons, countLiveReservations, lockUser } from "../limits/quota.ts";
import { whereOwnComparison, type ComparisonKey } from "./own-comparison.ts";
import { isLimitReached } from "@dupewise/domain/account/entitlements";
import type { EngineComparison } from "@dupewise/domain/comparison/basis";
import type { ComparedSide, Comparison } from "@dupewise/domain/comparison/comparison";
import { unflattenComparison, flattenManualFacts, unflattenSides } from "@dupewise/domain/comparison/flat-sides";
import type { ManualFacts } from "@dupewise/domain/comparison/manual-facts";
import type { Product } from "@dupewise/domain/product/product";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { Db } from "../../connect.ts";

interface RerunInputs extends Sides<ComparedSide> {
  /** Changes with every write to the row. */
  version: string;
}

interface Rerun {
  version: string;
  products: Sides<Product>;
  manual: Sides<ManualFacts>;
  result: EngineComparison;
  /** The number of comparisons that the plan allows; null for unlimited. */
  limit: number | null;
  /** Runs in the same transaction. */
  alongside?: (tx: Db, stored: Comparison) => Promise<void>;
}

const version = sql<string>`${comparisons}.xmin::text`;

/**
 * Returns the inputs for a rerun of a comparison: both products as they were read, and the shopper's entries. Returns
 * undefined if the comparison doesn't exist.
 */
export async function findRerunInputs(db: Db, key: ComparisonKey): Promise<RerunInputs | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(comparisons), version })
    .from(comparisons)
    .where(whereOwnComparison(key));
  return row && { version: row.version, ...unflattenSides(row) };
}

/**
 * Stores the inputs and the result of a rerun. In the same transaction, counts the comparison if this is its first
 * score. Returns "changed_meanwhile" if the comparison has changed since the inputs were read, or "limit_reached" if
 * the account has no comparisons left.
 */
export function storeRerun(
  db: Db,
  key: ComparisonKey,
  { version: expected, products, manual, result, limit, alongside }: Rerun,
): Promise<Comparison | "changed_meanwhile" | "limit_reached"> {
  return db.transaction(async (tx) => {
    const used = await lockUser(tx, key.userId);
    const [row] = await tx
      .select({ counted: comparisons.counted })
      .from(comparisons)
      .where(and(whereOwnComparison(key), eq(version, expected)))
      .for("update");
    if (!row) return "changed_meanwhile";
    const countsNow = !row.counted && result.similarityScore !== null;
    if (countsNow) {
      if (isLimitReached(limit, used + (await countLiveReservations(tx, key.userId)))) return "limit_reached";
      await incrementUsedComparisons(tx, key.userId);
    }
    const [changed] = await tx
      .update(comparisons)
      .set({
        ...toResultColumns(result),
        counted: row.counted || countsNow,
        ...flattenManualFacts(manual),
        originalProduct: products.original,
        dupeProduct: products.alternative,
      })
      .where(whereOwnComparison(key))
      .returning(comparisonColumns);
    if (!changed) return "changed_meanwhile";
    const stored = unflattenComparison(changed);
    await alongside?.(tx, stored);
    return stored;
  });
}
