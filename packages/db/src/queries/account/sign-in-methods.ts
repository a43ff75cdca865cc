import { and, eq, isNotNull } from "../../drizzle.ts";
import { identities, passkeys, users } from "../../schema.ts";
import type { Db } from "../../connect.ts";

/** Counts an account's sign-in methods: its password, its identities and its passkeys. */
export async function countSignInMethods(db: Db, userId: string): Promise<number> {
  const hasPassword = and(eq(users.id, userId), isNotNull(users.password));
  const counts = await Promise.all([
    db.$count(users, hasPassword),
    db.$count(identities, eq(identities.userId, userId)),
    db.$count(passkeys, eq(passkeys.userId, userId)),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
