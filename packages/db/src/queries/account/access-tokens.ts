import { and, desc, eq, gt, isNull, lt, or, sql } from "../../drizzle.ts";
import type { CreateAccessTokenInput } from "@dupewise/domain/account/access-token";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { accessTokens } from "../../schema.ts";
import { lockUser } from "../limits/quota.ts";
import type { Db } from "../../connect.ts";

const shown = {
  id: accessTokens.id,
  name: accessTokens.name,
  scopes: accessTokens.scopes,
  createdAt: accessTokens.createdAt,
  expiresAt: accessTokens.expiresAt,
  lastUsedAt: accessTokens.lastUsedAt,
};

/** Lists an account's access tokens, newest first, including expired ones. */
export function listAccessTokens(db: Db, userId: string) {
  return db
    .select(shown)
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

/**
 * Stores an access token's hash. Returns the token without its secret, or undefined if the account has reached its
 * limit.
 */
export function insertAccessToken(
  db: Db,
  { userId, tokenHash, name, scopes, days }: CreateAccessTokenInput & { userId: string; tokenHash: string },
) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const stored = await tx.$count(accessTokens, eq(accessTokens.userId, userId));
    if (stored >= STORAGE_LIMITS.accessTokens) return undefined;
    const expiresAt = sql`now() + make_interval(days => ${days}::int)`;
    const [made] = await tx
      .insert(accessTokens)
      .values({ userId, tokenHash, name, scopes, expiresAt })
      .returning(shown);
    return made;
  });
}

/**
 * Records, to the minute, when an access token was last used. Returns its ID, owner and scopes, or undefined if the
 * token is unknown or expired.
 */
export async function recordAccessTokenUse(db: Db, tokenHash: string) {
  const isValid = and(eq(accessTokens.tokenHash, tokenHash), gt(accessTokens.expiresAt, sql`now()`));
  const [found] = await db
    .select({ id: accessTokens.id, userId: accessTokens.userId, scopes: accessTokens.scopes })
    .from(accessTokens)
    .where(isValid);
  if (!found) return undefined;
  const isOld = or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, sql`now() - interval '1 minute'`));
  await db
    .update(accessTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(accessTokens.id, found.id), isOld));
  return found;
}

/** Deletes one of an account's access tokens. Returns false if it doesn't exist. */
export async function deleteAccessToken(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const own = and(eq(accessTokens.id, id), eq(accessTokens.userId, userId));
  return (await db.delete(accessTokens).where(own).returning({ id: accessTokens.id })).length > 0;
}

/** Deletes all of an account's access tokens. */
export async function deleteAllAccessTokens(db: Db, userId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
}
