import { createHmac, randomBytes } from "node:crypto";
import { FREE_COMPARISONS } from "@dupewise/domain/account/entitlements";
import { and, eq, gt, sql } from "../../drizzle.ts";
import { retainedQuotaUsage, serverSecrets } from "../../schema.ts";
import type { Db } from "../../connect.ts";

const KEY = "quota-memory";
const kept = sql`now() + interval '1 year'`;

/**
 * Remembers for a year how many free comparisons an email has used. Must be called in the transaction that deletes the
 * account.
 */
export async function rememberQuota(tx: Db, email: string, used: number): Promise<void> {
  if (used === 0) return;
  const comparisonsUsed = Math.min(used, FREE_COMPARISONS);
  await tx
    .insert(retainedQuotaUsage)
    .values({ addressHash: await hashOf(tx, email), comparisonsUsed, expiresAt: kept })
    .onConflictDoUpdate({
      target: retainedQuotaUsage.addressHash,
      set: {
        comparisonsUsed: sql`greatest(${retainedQuotaUsage.comparisonsUsed}, excluded.comparisons_used)`,
        expiresAt: kept,
      },
    });
}

/**
 * Returns how many free comparisons an email has used in accounts that have since been deleted, or 0 if none are
 * remembered.
 */
export async function findRememberedQuota(tx: Db, email: string): Promise<number> {
  const [row] = await tx
    .select({ used: retainedQuotaUsage.comparisonsUsed })
    .from(retainedQuotaUsage)
    .where(
      and(eq(retainedQuotaUsage.addressHash, await hashOf(tx, email)), gt(retainedQuotaUsage.expiresAt, sql`now()`)),
    );
  return row?.used ?? 0;
}

/** Returns the hash of the email in the form that makes an account unique: ignoring case. */
async function hashOf(tx: Db, email: string): Promise<string> {
  return createHmac("sha256", await getSecret(tx))
    .update(email.toLowerCase())
    .digest("base64url");
}

async function getSecret(tx: Db): Promise<string> {
  const find = () => tx.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, KEY));
  const [known] = await find();
  if (known) return known.value;
  const value = randomBytes(32).toString("base64url");
  await tx.insert(serverSecrets).values({ name: KEY, value }).onConflictDoNothing();
  const [made] = await find();
  return made?.value ?? value;
}
