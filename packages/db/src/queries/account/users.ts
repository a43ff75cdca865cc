import { DomainError } from "@dupewise/domain/errors";
import { eq, getTableColumns, sql } from "../../drizzle.ts";
import { users } from "../../schema.ts";
import { isPremiumNow } from "../billing/premium-now.ts";
import { findRememberedQuota } from "../limits/quota-memory.ts";
import type { Db } from "../../connect.ts";
import type { User } from "@dupewise/domain/account/user";

const {
  password,
  subscriptionId: _subscription,
  customerId: _customer,
  subscriptionStatus: _status,
  premiumUntil: _until,
  billingReading: _reading,
  billingReadAt: _readAt,
  ...shown
} = getTableColumns(users);

/** The columns that users may see of their own account. */
export const userColumns = { ...shown, isPremium: isPremiumNow };

/**
 * Finds an account by email, ignoring case, or returns undefined. The result includes the password hash, so pass it
 * through `toUser` before it leaves the server.
 */
export async function findUserByEmail(
  db: Db,
  email: string,
): Promise<(User & { password: string | null }) | undefined> {
  const [row] = await db
    .select({ ...userColumns, password })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return row;
}

/**
 * Creates an account. If an account with the same email was deleted earlier, continues its quota. Throws `conflict` if
 * the email is already in use.
 * @param user has the password hash in `password`, or null for an account without a password
 */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<User> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning(userColumns);
  if (row) {
    // Only now, when a concurrent deletion of the old account has finished.
    const comparisonsUsed = await findRememberedQuota(db, row.email);
    if (comparisonsUsed === 0) return row;
    await db.update(users).set({ comparisonsUsed }).where(eq(users.id, row.id));
    return { ...row, comparisonsUsed };
  }
  const message = "That email already has an account. Sign in instead";
  throw new DomainError("conflict", message, { issues: [{ path: "email", message }] });
}

/** Removes the password hash from a user. */
export const toUser = ({ password: _hash, ...user }: User & { password: string | null }): User => user;
