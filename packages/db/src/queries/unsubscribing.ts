import { eq, sql } from "drizzle-orm";
import { emailNotifications, unsubscribeTokens, users } from "../schema.ts";
import { isPremiumNow } from "./users.ts";
import type { Db } from "../connect.ts";

/** What a token from a mail is about: one alert, or all mail of an account. */
export type Subscription =
  | { scope: "alert"; id: string; userId: string; productName: string; isActive: boolean; isPremium: boolean }
  | { scope: "account"; userId: string; isActive: boolean };

/** What the token of a mail's link stops; undefined when it stops nothing. */
export async function findSubscription(db: Db, token: string): Promise<Subscription | undefined> {
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
 * Whether the switches still are on that a mail with this token comes by: the account's, and the alert's if it is
 * one's.
 */
export async function isMailWanted(db: Db, token: string): Promise<boolean> {
  const [row] = await db.execute<{ wanted: boolean }>(sql`
    select exists (select from users where email_notifications_enabled and (
      id in (select user_id from unsubscribe_tokens where token = ${token})
      or id in (select user_id from email_notifications where unsubscribe_token = ${token} and is_active)
    )) as wanted`);
  return row?.wanted ?? false;
}

/** Switches all mail of an account's alerts. */
export async function setAccountMail(db: Db, userId: string, emailNotificationsEnabled: boolean): Promise<void> {
  await db.update(users).set({ emailNotificationsEnabled }).where(eq(users.id, userId));
}
