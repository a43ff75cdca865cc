import { and, desc, eq, isNull, sql } from "../../drizzle.ts";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { comparisons } from "../../schema.ts";
import { AS_STORED, toComparisonInWording, getWordingColumns } from "../comparisons/comparison-row.ts";
import { isPremiumNow } from "../billing/premium-now.ts";
import type { Db } from "../../connect.ts";

/** A day less than a week, so that a late summary does not delay the next one. */
const notThisWeek = sql`coalesce(t.last_weekly_at < now() - interval '6 days', true)`;

/** A user who may receive a weekly summary. */
export interface WeeklySummaryRecipient {
  id: string;
  email: string;
  name: string;
}

/**
 * Lists the users whose plan and settings include emails and who have received no weekly summary this week, ordered by
 * ID.
 * @param after the ID after which the list starts
 */
export function listWeeklySummaryRecipients(db: Db, after: string, limit: number): Promise<WeeklySummaryRecipient[]> {
  return db.execute<WeeklySummaryRecipient & Record<string, unknown>>(sql`
    select users.id, users.email, users.name from users
    left join unsubscribe_tokens t on t.user_id = users.id
    where users.id > ${after} and users.email_notifications_enabled and ${isPremiumNow} and ${notThisWeek}
    order by users.id limit ${limit}`);
}

/**
 * Claims this week's summary for a user. Returns the unsubscribe token, or undefined if the summary was already
 * claimed.
 */
export async function claimWeeklySummary(tx: Db, userId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ token: string }>(sql`
    insert into unsubscribe_tokens as t (user_id, last_weekly_at) values (${userId}, now())
    on conflict (user_id) do update set last_weekly_at = now() where ${notThisWeek}
    returning token`);
  return row?.token;
}

/** A watched product that costs less than a week ago. */
export interface DroppedWatch {
  id: string;
  title: string;
  currency: string | null;
  amount: string;
  /** The price a week ago, or when the watch started if that was later. */
  before: string;
}

const MOST_FALLEN = 10;

/**
 * Lists at most ten of a user's watched products that can be bought for less than a week ago, or than when the watch
 * started if that was later, largest relative drop first. Leaves out prices that were last checked more than three days
 * ago.
 */
export function listPriceDrops(db: Db, userId: string): Promise<DroppedWatch[]> {
  return db.execute<DroppedWatch & Record<string, unknown>>(sql`
    select w.id, w.title, w.currency, w.amount, coalesce(week.amount, w.start_amount) as before from watches w
    left join lateral (
      select amount from page_prices p
      where p.page_id = w.page_id and p.amount is not null and p.currency is not distinct from w.currency
        and p.day <= (now() at time zone 'utc')::date - 7
      order by p.day desc limit 1
    ) week on true
    where w.user_id = ${userId} and w.is_available and w.read_at > now() - interval '3 days'
      and w.amount < coalesce(week.amount, w.start_amount)
    order by w.amount / coalesce(week.amount, w.start_amount), w.id limit ${MOST_FALLEN}`);
}

/** Lists a user's newest comparisons. The weekly summary looks for alternatives to the originals in them. */
export async function listLatestComparisons(db: Db, userId: string, limit: number): Promise<Comparison[]> {
  const rows = await db
    .select(getWordingColumns(AS_STORED))
    .from(comparisons)
    .where(and(eq(comparisons.userId, userId), isNull(comparisons.deletedAt)))
    .orderBy(desc(comparisons.createdAt), desc(comparisons.id))
    .limit(limit);
  return rows.map((row) => toComparisonInWording(row, AS_STORED));
}
