import { supportRequests } from "../schema.ts";
import type { Db } from "../connect.ts";

/** Answers the id to speak of it by. */
export async function insertSupportRequest(db: Db, request: typeof supportRequests.$inferInsert): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(supportRequests).values({ ...request, id });
  return id;
}
