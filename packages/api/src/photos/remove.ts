import type { OwnPhoto, RemovePhotoInput } from "@dupewise/domain/comparison/own-photos";
import { deletePhoto } from "@dupewise/db/queries/comparison-photos";
import type { ViewerContext } from "../context.ts";
import { listOwnPhotos } from "./list.ts";

/** Deletes a photo of the viewer's own, and returns those that are left. Throws `not_found` for the comparison. */
export async function removeOwnPhoto(ctx: ViewerContext, { id, photoId }: RemovePhotoInput): Promise<OwnPhoto[]> {
  await deletePhoto(ctx.database.db, { id, userId: ctx.viewer.id }, photoId);
  return listOwnPhotos(ctx, { id });
}
