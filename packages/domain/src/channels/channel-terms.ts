// Without schemas: loaded by the account page's form.

/** The kinds of notification channels other than email: a webhook URL or an ntfy topic. */
export const CHANNEL_KINDS = ["webhook", "ntfy"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** The events that a channel may subscribe to. */
export const CHANNEL_EVENTS = ["alert.matched", "watch.triggered", "comparison.created"] as const;
export type ChannelEvent = (typeof CHANNEL_EVENTS)[number];

/** Returns what is wrong with a channel's URL, worded for its owner, or null when it is valid. */
export function channelUrlProblem({ kind, url }: { kind: ChannelKind; url: string }): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.protocol !== "https:") return "Enter a URL that begins with https://";
  if (kind === "ntfy" && !/^\/[\w-]{1,64}$/.test(parsed.pathname)) {
    return "Enter the URL of a topic, such as https://ntfy.sh/my-topic";
  }
  return null;
}
