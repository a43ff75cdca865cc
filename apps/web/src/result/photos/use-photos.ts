import type { OwnPhoto } from "@dupewise/domain/comparison/own-photos";
import { MAX_OWN_PHOTO_BYTES } from "@dupewise/domain/storage-limits";
import type { Side } from "@dupewise/domain/comparison/side";
import { useState } from "react";
import { getErrorMessage, isUnauthorized } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { redirectToSignIn } from "../../lib/session/redirect-to-sign-in.ts";
import type { SideView } from "../side-view.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** A photo in the strip below a side: its URL, and the user's own photo that it shows, if any. */
export interface ShownPhoto {
  src: string;
  /** The user's own photo, which can be removed; null for a photo from the product's page. */
  own: OwnPhoto | null;
}

const FIRST: Record<Side, number> = { original: 0, alternative: 0 };

/**
 * Returns the photos of both sides (those from the product pages first, then the user's own), which photos are
 * selected, and functions that select, add and remove photos.
 */
export function usePhotos(id: string, sides: readonly SideView[], isOwn: boolean) {
  const utils = trpc.useUtils();
  const { data: own = [] } = trpc.photos.list.useQuery({ id }, { enabled: isOwn });
  const [chosen, setChosen] = useState(FIRST);
  const choose = (side: Side, at: number) => setChosen((before) => ({ ...before, [side]: at }));
  // Shown in the dialog, which covers every toast.
  const [problem, setProblem] = useState<string | null>(null);
  const options = {
    onMutate: () => setProblem(null),
    onSuccess: (photos: OwnPhoto[]) => {
      utils.photos.list.setData({ id }, photos);
      // Their colors are measured, too.
      void utils.comparisons.colors.invalidate({ id });
    },
    onError: (error: unknown) => {
      if (isUnauthorized(error)) redirectToSignIn();
      else setProblem(getErrorMessage(error, "Can't reach the server. Please try again."));
    },
  };
  const adding = trpc.photos.add.useMutation(options);
  const removing = trpc.photos.remove.useMutation(options);

  const photosOf = (side: Side): ShownPhoto[] => [
    ...(sides.find((view) => view.side === side)?.photos ?? []).map((src) => ({ src, own: null })),
    ...own
      .filter((photo) => photo.side === side)
      .map((photo) => ({ src: `/images/${id}/own/${photo.id}`, own: photo })),
  ];
  return {
    photosOf,
    shownOf: (side: Side): ShownPhoto | null => photosOf(side)[chosen[side]] ?? photosOf(side)[0] ?? null,
    choose,
    problem,
    pending: adding.isPending || removing.isPending,
    add: async (side: Side, file: File) => {
      const before = photosOf(side).length;
      try {
        const photo = await shrinkPhoto(file, MAX_OWN_PHOTO_BYTES);
        await adding.mutateAsync({ id, side, photo });
        choose(side, before);
      } catch (error) {
        // The server's errors are already shown.
        if (error instanceof RangeError) setProblem(error.message);
      }
    },
    remove: (side: Side, { id: photoId }: OwnPhoto) => {
      choose(side, 0);
      removing.mutate({ id, photoId });
    },
  };
}
export type Photos = ReturnType<typeof usePhotos>;
