import { lt, sql } from "drizzle-orm";
import {
  comparisonReservations,
  comparisons,
  knownDevices,
  passwordResetTokens,
  productReaders,
  rateLimits,
  sessions,
} from "../schema.ts";
import type { Db } from "../connect.ts";

/**
 * Clears away what has run out: reservations and readers of processes that died, sessions, ways back in, devices, tries, and removed
 * comparisons whose removal can no longer be undone, which is after a day. To be called every few seconds or minutes.
 */
export async function sweepExpired(db: Db): Promise<void> {
  const now = sql`now()`;
  await db.delete(comparisonReservations).where(lt(comparisonReservations.expiresAt, now));
  await db.delete(productReaders).where(lt(productReaders.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, now));
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await db.delete(comparisons).where(lt(comparisons.deletedAt, sql`now() - interval '1 day'`));
}
