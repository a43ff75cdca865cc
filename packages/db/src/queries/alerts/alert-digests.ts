import { inArray, sql } from "../../drizzle.ts";
import { notificationMatches } from "../../schema.ts";
import { isPremiumNow } from "../billing/premium-now.ts";
import type { FoundProduct } from "@dupewise/domain/alerts/mail";
import type { EmailNotification } from "@dupewise/domain/alerts/alert";
import type { Db } from "../../connect.ts";

/** A match that no email has reported yet, with its recipient. */
export interface UnreportedMatch extends FoundProduct {
  id: string;
  alertId: string;
  alert: Pick<EmailNotification, "productName" | "manufacturer" | "gender" | "similarityThreshold">;
  email: string;
  name: string;
}

const MOST_IN_ONE = 100;

/** Held no longer than this, so that email after a pause does not report old news. */
const held = sql`m.mailed_at is null and m.created_at > now() - interval '3 days' and n.is_active
  and users.email_notifications_enabled`;
const notToday = sql`coalesce(t.last_digest_at < now() - interval '20 hours', true)`;

/**
 * Lists the IDs of users who have unreported matches, whose plan includes emails, and who have received no digest
 * today, in ascending order.
 * @param after the ID after which the list starts
 */
export async function listDigestRecipients(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select distinct users.id from notification_matches m
    join email_notifications n on n.id = m.notification_id
    join users on users.id = n.user_id
    left join unsubscribe_tokens t on t.user_id = users.id
    where ${held} and ${notToday} and users.id > ${after} and ${isPremiumNow}
    order by users.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Locks a user's unreported matches until the transaction ends. Returns at most 100 of them, grouped by alert, with the
 * best match of each alert first.
 */
export async function lockUnreportedMatches(tx: Db, userId: string): Promise<UnreportedMatch[]> {
  return tx.execute<UnreportedMatch & Record<string, unknown>>(sql`
    select m.id, n.id as "alertId", m.similarity_score as "similarityScore", m.reason,
      coalesce(p.title, p.url) as title, p.brand, p.price, p.url, users.email, users.name,
      json_build_object('productName', n.product_name, 'manufacturer', n.manufacturer, 'gender', n.gender,
        'similarityThreshold', n.similarity_threshold) as alert
    from notification_matches m
    join email_notifications n on n.id = m.notification_id
    join users on users.id = n.user_id
    join products p on p.id = m.product_id
    where n.user_id = ${userId} and ${held} and ${isPremiumNow}
    order by n.created_at, n.id, m.similarity_score desc, m.id
    limit ${MOST_IN_ONE} for no key update of m`);
}

/** Claims today's digest for a user. Returns the unsubscribe token, or undefined if the digest was already claimed. */
export async function claimDigest(tx: Db, userId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ token: string }>(sql`
    insert into unsubscribe_tokens as t (user_id, last_digest_at) values (${userId}, now())
    on conflict (user_id) do update set last_digest_at = now() where ${notToday}
    returning token`);
  return row?.token;
}

/** Marks matches as reported in a digest. */
export async function markMatchesMailed(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(notificationMatches)
    .set({ mailedAt: sql`now()` })
    .where(inArray(notificationMatches.id, [...ids]));
}
