import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import type { AddPhotoInput, OwnPhoto } from "@dupewise/domain/comparison/own-photos";
import { DomainError } from "@dupewise/domain/errors";
import { insertPhoto } from "@dupewise/db/queries/comparisons/comparison-photos";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "../history/not-in-history.ts";
import { listOwnPhotos } from "./list.ts";

const FULL = {
  side_full: `Each side can have ${STORAGE_LIMITS.photosOfSide} of your own photos. Remove one to add another`,
  account_full: `You've reached the limit of ${STORAGE_LIMITS.photos} photos. Remove some to add more`,
} as const;

/**
 * Adds one of the viewer's own photos to a side of a comparison. Re-encodes the photo, so that only its pixels are
 * kept. Returns all of the comparison's photos. Throws `not_found` if the comparison isn't the viewer's,
 * `validation_failed` if the file isn't a readable photo, and `conflict` if the side or the account has too many
 * photos.
 */
export async function addOwnPhoto(ctx: ViewerContext, { id, side, photo }: AddPhotoInput): Promise<OwnPhoto[]> {
  // Checks ownership before the expensive work.
  await listOwnPhotos(ctx, { id });
  const clean = await ctx.photos.clean(Buffer.from(photo, "base64"), ctx.viewer.id);
  if (!clean) throw new DomainError("validation_failed", "We couldn't open that photo. Upload a JPEG, PNG or WebP");
  const outcome = await insertPhoto(ctx.database.db, { id, userId: ctx.viewer.id }, { side, photo: clean.bytes });
  if (outcome === "not_found") return throwNotInHistory();
  if (outcome !== "stored") throw new DomainError("conflict", FULL[outcome]);
  return listOwnPhotos(ctx, { id });
}
