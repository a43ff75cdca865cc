import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import type { OwnPhoto } from "@dupewise/domain/comparison/own-photos";
import type { Side } from "@dupewise/domain/comparison/side";
import { and, eq } from "../../drizzle.ts";
import { comparisonPhotos as photos, comparisons } from "../../schema.ts";
import type { Db } from "../../connect.ts";
import { type ComparisonKey, whereOwnComparison } from "./own-comparison.ts";
import { lockUser } from "../limits/quota.ts";

const whereOf = ({ id, userId }: ComparisonKey) => and(eq(photos.comparisonId, id), eq(photos.userId, userId));

/**
 * Lists the photos that the owner of a comparison added to it, oldest first. Returns undefined if the comparison
 * doesn't exist.
 */
export async function listPhotos(db: Db, key: ComparisonKey): Promise<OwnPhoto[] | undefined> {
  const [own] = await db.select({ id: comparisons.id }).from(comparisons).where(whereOwnComparison(key));
  return (
    own &&
    db
      .select({ id: photos.id, side: photos.side })
      .from(photos)
      .where(whereOf(key))
      .orderBy(photos.createdAt, photos.id)
  );
}

/**
 * Stores a photo for one side of a comparison and returns "stored". Stores nothing and returns "side_full" or
 * "account_full" if a limit is reached, or "not_found" if the comparison doesn't exist.
 */
export function insertPhoto(
  db: Db,
  key: ComparisonKey,
  { side, photo }: { side: Side; photo: Uint8Array<ArrayBuffer> },
): Promise<"stored" | "side_full" | "account_full" | "not_found"> {
  return db.transaction(async (tx) => {
    await lockUser(tx, key.userId);
    const own = await listPhotos(tx, key);
    if (!own) return "not_found";
    if (own.filter((one) => one.side === side).length >= STORAGE_LIMITS.photosOfSide) return "side_full";
    if ((await tx.$count(photos, eq(photos.userId, key.userId))) >= STORAGE_LIMITS.photos) return "account_full";
    await tx.insert(photos).values({ userId: key.userId, comparisonId: key.id, side, photo });
    return "stored";
  });
}

/** Returns the content of a photo that the owner added to a comparison, or undefined if there is no such photo. */
export async function findPhoto(
  db: Db,
  key: ComparisonKey,
  photoId: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [found] = await db
    .select({ photo: photos.photo })
    .from(photos)
    .innerJoin(comparisons, eq(comparisons.id, photos.comparisonId))
    .where(and(whereOf(key), whereOwnComparison(key), eq(photos.id, photoId)));
  return found?.photo;
}

/** Deletes a photo. Does nothing if it doesn't exist. */
export async function deletePhoto(db: Db, key: ComparisonKey, photoId: string): Promise<void> {
  await db.delete(photos).where(and(whereOf(key), eq(photos.id, photoId)));
}
