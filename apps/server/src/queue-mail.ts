import type { SendMail } from "@dupewise/api/mail";
import { queueMail } from "@dupewise/db/queries/mail-outbox";

/**
 * Writes mails into the outbox, in the caller's transaction.
 * @param supportEmail who gets support requests; they are stored in any case
 */
export function createMailer(supportEmail: string | undefined): SendMail {
  return async (db, mail, { dedupeKey } = {}) => {
    const [userId, recipient] = mail.kind === "support-request" ? [null, supportEmail] : [mail.userId, mail.to];
    if (recipient !== undefined) await queueMail(db, { userId, recipient, mail, dedupeKey });
  };
}
