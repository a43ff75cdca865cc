import { queueMail } from "@dupewise/db/queries/mail/outbox";
import type { Enqueue } from "../ports/jobs.ts";
import type { SendMail } from "../ports/mail.ts";

/**
 * Creates a function that queues an email and its delivery job in the caller's transaction.
 * @param supportEmail the address that receives support requests; if undefined, they are stored but not emailed
 */
export function createMailer(supportEmail: string | undefined, enqueue: Enqueue): SendMail {
  return async (db, mail, { dedupeKey } = {}) => {
    const recipient = mail.kind === "support-request" ? supportEmail : mail.to;
    const userId = "userId" in mail ? mail.userId : null;
    if (recipient === undefined) return;
    const mailId = await queueMail(db, { userId, recipient, mail, dedupeKey });
    if (mailId !== undefined) await enqueue(db, "deliver-mail", { mailId });
  };
}
