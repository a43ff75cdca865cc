import { DomainError } from "@dupewise/domain/errors";
import { comparisons } from "../../schema.ts";
import { comparisonColumns, type ComparisonFacts, toComparisonRow } from "./comparison-row.ts";
import {
  incrementUsedComparisons,
  lockUser,
  type Reservation,
  createReservationExpiredError,
  consumeReservation,
} from "../limits/quota.ts";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { unflattenComparison } from "@dupewise/domain/comparison/flat-sides";
import type { Db } from "../../connect.ts";

/**
 * Stores a comparison and, if it has a score, counts it toward the quota, all in one transaction. If the reservation
 * has expired and was deleted, throws `unavailable` and stores nothing.
 * @param alongside runs in the same transaction
 */
export function storeComparison(
  db: Db,
  reservation: Reservation,
  facts: ComparisonFacts,
  alongside: (tx: Db, stored: Comparison) => Promise<void> = async () => {},
): Promise<Comparison> {
  const { id, userId, requestId } = reservation;
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = toComparisonRow(facts);
    const [isHeld] = await Promise.all([
      consumeReservation(tx, id),
      row.counted && incrementUsedComparisons(tx, userId),
    ]);
    if (!isHeld) throw createReservationExpiredError();
    const [inserted] = await tx
      .insert(comparisons)
      .values({ ...row, userId, requestId })
      .returning(comparisonColumns);
    if (!inserted) throw new DomainError("internal", "The comparison was not stored");
    const stored = unflattenComparison(inserted);
    await alongside(tx, stored);
    return stored;
  });
}
