import * as z from "zod";
import { CHANNEL_EVENTS, CHANNEL_KINDS, channelUrlProblem } from "./channel-terms.ts";

/** All events that are delivered. A new channel immediately receives "channel.created". */
export const DELIVERED_EVENTS = [...CHANNEL_EVENTS, "channel.created"] as const;

export const ChannelId = z.object({ id: z.uuid() });
export type ChannelId = z.infer<typeof ChannelId>;

/** The input for adding a channel. For ntfy, the URL is that of a topic, such as https://ntfy.sh/my-topic. */
export const CreateChannelInput = z
  .object({
    kind: z.enum(CHANNEL_KINDS),
    url: z.string().trim().max(2_048),
    events: z.array(z.enum(CHANNEL_EVENTS)).min(1).max(CHANNEL_EVENTS.length),
  })
  .superRefine((channel, { addIssue }) => {
    const message = channelUrlProblem(channel);
    if (message !== null) addIssue({ code: "custom", path: ["url"], message });
  });
export type CreateChannelInput = z.infer<typeof CreateChannelInput>;

export const Channel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  url: z.string(),
  events: z.array(z.enum(CHANNEL_EVENTS)),
  createdAt: z.date(),
});
export type Channel = z.infer<typeof Channel>;

/** A new channel with its signing secret, which is returned only once. The secret is null for ntfy. */
export const NewChannel = Channel.extend({ secret: z.string().nullable() });
export type NewChannel = z.infer<typeof NewChannel>;

/** A message to a channel, with its state and last problem. */
export const Delivery = z.object({
  id: z.string(),
  channelId: z.string(),
  event: z.enum(DELIVERED_EVENTS),
  title: z.string(),
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.number().int(),
  /** Why the last attempt failed; null if it didn't. */
  problem: z.string().nullable(),
  createdAt: z.date(),
});
export type Delivery = z.infer<typeof Delivery>;

/** A notification as it is stored and sent. */
export const Notice = z.object({
  event: z.enum(DELIVERED_EVENTS),
  title: z.string(),
  message: z.string(),
  /** The link that tapping the notification opens. */
  link: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type Notice = z.infer<typeof Notice>;
