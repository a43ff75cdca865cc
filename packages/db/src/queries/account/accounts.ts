import { DomainError } from "@dupewise/domain/errors";
import { eq } from "../../drizzle.ts";
import { knownDevices, passwordResetTokens, sessions, users } from "../../schema.ts";
import { rememberQuota } from "../limits/quota-memory.ts";
import { userColumns } from "./users.ts";
import type { User } from "@dupewise/domain/account/user";
import type { Db } from "../../connect.ts";

type UserChanges = Partial<
  Pick<
    typeof users.$inferInsert,
    "name" | "email" | "firstName" | "lastName" | "emailNotificationsEnabled" | "photoReadingEnabled" | "password"
  >
>;

/**
 * Updates an account. Throws `conflict` if another account has the email, or `unauthorized` if this account no longer
 * exists.
 */
export async function updateUser(db: Db, userId: string, changes: UserChanges): Promise<User> {
  try {
    const [row] = await db.update(users).set(changes).where(eq(users.id, userId)).returning(userColumns);
    if (row) return row;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = "Another account already has that email";
    throw new DomainError("conflict", message, { issues: [{ path: "email", message }] }, { cause: error });
  }
  throw new DomainError("unauthorized", "Unauthorized: this account no longer exists");
}

/** Returns an account, or undefined if it no longer exists. */
export async function findUser(db: Db, userId: string): Promise<User | undefined> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, userId));
  return row;
}

/** Returns an account's password hash: null if the account has no password, undefined if it no longer exists. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null | undefined> {
  const [row] = await db.select({ password: users.password }).from(users).where(eq(users.id, userId));
  return row?.password;
}

/** Signs an account out of every browser, forgets its known browsers, and revokes its reset links. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  for (const table of [sessions, knownDevices, passwordResetTokens]) {
    await db.delete(table).where(eq(table.userId, userId));
  }
}

/**
 * Deletes an account with everything that it owns, and remembers only how many free comparisons its email has used.
 * Keeps shared cached pages. Returns the payment provider's customer ID, so that the customer can be deleted there too,
 * or null if there is none.
 */
export async function deleteUser(tx: Db, userId: string): Promise<string | null> {
  const { customerId, email, comparisonsUsed } = users;
  const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({ customerId, email, comparisonsUsed });
  if (!gone) return null;
  await rememberQuota(tx, gone.email, gone.comparisonsUsed);
  return gone.customerId;
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "23505";
}
