import { and, eq, gt, sql } from "../../drizzle.ts";
import { RESET_LINK_SECONDS } from "@dupewise/domain/account/reset-link";
import { passwordResetTokens } from "../../schema.ts";
import type { Db } from "../../connect.ts";

/** Stores a password reset token, replacing the account's previous one. Of two concurrent calls, the later one wins. */
export async function storeResetToken(db: Db, userId: string, tokenHash: string): Promise<void> {
  const link = {
    tokenHash,
    expiresAt: sql`now() + make_interval(secs => ${RESET_LINK_SECONDS})`,
    createdAt: sql`now()`,
  };
  await db
    .insert(passwordResetTokens)
    .values({ ...link, userId })
    .onConflictDoUpdate({ target: passwordResetTokens.userId, set: link });
}

/** Revokes an account's password reset token, if it has one. */
export async function revokeResetToken(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
}

/** Consumes a password reset token and returns its user ID, or undefined if the token is unknown, used or expired. */
export async function consumeResetToken(db: Db, tokenHash: string): Promise<string | undefined> {
  const [used] = await db
    .delete(passwordResetTokens)
    .where(and(eq(passwordResetTokens.tokenHash, tokenHash), gt(passwordResetTokens.expiresAt, sql`now()`)))
    .returning({ userId: passwordResetTokens.userId });
  return used?.userId;
}
