import { deleteOldMail } from "@dupewise/db/queries/mail/outbox";
import type { Services } from "../context.ts";

/** Deletes emails that were sent or abandoned more than 30 days ago. Idempotent. */
export async function purgeOldMail({ database }: Pick<Services, "database">): Promise<void> {
  await deleteOldMail(database.db);
}
