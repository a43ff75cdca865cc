import { and, asc, eq, gt, sql } from "../../drizzle.ts";
import type { Identity } from "@dupewise/domain/account/identity";
import { identities, signInAttempts, users } from "../../schema.ts";
import { lockUser } from "../limits/quota.ts";
import { userColumns } from "./users.ts";
import { countSignInMethods } from "./sign-in-methods.ts";
import type { Db } from "../../connect.ts";

/** How long a sign-in may take at the provider. */
const ATTEMPT_SECONDS = 600;

type Attempt = Pick<
  typeof signInAttempts.$inferInsert,
  "stateHash" | "deviceHash" | "provider" | "nonce" | "verifier" | "userId"
>;

/** Records that a browser has begun a sign-in with an identity provider. The attempt expires after ten minutes. */
export async function storeSignInAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db
    .insert(signInAttempts)
    .values({ ...attempt, expiresAt: sql`now() + make_interval(secs => ${ATTEMPT_SECONDS})` });
}

/**
 * Consumes a sign-in attempt that this browser began. Returns undefined if it was already consumed, has expired, or
 * belongs to another browser.
 */
export async function consumeSignInAttempt(
  db: Db,
  { stateHash, deviceHash }: { stateHash: string; deviceHash: string },
) {
  const own = and(eq(signInAttempts.stateHash, stateHash), eq(signInAttempts.deviceHash, deviceHash));
  const [taken] = await db
    .delete(signInAttempts)
    .where(and(own, gt(signInAttempts.expiresAt, sql`now()`)))
    .returning();
  return taken;
}

/** Finds the account that an identity is connected to, or returns undefined. */
export async function findUserByIdentity(db: Db, { provider, subject }: { provider: string; subject: string }) {
  const [found] = await db
    .select(userColumns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return found;
}

/** Lists the identities connected to an account, oldest first. */
export function listIdentities(db: Db, userId: string): Promise<Identity[]> {
  const { id, provider, email, createdAt } = identities;
  return db
    .select({ id, provider, email, createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(createdAt), asc(id));
}

/**
 * Connects an identity to an account. Returns false if the identity is already connected, or if the account already has
 * one from the same provider.
 */
export async function insertIdentity(
  db: Db,
  identity: { userId: string; provider: string; subject: string; email: string },
): Promise<boolean> {
  return (await db.insert(identities).values(identity).onConflictDoNothing().returning()).length > 0;
}

/**
 * Disconnects an identity from an account and returns it. Returns "not_found" if it doesn't exist, or
 * "only_sign_in_method" if it is the account's only sign-in method.
 */
export function deleteIdentity(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<Identity | "not_found" | "only_sign_in_method"> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const deleted = (await listIdentities(tx, userId)).find((identity) => identity.id === id);
    if (!deleted) return "not_found";
    if ((await countSignInMethods(tx, userId)) === 1) return "only_sign_in_method";
    await tx.delete(identities).where(eq(identities.id, id));
    return deleted;
  });
}
