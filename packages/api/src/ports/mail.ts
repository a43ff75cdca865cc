import type { Db } from "@dupewise/db/connect";
import type { Mail } from "@dupewise/domain/alerts/mail";

interface SendMailOptions {
  /** Says what the mail is about: deciding on the same one twice sends it once. */
  dedupeKey?: string;
}

/** Sends a mail once the transaction it is given has committed, and not otherwise. */
export type SendMail = (db: Db, mail: Mail, options?: SendMailOptions) => Promise<void>;

interface PostedMail {
  /** The same at every attempt. */
  id: string;
  recipient: string;
  mail: Mail;
}

/** What became of an attempt. */
export type Posting =
  | { outcome: "sent" }
  | { outcome: "failed"; reason: string; /** Trying again would end the same. */ isFinal: boolean };

/** Writes the words of a mail and hands them to whoever carries mail, once, within a minute. */
export type PostMail = (mail: PostedMail, options: { signal: AbortSignal }) => Promise<Posting>;
