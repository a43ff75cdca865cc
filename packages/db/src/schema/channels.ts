import { DELIVERED_EVENTS } from "@dupewise/domain/channels/channel";
import { CHANNEL_KINDS, type ChannelEvent } from "@dupewise/domain/channels/channel-terms";
import { sql, index, integer, jsonb, pgTable, text, unique } from "../drizzle.ts";
import { checkJson, checkLength, checkNonNegative, checkOneOf } from "./checks.ts";
import { createdAt, id, jsonList, instant } from "./columns.ts";
import { MAX_LABEL_LENGTH, MAX_TEXT_LENGTH, MAX_URL_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";

/** An account's notification channels other than email. */
export const channels = pgTable(
  "channels",
  {
    id: id(),
    userId: ownerId(),
    kind: text({ enum: CHANNEL_KINDS }).notNull(),
    url: text().notNull(),
    /** The key that webhooks are signed with; null for ntfy. */
    secret: text(),
    events: jsonList<ChannelEvent>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("channels_user_id_url_key").on(t.userId, t.url),
    checkOneOf(t.kind, CHANNEL_KINDS),
    checkLength(t.url, 1, MAX_URL_LENGTH),
    checkLength(t.secret, 1, MAX_LABEL_LENGTH),
    checkJson(t.events, "array"),
  ],
);

/** Messages to channels, stored in the transaction of the event they report and sent after it commits. */
export const channelDeliveries = pgTable(
  "channel_deliveries",
  {
    id: id(),
    channelId: text()
      .notNull()
      .references(() => channels.id, { onDelete: "cascade" }),
    event: text({ enum: DELIVERED_EVENTS }).notNull(),
    content: jsonb().$type<unknown>().notNull(),
    attempts: integer().notNull().default(0),
    /** When to try next, which is also when the sender's lease ends. */
    nextAttemptAt: instant().notNull().defaultNow(),
    problem: text(),
    sentAt: instant(),
    /** When delivery was abandoned. */
    failedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index("channel_deliveries_channel_id_index").on(t.channelId, t.createdAt),
    index("channel_deliveries_created_at_index").on(t.createdAt),
    index("channel_deliveries_due_index")
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index("channel_deliveries_waiting_index")
      .on(t.channelId, t.nextAttemptAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    checkOneOf(t.event, DELIVERED_EVENTS),
    checkJson(t.content, "object"),
    checkLength(t.problem, 1, MAX_TEXT_LENGTH),
    checkNonNegative(t.attempts),
  ],
);
