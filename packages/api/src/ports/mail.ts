import type { Db } from "@dupewise/db/connect";
import type { Mail } from "@dupewise/domain/alerts/mail";

interface SendMailOptions {
  /** Identifies the occasion: queuing the same one twice sends it once. */
  dedupeKey?: string;
}

/** Queues an email that is sent only after the given transaction commits. */
export type SendMail = (db: Db, mail: Mail, options?: SendMailOptions) => Promise<void>;

interface PostedMail {
  /** The email's ID, which is the same for every attempt. */
  id: string;
  recipient: string;
  mail: Mail;
}

/** The outcome of one attempt to deliver an email. */
export type DeliveryOutcome =
  | { outcome: "sent" }
  | { outcome: "failed"; reason: string; /** Whether retrying would fail in the same way. */ isFinal: boolean };

/** Renders an email and tries once to hand it to the transport, within a minute. */
export type PostMail = (mail: PostedMail, options: { signal: AbortSignal }) => Promise<DeliveryOutcome>;
