import type { Passkey } from "@dupewise/domain/account/passkey";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { and, asc, eq, gt, isNull, lt, or, sql } from "../../drizzle.ts";
import { passkeyChallenges, passkeys, users } from "../../schema.ts";
import { lockUser } from "../limits/quota.ts";
import { userColumns } from "./users.ts";
import { countSignInMethods } from "./sign-in-methods.ts";
import type { Db } from "../../connect.ts";

/** How long someone may look at the sign-in page before picking a passkey. */
const CHALLENGE_SECONDS = 1_800;

interface Challenge {
  challengeHash: string;
  deviceHash: string;
  /** The account that adds a passkey; null for a sign-in. */
  userId: string | null;
}

/** Stores a challenge that was issued to a browser. It expires after 30 minutes. */
export async function storeChallenge(db: Db, challenge: Challenge): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${CHALLENGE_SECONDS})`;
  await db.insert(passkeyChallenges).values({ ...challenge, expiresAt });
}

/**
 * Consumes a challenge, so that it can be used only once. Returns false if it was already consumed, has expired, or was
 * issued to another browser or for another purpose.
 */
export async function consumeStoredChallenge(
  db: Db,
  { challengeHash, deviceHash, userId }: Challenge,
): Promise<boolean> {
  const { challengeHash: hash, deviceHash: device, userId: owner, expiresAt } = passkeyChallenges;
  const isOwned = userId === null ? isNull(owner) : eq(owner, userId);
  const own = and(eq(hash, challengeHash), eq(device, deviceHash), isOwned, gt(expiresAt, sql`now()`));
  return (await db.delete(passkeyChallenges).where(own).returning({ hash })).length > 0;
}

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

/** Lists an account's passkeys, oldest first. */
export function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .select(shown)
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Lists the credential IDs of an account's passkeys. */
export function listCredentialIds(db: Db, userId: string): Promise<{ credentialId: string }[]> {
  return db.select({ credentialId: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId));
}

/**
 * Finds a passkey by its credential ID, along with the account that it signs in to. Returns undefined for an unknown
 * ID.
 */
export async function findPasskey(db: Db, credentialId: string) {
  const [found] = await db
    .select({ id: passkeys.id, publicKey: passkeys.publicKey, counter: passkeys.counter, user: userColumns })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

/**
 * Stores a passkey and returns it. Returns "full" if the account has reached its limit, or "taken" if the passkey is
 * already stored.
 */
export function insertPasskey(
  db: Db,
  passkey: Pick<typeof passkeys.$inferInsert, "userId" | "name" | "credentialId" | "publicKey" | "counter">,
): Promise<Passkey | "full" | "taken"> {
  return db.transaction(async (tx) => {
    await lockUser(tx, passkey.userId);
    const stored = await tx.$count(passkeys, eq(passkeys.userId, passkey.userId));
    if (stored >= STORAGE_LIMITS.passkeys) return "full";
    const [made] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning(shown);
    return made ?? "taken";
  });
}

/**
 * Records that a passkey was used to sign in. Returns false if its counter did not increase, a sign that the
 * authenticator may have been cloned. A counter that is always 0 is accepted.
 */
export async function recordPasskeyUse(db: Db, { id, counter }: { id: string; counter: number }): Promise<boolean> {
  const isNew = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isNew))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Renames one of an account's passkeys. Returns undefined if it doesn't exist. */
export async function renamePasskey(db: Db, { id, userId, name }: { id: string; userId: string; name: string }) {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const [renamed] = await db.update(passkeys).set({ name }).where(own).returning(shown);
  return renamed;
}

/**
 * Deletes one of an account's passkeys and returns it. Returns "not_found" if it doesn't exist, or
 * "only_sign_in_method" if it is the account's only sign-in method.
 */
export function deletePasskey(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<Passkey | "not_found" | "only_sign_in_method"> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
    const [deleted] = await tx.select(shown).from(passkeys).where(own);
    if (!deleted) return "not_found";
    if ((await countSignInMethods(tx, userId)) === 1) return "only_sign_in_method";
    await tx.delete(passkeys).where(own);
    return deleted;
  });
}

/** Deletes all of an account's passkeys. */
export async function deleteAllPasskeys(db: Db, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}
