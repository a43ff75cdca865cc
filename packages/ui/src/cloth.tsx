import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import type { FibreFamily } from "./fibres.ts";
import { Picture } from "./picture.tsx";
import { FIBRE_TEXT, WEAVES } from "./weaves.tsx";

export interface ClothProps {
  /** What it is woven of; null draws the paper a pattern is cut from, since nobody knows the cloth. */
  family: FibreFamily | null;
  className?: string;
}

/** Fills in for a missing image with a swatch of fabric. Decorative. */
export function Cloth({ family, className }: ClothProps) {
  const id = useId();
  if (family === null) {
    return (
      <div
        aria-hidden="true"
        className={classNames("marking-paper border border-dashed border-edge bg-sheet", className)}
      />
    );
  }
  return (
    <svg aria-hidden="true" className={classNames("pinked", FIBRE_TEXT[family], className)}>
      <WeavePattern id={id} family={family} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <rect width="100%" height="100%" className="fill-night" />
    </svg>
  );
}

/** Defines an SVG pattern with a fiber family's weave in the current color. */
export function WeavePattern({ id, family, scale = 1 }: { id: string; family: FibreFamily; scale?: number }) {
  const { width, height, marks } = WEAVES[family];
  return (
    <defs>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
        <rect width={width} height={height} fill="currentColor" />
        {marks}
      </pattern>
    </defs>
  );
}

export interface SewnPairProps {
  original: FibreFamily | null;
  alternative: FibreFamily | null;
  /** Pictures of the two, laid on their cloth outside of what lies on the seam. */
  pictures?: readonly [original: LaidPicture, alternative: LaidPicture];
  /** Lies on the seam, in the middle. */
  children?: ReactNode;
  className?: string;
}

interface LaidPicture {
  src: string | null;
  alt: string;
}

/** Shows both products' fabrics sewn together: original on the left, alternative on the right. */
export function SewnPair({ original, alternative, pictures, children, className }: SewnPairProps) {
  return (
    <div className={classNames("relative", className)}>
      <div className="absolute inset-0 grid grid-cols-2">
        <Cloth family={original} className="h-full w-full" />
        <Cloth family={alternative} className="h-full w-full" />
      </div>
      <Topstitch />
      {pictures && (
        <div className="absolute inset-0 grid grid-cols-2">
          {pictures.map((picture, index) => (
            <div
              key={index}
              className={classNames(
                "grid min-w-0 place-items-center",
                index === 0 ? "pr-23 pl-1 sm:pr-28" : "pr-1 pl-23 sm:pl-28",
              )}
            >
              <Picture {...picture} className="w-[min(100%,8.5rem)] sm:w-40 print:w-20" />
            </div>
          ))}
        </div>
      )}
      <div className="relative grid h-full grid-cols-1 place-items-center">{children}</div>
    </div>
  );
}

/** The fold between two cloths and a row of stitches on either side of it. */
function Topstitch() {
  return (
    <svg aria-hidden="true" className="absolute inset-y-1.5 left-1/2 h-[calc(100%-0.75rem)] w-4 -translate-x-1/2">
      <line x1="8" y1="0" x2="8" y2="100%" stroke="black" strokeOpacity=".35" strokeWidth="1.5" />
      {[2, 14].map((x) => (
        <line
          key={x}
          x1={x}
          y1="4"
          x2={x}
          y2="100%"
          className="stroke-stitch"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="8 7"
        />
      ))}
    </svg>
  );
}
