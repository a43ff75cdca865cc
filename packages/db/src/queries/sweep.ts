import { lt, sql } from "drizzle-orm";
import { LOCKS } from "../advisory-locks.ts";
import {
  comparisonReservations,
  comparisons,
  knownDevices,
  passwordResetTokens,
  productReaders,
  quotaMemories,
  rateLimits,
  sessions,
} from "../schema.ts";
import type { Db } from "../connect.ts";

/**
 * Clears away what has run out: reservations and readers of processes that died, sessions, ways back in, devices,
 * tries, quotas of addresses, and removed comparisons whose removal can no longer be undone, which is after a day. To
 * be called every few seconds or minutes, by as many processes as like: one does it, the others do nothing meanwhile.
 */
export function sweepExpired(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    const [lock] = await tx.execute<{ ours: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCKS.sweep}) as ours`);
    if (!lock?.ours) return;
    const now = sql`now()`;
    await tx.delete(comparisonReservations).where(lt(comparisonReservations.expiresAt, now));
    await tx.delete(productReaders).where(lt(productReaders.expiresAt, now));
    await tx.delete(sessions).where(lt(sessions.expire, now));
    await tx.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, now));
    await tx.delete(knownDevices).where(lt(knownDevices.expiresAt, now));
    await tx.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
    await tx.delete(quotaMemories).where(lt(quotaMemories.expiresAt, now));
    await tx.delete(comparisons).where(lt(comparisons.deletedAt, sql`now() - interval '1 day'`));
  });
}
