import { sql } from "../../drizzle.ts";
import type { Channel, Delivery } from "@dupewise/domain/channels/channel";
import type { Db } from "../../connect.ts";

/** A delivery leased to this process for sending. */
export interface ClaimedDelivery extends Pick<Channel, "kind" | "url"> {
  id: string;
  channelId: string;
  secret: string | null;
  /** As stored, perhaps by another version, so it must be parsed. */
  content: unknown;
  /** The number of attempts, including this one. */
  attempts: number;
  createdAt: Date;
}

const MOST_SHOWN = 100;
const state = sql`case when d.sent_at is not null then 'sent' when d.failed_at is not null then 'failed' else 'waiting' end`;
const waiting = sql`d.sent_at is null and d.failed_at is null`;

/** Lists the latest deliveries to a user's channels, at most 100, newest first. */
export async function listDeliveries(db: Db, userId: string): Promise<Delivery[]> {
  const rows = await db.execute<Omit<Delivery, "createdAt"> & { createdAt: string }>(sql`
    select d.id, d.channel_id as "channelId", d.event, d.content ->> 'title' as title, ${state} as state, d.attempts,
      d.problem, d.created_at as "createdAt"
    from channels c cross join lateral (
      select * from channel_deliveries where channel_id = c.id order by created_at desc limit ${MOST_SHOWN}) d
    where c.user_id = ${userId} order by d.created_at desc, d.id limit ${MOST_SHOWN}`);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt) }));
}

/** Queues one of a user's deliveries again, as if it were new. Returns false if it doesn't exist. */
export async function requeueDelivery(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const rows = await db.execute<{ id: string }>(sql`
    update channel_deliveries d
    set attempts = 0, next_attempt_at = now(), created_at = now(), sent_at = null, failed_at = null, problem = null
    from channels c where c.id = d.channel_id and d.id = ${id} and c.user_id = ${userId} returning d.id`);
  return rows.length > 0;
}

/**
 * Claims the next due delivery of each channel, most overdue first, for up to `limit` channels. A claim expires after a
 * minute.
 */
export async function claimDeliveries(db: Db, limit: number): Promise<ClaimedDelivery[]> {
  // Stored times are rounded to milliseconds, so one that is due may seem to lie ahead.
  const rows = await db.execute<Omit<ClaimedDelivery, "createdAt"> & { createdAt: string }>(sql`
    with due as (
      select d.id from channel_deliveries d
      where ${waiting} and d.next_attempt_at <= now() + interval '1 millisecond' and not exists (
        select from channel_deliveries e
        where e.channel_id = d.channel_id and e.sent_at is null and e.failed_at is null
          and (e.next_attempt_at, e.id) < (d.next_attempt_at, d.id))
      order by d.next_attempt_at limit ${limit} for update skip locked)
    update channel_deliveries d set attempts = d.attempts + 1, next_attempt_at = now() + interval '1 minute'
    from due, channels c where d.id = due.id and c.id = d.channel_id
    returning d.id, d.channel_id as "channelId", c.kind, c.url, c.secret, d.content, d.attempts,
      d.created_at as "createdAt"`);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt) }));
}

type Attempt = Pick<ClaimedDelivery, "id" | "channelId" | "attempts">;

/** Marks a claimed delivery as delivered. */
export async function markDelivered(db: Db, { id, attempts }: Attempt): Promise<void> {
  await db.execute(sql`
    update channel_deliveries d set sent_at = now(), problem = null
    where d.id = ${id} and d.attempts = ${attempts} and ${waiting}`);
}

/**
 * Records why a delivery failed, and postpones all messages of its channel. The failed message is postponed longest, so
 * that it doesn't block the others. Gives up on messages that are older than a day and a half.
 */
export async function postponeChannel(
  db: Db,
  { id, channelId, attempts }: Attempt,
  { problem, seconds }: { problem: string; seconds: number },
): Promise<void> {
  await db.execute(sql`
    update channel_deliveries d set
      problem = case when d.id = ${id} then ${problem} else d.problem end,
      next_attempt_at = greatest(
        d.next_attempt_at, now() + make_interval(secs => ${seconds}::int + case when d.id = ${id} then 1 else 0 end)),
      failed_at = case when d.created_at < now() - interval '36 hours' then now() end
    where d.channel_id = ${channelId} and ${waiting} and (d.id <> ${id} or d.attempts = ${attempts})`);
}
