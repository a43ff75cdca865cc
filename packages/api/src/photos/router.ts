import { ComparisonId } from "@dupewise/domain/comparison/history";
import { AddPhotoInput, OwnPhoto, RemovePhotoInput } from "@dupewise/domain/comparison/own-photos";
import * as z from "zod";
import { protectedProcedure, router } from "../trpc.ts";
import { addOwnPhoto } from "./add.ts";
import { listOwnPhotos } from "./list.ts";
import { removeOwnPhoto } from "./remove.ts";

/** A photo of the maximum size in base64, with JSON's overhead. */
const PHOTO_BYTES = 8 * 1024 * 1024;

export const photosRouter = router({
  list: protectedProcedure
    .meta({ rest: { method: "GET", path: "/comparisons/{id}/photos", summary: "Your own photos in a comparison" } })
    .input(ComparisonId)
    .output(z.array(OwnPhoto))
    .query(({ ctx, input }) => listOwnPhotos(ctx, input)),

  add: protectedProcedure
    .meta({
      rest: { method: "POST", path: "/comparisons/{id}/photos", summary: "Add your own photo to a side" },
      bodyBytes: PHOTO_BYTES,
    })
    .input(AddPhotoInput)
    .output(z.array(OwnPhoto))
    .mutation(({ ctx, input }) => addOwnPhoto(ctx, input)),

  remove: protectedProcedure
    .meta({
      rest: { method: "DELETE", path: "/comparisons/{id}/photos/{photoId}", summary: "Remove one of your own photos" },
    })
    .input(RemovePhotoInput)
    .output(z.array(OwnPhoto))
    .mutation(({ ctx, input }) => removeOwnPhoto(ctx, input)),
});
