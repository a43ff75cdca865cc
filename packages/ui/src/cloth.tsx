import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import type { FiberFamily } from "./fibers.ts";
import { FIBER_TEXT_CLASSES, WEAVES } from "./weaves.tsx";

export interface ClothProps {
  /** The weave to draw; null draws pattern paper, since the fabric is unknown. */
  family: FiberFamily | null;
  /** The product's own color, in CSS; by default the fiber family's. */
  color?: string | null;
  className?: string;
}

/** Renders a swatch of fabric in place of a missing image. Decorative. */
export function Cloth({ family, color = null, className }: ClothProps) {
  const id = useId();
  if (family === null && color === null) {
    return (
      <div
        aria-hidden="true"
        className={classNames("marking-paper border border-dashed border-edge bg-sheet", className)}
      />
    );
  }
  return (
    <svg
      aria-hidden="true"
      className={classNames("pinked forced-color-adjust-none", FIBER_TEXT_CLASSES[family ?? "other"], className)}
      style={color === null ? undefined : { color }}
    >
      <WeavePattern id={id} family={family ?? "other"} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <rect width="100%" height="100%" className="fill-night" />
    </svg>
  );
}

/** Defines an SVG pattern with a fiber family's weave in the current color. */
export function WeavePattern({ id, family, scale = 1 }: { id: string; family: FiberFamily; scale?: number }) {
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
  original: FiberFamily | null;
  alternative: FiberFamily | null;
  /** Their colors, in CSS. */
  colors?: readonly [original: string | null, alternative: string | null];
  /** Placed on the seam, in the middle. */
  children?: ReactNode;
  className?: string;
}

/** Renders the fabrics of two products sewn together, with the original on the left. */
export function SewnPair({ original, alternative, colors, children, className }: SewnPairProps) {
  return (
    <div className={classNames("relative", className)}>
      <div className="absolute inset-0 grid grid-cols-2 gap-1">
        <Cloth family={original} color={colors?.[0] ?? null} className="h-full w-full" />
        <Cloth family={alternative} color={colors?.[1] ?? null} className="h-full w-full" />
      </div>
      <Topstitch />
      <div className="relative grid h-full grid-cols-1 place-items-center">{children}</div>
    </div>
  );
}

/** The fold between two fabrics and a row of stitches on either side of it. */
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
