import { mailOutbox } from "../schema.ts";
import type { Db } from "../connect.ts";

type QueuedMail = Pick<typeof mailOutbox.$inferInsert, "userId" | "dedupeKey" | "recipient" | "subject" | "text"> & {
  headers?: Record<string, string>;
};

/** Puts a mail where the sender finds it. In a transaction, it goes out only when that commits. */
export async function queueMail(db: Db, mail: QueuedMail): Promise<void> {
  await db.insert(mailOutbox).values(mail).onConflictDoNothing({ target: mailOutbox.dedupeKey });
}
