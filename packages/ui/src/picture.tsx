import { useState } from "react";
import { classNames } from "./class-names.ts";

export interface PictureProps {
  /** Null if there is no image. */
  src: string | null;
  alt: string;
  /** Whether the full image is shown, whatever its proportions, instead of being cropped to the box. */
  isUncropped?: boolean;
  /** Whether it is the page's main content, which is fetched first and shown before any script runs. */
  isFirst?: boolean;
  className?: string;
}

/**
 * Renders a product image, to be placed over a swatch of the product's fabric. The image is transparent while it loads,
 * and not rendered at all if it is missing or fails to load.
 */
export function Picture({ src, alt, isUncropped = false, isFirst = false, className }: PictureProps) {
  const [loaded, setLoaded] = useState(false);
  const [broken, setBroken] = useState(false);
  if (src === null || broken) return null;
  return (
    <img
      src={src}
      alt={alt}
      width={300}
      height={400}
      decoding="async"
      fetchPriority={isFirst ? "high" : undefined}
      className={classNames(
        "transition-opacity duration-150",
        // Its alt text would cover the fabric until it loads.
        isFirst && !loaded ? "text-transparent" : "bg-sheet",
        isUncropped ? "object-contain" : "aspect-3/4 h-auto border-4 border-sheet object-cover shadow-sheet",
        loaded || isFirst ? "opacity-100" : "opacity-0",
        className,
      )}
      onLoad={() => setLoaded(true)}
      onError={() => setBroken(true)}
    />
  );
}
