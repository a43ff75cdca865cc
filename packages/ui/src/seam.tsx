import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface SeamProps {
  /** "across" joins top and bottom; "down" joins left and right. */
  direction?: "down" | "across";
  /** Whether something is in progress, which animates the thread. */
  running?: boolean;
  className?: string;
}

/** Renders a line of stitches between two products. Decorative. */
export function Seam({ direction = "down", running = false, className }: SeamProps) {
  const down = direction === "down";
  return (
    <svg
      aria-hidden="true"
      className={classNames("overflow-visible text-thread", down ? "h-full w-0.5" : "h-0.5 w-full", className)}
    >
      <line
        x1={down ? 1 : 0}
        y1={down ? 0 : 1}
        x2={down ? 1 : "100%"}
        y2={down ? "100%" : 1}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="8 7"
        className={running ? "animate-sew" : undefined}
      />
    </svg>
  );
}

export interface PairProps {
  original: ReactNode;
  alternative: ReactNode;
  /** Placed on the seam, between the two. */
  between?: ReactNode;
  running?: boolean;
  /** Whether the sides are stacked on a phone, with the seam across, instead of always side by side. */
  stacks?: boolean;
  className?: string;
}

/** Renders two products side by side, with the original on the left, joined by a seam. */
export function Pair({ original, alternative, between, running = false, stacks = true, className }: PairProps) {
  return (
    <div
      className={classNames(
        "grid",
        stacks
          ? "grid-cols-1 wide:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]"
          : "grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]",
        className,
      )}
    >
      {original}
      <div
        className={classNames(
          "relative flex items-center justify-center",
          stacks ? "h-10 wide:h-auto wide:w-14" : "w-6 wide:w-14",
        )}
      >
        {stacks && (
          <div className="absolute inset-x-0 top-1/2 h-0.5 wide:hidden">
            <Seam direction="across" running={running} />
          </div>
        )}
        <div className={classNames("absolute inset-y-0 left-1/2 -ml-px", stacks && "hidden wide:block")}>
          <Seam running={running} />
        </div>
        {between && <div className="relative rounded-full bg-table">{between}</div>}
      </div>
      {alternative}
    </div>
  );
}
