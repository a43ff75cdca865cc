import { DomainError } from "@dupewise/domain/errors";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { users } from "../schema.ts";
import { rememberedQuota } from "./quota-memory.ts";
import type { Db } from "../connect.ts";
import type { User } from "@dupewise/domain/account/user";

/**
 * Premium as it stands at this moment: once the paid time and its grace are over, with or without news of it, no more.
 */
export const isPremiumNow = sql<boolean>`(${users.isPremium} and coalesce(${users.premiumUntil} > now(), true))`;

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

/** What a user may see of themselves. */
export const userColumns = { ...shown, isPremium: isPremiumNow };

/** Upper and lower case are one address. The row has the password's hash: `toUser` is what leaves the server. */
export async function findUserByEmail(db: Db, email: string): Promise<(User & { password: string }) | undefined> {
  const [row] = await db
    .select({ ...userColumns, password })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return row;
}

/**
 * Adds an account, which goes on counting where one before it with the same address ended.
 * @param user.password the hash. Throws `conflict` when the e-mail has an account already.
 */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<User> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning(userColumns);
  if (row) {
    // Only now: whoever deletes that account at this moment is done.
    const comparisonsUsed = await rememberedQuota(db, row.email);
    if (comparisonsUsed === 0) return row;
    await db.update(users).set({ comparisonsUsed }).where(eq(users.id, row.id));
    return { ...row, comparisonsUsed };
  }
  const message = "That email already has an account. Sign in instead";
  throw new DomainError("conflict", message, { issues: [{ path: "email", message }] });
}

export const toUser = ({ password: _hash, ...user }: User & { password: string }): User => user;
