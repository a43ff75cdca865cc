import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { eq } from "../drizzle.ts";
import { supportRequests } from "../schema.ts";
import type { Db } from "../connect.ts";

/** Stores a support request and returns its ID, or null if the account has reached its limit. */
export async function insertSupportRequest(
  db: Db,
  request: typeof supportRequests.$inferInsert,
): Promise<string | null> {
  const stored = await db.$count(supportRequests, eq(supportRequests.userId, request.userId));
  if (stored >= STORAGE_LIMITS.supportRequests) return null;
  const id = crypto.randomUUID();
  await db.insert(supportRequests).values({ ...request, id });
  return id;
}
