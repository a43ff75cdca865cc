import { eq, sql } from "../../drizzle.ts";
import { emailNotifications, unsubscribeTokens, users } from "../../schema.ts";
import { isPremiumNow } from "../billing/premium-now.ts";
import type { Db } from "../../connect.ts";

/** What an unsubscribe token covers: the emails of one alert, or all emails of an account. */
export type UnsubscribeTarget =
  | { scope: "alert"; id: string; userId: string; productName: string; isActive: boolean; isPremium: boolean }
  | { scope: "account"; userId: string; isActive: boolean };

/**
 * Finds what an unsubscribe token covers: the emails of one alert, or all emails of an account. Returns undefined for
 * an unknown token.
 */
export async function findUnsubscribeTarget(db: Db, token: string): Promise<UnsubscribeTarget | undefined> {
  const { id, userId, productName, isActive, unsubscribeToken } = emailNotifications;
  const [alert] = await db
    .select({ id, userId, productName, isActive, isPremium: isPremiumNow })
    .from(emailNotifications)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(unsubscribeToken, token));
  if (alert) return { scope: "alert", ...alert };
  const [account] = await db
    .select({ userId: users.id, isActive: users.emailNotificationsEnabled })
    .from(unsubscribeTokens)
    .innerJoin(users, eq(users.id, unsubscribeTokens.userId))
    .where(eq(unsubscribeTokens.token, token));
  return account && { scope: "account", ...account };
}

/**
 * Returns true if the account that an unsubscribe token belongs to still wants emails and, if the token is an alert's,
 * that alert is still active.
 */
export async function isMailWanted(db: Db, token: string): Promise<boolean> {
  const [row] = await db.execute<{ wanted: boolean }>(sql`
    select exists (select from users where email_notifications_enabled and (
      id in (select user_id from unsubscribe_tokens where token = ${token})
      or id in (select user_id from email_notifications where unsubscribe_token = ${token} and is_active)
    )) as wanted`);
  return row?.wanted ?? false;
}

/** Returns the token that unsubscribes an account from all of its emails, creating one if needed. */
export async function ensureUnsubscribeToken(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .insert(unsubscribeTokens)
    .values({ userId })
    .onConflictDoUpdate({ target: unsubscribeTokens.userId, set: { userId } })
    .returning({ token: unsubscribeTokens.token });
  if (!row) throw new Error("The inserted row is missing");
  return row.token;
}

/** Turns an account's email notifications on or off. */
export async function setEmailNotificationsEnabled(
  db: Db,
  userId: string,
  emailNotificationsEnabled: boolean,
): Promise<void> {
  await db.update(users).set({ emailNotificationsEnabled }).where(eq(users.id, userId));
}
