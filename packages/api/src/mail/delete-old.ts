import { deleteOldMail } from "@dupewise/db/queries/mail/outbox";
import type { Services } from "../context.ts";

/** Deletes emails that need not be kept any longer, as `deleteOldMail` does. Idempotent. */
export async function purgeOldMail({ database }: Pick<Services, "database">): Promise<void> {
  await deleteOldMail(database.db);
}
