import type { Db } from "@dupewise/db/connect";
import type { Mail } from "@dupewise/domain/mail";

interface SendMailOptions {
  /** Says what the mail is about: deciding on the same one twice sends it once. */
  dedupeKey?: string;
}

/** Sends a mail once the transaction it is given has committed, and not otherwise. */
export type SendMail = (db: Db, mail: Mail, options?: SendMailOptions) => Promise<void>;
