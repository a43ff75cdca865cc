import { forgetOldMail } from "@dupewise/db/queries/mail-outbox";
import type { Services } from "../context.ts";

/** Forgets mails that were sent or given up 30 days ago. May be done again, or by two at once. */
export async function forgetOldMails({ database }: Pick<Services, "database">): Promise<void> {
  await forgetOldMail(database.db);
}
