import { DomainError } from "@dupewise/domain/errors";
import { sql } from "drizzle-orm";
import { users } from "../schema.ts";
import type { Db } from "../connect.ts";
import type { User } from "@dupewise/domain/user";

type UserRow = typeof users.$inferSelect;

/** Upper and lower case are one address. The row has the password's hash: `toUser` is what leaves the server. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return row;
}

/** @param user.password the hash. Throws `conflict` when the e-mail has an account already. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  if (row) return row;
  const message = "That email already has an account. Sign in instead";
  throw new DomainError("conflict", message, { issues: [{ path: "email", message }] });
}

/** What a user may see of themselves. */
export function toUser({ password: _p, subscriptionId: _s, customerId: _c, ...user }: UserRow): User {
  return user;
}
