import type { OwnPhoto, RemovePhotoInput } from "@dupewise/domain/comparison/own-photos";
import { deletePhoto } from "@dupewise/db/queries/comparisons/comparison-photos";
import type { ViewerContext } from "../context.ts";
import { listOwnPhotos } from "./list.ts";

/**
 * Deletes one of the viewer's own photos and returns the remaining ones. Throws `not_found` if the comparison isn't
 * theirs.
 */
export async function removeOwnPhoto(ctx: ViewerContext, { id, photoId }: RemovePhotoInput): Promise<OwnPhoto[]> {
  await deletePhoto(ctx.database.db, { id, userId: ctx.viewer.id }, photoId);
  return listOwnPhotos(ctx, { id });
}
