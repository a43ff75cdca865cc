import { and, asc, desc, eq, sql } from "../../drizzle.ts";
import type { Channel, CreateChannelInput, Notice } from "@dupewise/domain/channels/channel";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { channelDeliveries, channels } from "../../schema.ts";
import { toStorableJson } from "../../storable.ts";
import { lockUser } from "../limits/quota.ts";
import { toSqlTextArray } from "../to-sql-text-array.ts";
import type { Db } from "../../connect.ts";

const { id, kind, url, events, createdAt } = channels;
const shown = { id, kind, url, events, createdAt };
/** The maximum number of messages per channel and day: an import may match an alert thousands of times. */
const MOST_A_DAY = 500;

/** Lists a user's notification channels, newest first. */
export function listChannels(db: Db, userId: string): Promise<Channel[]> {
  return db.select(shown).from(channels).where(eq(channels.userId, userId)).orderBy(desc(createdAt), asc(id));
}

/**
 * Stores a channel, queues its first message, and returns the channel. Returns "limit_reached" if the user has too many
 * channels, or "known" if the user already has this channel.
 */
export function insertChannel(
  db: Db,
  channel: CreateChannelInput & { userId: string; secret: string | null },
  greeting: Notice,
): Promise<Channel | "limit_reached" | "known"> {
  return db.transaction(async (tx) => {
    await lockUser(tx, channel.userId);
    if ((await tx.$count(channels, eq(channels.userId, channel.userId))) >= STORAGE_LIMITS.channels)
      return "limit_reached";
    const [stored] = await tx.insert(channels).values(channel).onConflictDoNothing().returning(shown);
    if (!stored) return "known";
    await tx.insert(channelDeliveries).values({ channelId: stored.id, event: greeting.event, content: greeting });
    return stored;
  });
}

/** Deletes one of a user's channels and its deliveries. Returns false if it doesn't exist. */
export async function deleteChannel(db: Db, key: { id: string; userId: string }): Promise<boolean> {
  const gone = await db
    .delete(channels)
    .where(and(eq(id, key.id), eq(channels.userId, key.userId)))
    .returning({ id });
  return gone.length > 0;
}

/**
 * Queues a delivery of each notice to every channel of its user that subscribes to that event. Skips channels that have
 * reached their daily limit. Returns true if any delivery was queued.
 */
export async function queueDeliveries(
  tx: Db,
  notices: readonly { userId: string; notice: Notice }[],
): Promise<boolean> {
  if (notices.length === 0) return false;
  const rows = await tx.execute(sql`
    insert into channel_deliveries (channel_id, event, content)
    select c.id, n.content::jsonb ->> 'event', n.content::jsonb
    from unnest(${toSqlTextArray(notices.map(({ userId }) => userId))},
      ${toSqlTextArray(notices.map(({ notice }) => toStorableJson(JSON.stringify(notice))))}) as n (user_id, content)
    join channels c on c.user_id = n.user_id and c.events ? (n.content::jsonb ->> 'event')
    where (
      select count(*) from channel_deliveries d
      where d.channel_id = c.id and d.created_at > now() - interval '1 day') < ${MOST_A_DAY}
    returning id`);
  return rows.length > 0;
}
