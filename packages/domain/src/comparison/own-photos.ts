import * as z from "zod";
import { MAX_OWN_PHOTO_BYTES } from "../storage-limits.ts";
import { ComparisonId } from "./history.ts";

const Side = z.enum(["original", "alternative"]);

const BASE64 = 4 / 3;

export const OwnPhoto = z.object({ id: z.uuid(), side: Side });
export type OwnPhoto = z.infer<typeof OwnPhoto>;

export const AddPhotoInput = ComparisonId.extend({
  side: Side,
  /** The file in base64. */
  photo: z
    .base64("Send the photo as base64")
    .min(1)
    .max(Math.ceil(MAX_OWN_PHOTO_BYTES * BASE64) + 4, "That photo is too large. The maximum is 5 MB."),
});
export type AddPhotoInput = z.infer<typeof AddPhotoInput>;

export const RemovePhotoInput = ComparisonId.extend({ photoId: z.uuid() });
export type RemovePhotoInput = z.infer<typeof RemovePhotoInput>;
