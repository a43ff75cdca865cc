import { and, eq, gt, sql } from "../../drizzle.ts";
import { knownDevices, users } from "../../schema.ts";
import type { Db } from "../../connect.ts";

const YEAR = sql`now() + interval '1 year'`;

/** Returns true if this browser has signed in to the account with this email before. */
export async function isKnownDevice(db: Db, tokenHash: string, email: string): Promise<boolean> {
  const mine = sql`lower(${users.email}) = lower(${email})`;
  const [found] = await db
    .select({ userId: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), gt(knownDevices.expiresAt, sql`now()`), mine));
  return found !== undefined;
}

/** Remembers for a year that this browser has signed in to the account. */
export async function rememberDevice(db: Db, tokenHash: string, userId: string): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ tokenHash, userId, expiresAt: YEAR })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { expiresAt: YEAR } });
}
