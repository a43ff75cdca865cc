import { ImagePlus, Trash2 } from "lucide-react";
import type { SideView } from "../side-view.ts";
import type { Photos } from "./use-photos.ts";

interface PhotoStripProps {
  view: SideView;
  photos: Photos;
  /** Whether the user can add photos. */
  isOwn: boolean;
}

const BUTTON = "grid size-11 shrink-0 place-items-center overflow-hidden rounded-md border border-edge bg-sheet";

/**
 * Renders thumbnails for choosing among a side's photos, with buttons to add a photo or remove one's own. Renders
 * nothing if there is no choice to make and the viewer can't add photos.
 */
export function PhotoStrip({ view: { side, label }, photos, isOwn }: PhotoStripProps) {
  const all = photos.photosOf(side);
  const shown = photos.shownOf(side);
  if (all.length < 2 && !isOwn) return null;
  return (
    <fieldset aria-label={`Photos: ${label}`} className="flex min-w-0 items-center gap-1.5 overflow-x-auto p-1.5">
      {all.length > 1 &&
        all.map(({ src, own }, at) => (
          <button
            key={src}
            type="button"
            aria-label={`${own ? "Your photo" : "Photo"} ${at + 1} of ${all.length}`}
            aria-pressed={src === shown?.src}
            className={`${BUTTON} aria-pressed:border-2 aria-pressed:border-thread`}
            onClick={() => photos.choose(side, at)}
          >
            <img src={src} alt="" width={44} height={44} className="size-full object-cover" />
          </button>
        ))}
      {isOwn && (
        <label
          className={`${BUTTON} text-soft hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-thread`}
        >
          <ImagePlus aria-hidden="true" className="size-5" />
          <span className="sr-only">Add your own photo: {label}</span>
          <input
            type="file"
            accept="image/*"
            disabled={photos.pending}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void photos.add(side, file);
              target.value = "";
            }}
          />
        </label>
      )}
      {shown?.own && isOwn && (
        <button
          type="button"
          aria-label={`Remove your photo: ${label}`}
          disabled={photos.pending}
          className={`${BUTTON} text-soft hover:text-poor`}
          onClick={() => shown.own && photos.remove(side, shown.own)}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </fieldset>
  );
}
