import { and, eq, gt, sql } from "drizzle-orm";
import { passwordResetTokens } from "../schema.ts";
import type { Db } from "../connect.ts";

/** A new link replaces the ones before. */
export async function storeResetToken(db: Db, userId: string, tokenHash: string): Promise<void> {
  await forgetResetTokens(db, userId);
  await db.insert(passwordResetTokens).values({ tokenHash, userId, expiresAt: sql`now() + interval '1 hour'` });
}

export async function forgetResetTokens(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
}

/** Whose password the token opens; undefined when it expired or was used. Asking uses it. */
export async function useResetToken(db: Db, tokenHash: string): Promise<string | undefined> {
  const [used] = await db
    .delete(passwordResetTokens)
    .where(and(eq(passwordResetTokens.tokenHash, tokenHash), gt(passwordResetTokens.expiresAt, sql`now()`)))
    .returning({ userId: passwordResetTokens.userId });
  return used?.userId;
}
