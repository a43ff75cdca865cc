import { classNames } from "@dupewise/ui/class-names";
import { Cloth } from "@dupewise/ui/cloth";
import { Picture } from "@dupewise/ui/picture";
import { findMainFiberFamily, type SideView } from "./side-view.ts";

interface ThumbnailProps {
  view: SideView;
  className?: string;
  /** Whether it is the page's main content, which is shown before any script runs. */
  isFirst?: boolean;
}

/**
 * Renders a garment's small photo, if there is one, over a swatch of its fabric. Decorative, because the name is next
 * to it.
 */
export function Thumbnail({ view, className, isFirst = false }: ThumbnailProps) {
  return (
    <div
      className={classNames(
        "relative aspect-3/4 max-w-full shrink-0 self-start",
        className ?? "w-[min(4rem,25%)] max-md:w-24",
      )}
    >
      <Cloth family={findMainFiberFamily(view)} color={view.color} className="absolute inset-0 size-full" />
      <Picture src={view.picture} alt="" isFirst={isFirst} className="absolute inset-0 size-full border-0" />
    </div>
  );
}
