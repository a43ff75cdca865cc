import { and, eq, gt, sql } from "drizzle-orm";
import { RESET_LINK_SECONDS } from "@dupewise/domain/constants";
import { passwordResetTokens } from "../schema.ts";
import type { Db } from "../connect.ts";

/** A new link replaces the one before. Of two stored at the same moment, the one stored last stays. */
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

/** Lets no link that was mailed so far open the account. */
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
