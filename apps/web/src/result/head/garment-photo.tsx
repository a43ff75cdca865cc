import { Cloth } from "@dupewise/ui/cloth";
import { Picture } from "@dupewise/ui/picture";
import { findMainFiberFamily, type SideView } from "../side-view.ts";

interface GarmentPhotoProps {
  view: SideView;
  className?: string;
  /** Enlarges the photo, or adds one if there is none. */
  onOpen?: (() => void) | undefined;
}

/** Renders a garment's uncropped photo, or a swatch of its fabric if there is none. */
export function GarmentPhoto({ view, className = "", onOpen }: GarmentPhotoProps) {
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <Cloth family={findMainFiberFamily(view)} color={view.color} className="absolute inset-0 size-full" />
      <Picture
        src={view.picture}
        alt={`${view.label}: ${view.name}`}
        isUncropped
        isFirst
        className="absolute inset-0 size-full"
      />
      {onOpen && (
        <button
          type="button"
          aria-label={`${view.picture ? "Compare photos" : "Add a photo"}: ${view.label}`}
          className="no-print group absolute inset-0 size-full cursor-pointer"
          onClick={onOpen}
        >
          {!view.picture && (
            <span
              aria-hidden="true"
              className={`absolute bottom-2 rounded-full bg-sheet px-3 text-sm text-soft group-hover:text-ink ${view.side === "original" ? "left-2" : "right-2"}`}
            >
              + Photo
            </span>
          )}
        </button>
      )}
    </div>
  );
}
