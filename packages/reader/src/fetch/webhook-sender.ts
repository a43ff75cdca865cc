import { request } from "undici";
import { BRAND } from "@dupewise/domain/brand";
import { checkUrl, permitsPublicWeb, type Permits, type Resolve } from "./address-policy.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { ReadError } from "./read-error.ts";
import { resolveByDns } from "./resolve-by-dns.ts";

interface WebhookSenderOptions {
  userAgent?: string;
  resolve?: Resolve;
  permits?: Permits;
  /** The time limit from the first byte to the last, in milliseconds. */
  deadlineMs?: number;
}

interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const DEADLINE_MS = 10_000;
/** The maximum size of a receiver's response, which nobody reads. */
const MOST_BYTES = 64 * 1024;

/**
 * Creates a sender that posts messages to URLs entered by users. The sender checks every URL against the same policy
 * that applies to page URLs.
 */
export function createWebhookSender(options: WebhookSenderOptions = {}) {
  const { userAgent = `${BRAND}/0.1`, resolve = resolveByDns, permits = permitsPublicWeb } = options;
  const { deadlineMs = DEADLINE_MS } = options;
  const agent = createGuardedAgent({ resolve, permits, maxBytes: MOST_BYTES });
  return {
    /** Returns null when the message was accepted, otherwise the reason. Follows no redirects; never throws. */
    post: async ({ url, headers, body }: Message, signal: AbortSignal): Promise<string | null> => {
      const verdict = await checkUrl(url, resolve, permits);
      if (!verdict.allowed) return verdict.reason;
      try {
        const answer = await request(url, {
          method: "POST",
          dispatcher: agent,
          signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
          headers: { ...headers, "user-agent": userAgent },
          body,
        });
        answer.body.on("error", () => undefined).destroy();
        const isTaken = answer.statusCode >= 200 && answer.statusCode < 300;
        return isTaken ? null : `the receiver responded with ${answer.statusCode}`;
      } catch (error) {
        if (error instanceof ReadError) return error.message;
        if (error instanceof Error && error.cause instanceof ReadError) return error.cause.message;
        return error instanceof Error && error.name === "TimeoutError"
          ? "the receiver took too long to respond"
          : "the receiver couldn't be reached";
      }
    },
    close: () => agent.destroy(),
  };
}
