import type { OwnPhoto } from "@dupewise/domain/comparison/own-photos";
import type { Side, Sides } from "@dupewise/domain/comparison/side";
import { findPhoto, listPhotos } from "@dupewise/db/queries/comparisons/comparison-photos";
import type { ProductImage, RequestContext } from "../context.ts";

/** A photo that a user added to a comparison: a key under which its colors are cached, and a function that reads it. */
export interface OwnPhotoToRead {
  key: string;
  read: () => Promise<ProductImage | null>;
}

/**
 * Finds the first photo that the comparison's owner added to each side, or undefined for a side without one. Never
 * returns another user's photos.
 */
export async function findFirstOwnPhotos(
  { database: { db } }: Pick<RequestContext, "database">,
  owner: { id: string; userId: string },
): Promise<Sides<OwnPhotoToRead | undefined>> {
  const photos = (await listPhotos(db, owner)) ?? [];
  const first = (side: Side): OwnPhotoToRead | undefined => {
    const found = photos.find((photo) => photo.side === side);
    return found && toRead(found);
  };
  const toRead = ({ id }: OwnPhoto): OwnPhotoToRead => ({
    key: `own ${id}`,
    read: async () => {
      const bytes = await findPhoto(db, owner, id);
      return bytes ? { type: "image/webp", bytes } : null;
    },
  });
  return { original: first("original"), alternative: first("alternative") };
}
