import { lt, sql } from "../drizzle.ts";
import { LOCKS } from "../advisory-locks.ts";
import {
  channelDeliveries,
  accessTokens,
  comparisonReservations,
  comparisons,
  knownDevices,
  passkeyChallenges,
  passwordResetTokens,
  productReaders,
  retainedQuotaUsage,
  rateLimits,
  sessions,
  signInAttempts,
  visitorComparisons,
} from "../schema.ts";
import type { Db } from "../connect.ts";

/**
 * Deletes expired rows: reservations and page locks of dead processes, sessions, unfinished sign-ins, challenges, reset
 * links, known browsers, rate limits, remembered quotas, and visitors' comparisons. Also deletes comparisons a day
 * after they were removed, and access tokens and channel messages after 30 days. When several processes call this at
 * once, one does the work and the others return immediately.
 */
export function deleteExpiredRows(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    const [lock] = await tx.execute<{ ours: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCKS.sweep}) as ours`);
    if (!lock?.ours) return;
    const now = sql`now()`;
    await tx.delete(comparisonReservations).where(lt(comparisonReservations.expiresAt, now));
    await tx.delete(productReaders).where(lt(productReaders.expiresAt, now));
    await tx.delete(sessions).where(lt(sessions.expire, now));
    await tx.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now));
    await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
    await tx.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, now));
    // Expired ones are listed for a month, so that people know why a program stopped.
    await tx.delete(accessTokens).where(lt(accessTokens.expiresAt, sql`now() - interval '30 days'`));
    await tx.delete(knownDevices).where(lt(knownDevices.expiresAt, now));
    await tx.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
    await tx.delete(retainedQuotaUsage).where(lt(retainedQuotaUsage.expiresAt, now));
    await tx.delete(visitorComparisons).where(lt(visitorComparisons.expiresAt, now));
    await tx.delete(channelDeliveries).where(lt(channelDeliveries.createdAt, sql`now() - interval '30 days'`));
    await tx.delete(comparisons).where(lt(comparisons.deletedAt, sql`now() - interval '1 day'`));
  });
}
