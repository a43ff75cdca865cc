import type { ReactNode } from "react";
import type { FiberFamily } from "./fibers.ts";

/** The text color class of each fiber family, so that weaves can be drawn in `currentColor`. */
export const FIBER_TEXT_CLASSES: Record<FiberFamily, string> = {
  cotton: "text-cotton",
  wool: "text-wool",
  silk: "text-silk",
  linen: "text-linen",
  hide: "text-hide",
  regenerated: "text-regenerated",
  synthetic: "text-synthetic",
  stretch: "text-stretch",
  other: "text-other",
};

interface Weave {
  width: number;
  height: number;
  marks: ReactNode;
}

/** One repeat of each fiber family's weave, drawn as light and shade on the fabric's color. */
export const WEAVES: Record<FiberFamily, Weave> = {
  cotton: {
    width: 8,
    height: 8,
    marks: <path d="M0 0h4v4H0zM4 4h4v4H4z" fill="black" opacity=".16" />,
  },
  wool: {
    width: 18,
    height: 5,
    marks: (
      <path d="M0 5L9 0L18 5M0 10L9 5L18 10M0 0L9 -5L18 0" fill="none" stroke="white" strokeWidth="1.5" opacity=".26" />
    ),
  },
  silk: {
    width: 28,
    height: 28,
    marks: (
      <>
        <path d="M-7 21L21-7M0 35L35 0" stroke="white" strokeWidth="7" opacity=".16" />
        <path d="M-7 7L7-7M7 35L35 7" stroke="black" strokeWidth="4" opacity=".08" />
      </>
    ),
  },
  linen: {
    width: 17,
    height: 13,
    marks: (
      <>
        <path d="M0 3h17M0 8.5h17M0 11.5h9" stroke="white" strokeWidth="1.1" opacity=".38" />
        <path d="M3 0v13M8 0v13M14.5 0v7" stroke="black" strokeWidth="1" opacity=".22" />
      </>
    ),
  },
  hide: {
    width: 26,
    height: 22,
    marks: (
      <path
        d="M3 4q4-4 8 0t8-1 7 3M0 12q5-4 9 0t9 0 8-1M4 20q5-4 9 0t8-1M9 4q-2 4 0 8M18 3q3 4 0 9M13 12q-3 4 0 8"
        fill="none"
        stroke="black"
        strokeWidth="1"
        opacity=".28"
      />
    ),
  },
  regenerated: {
    width: 16,
    height: 16,
    marks: <path d="M0 4q4-4 8 0t8 0M0 12q4-4 8 0t8 0" fill="none" stroke="white" strokeWidth="1.5" opacity=".34" />,
  },
  synthetic: {
    width: 9,
    height: 9,
    marks: (
      <>
        <path d="M0 .5h9M.5 0v9" stroke="white" strokeWidth="1" opacity=".28" />
        <path d="M0 4.5h9M4.5 0v9" stroke="black" strokeWidth=".8" opacity=".16" />
      </>
    ),
  },
  stretch: {
    width: 8,
    height: 16,
    marks: <path d="M4 0q5 4 0 8t0 8" fill="none" stroke="white" strokeWidth="1.4" opacity=".42" />,
  },
  other: {
    width: 10,
    height: 10,
    marks: <circle cx="5" cy="5" r="1.3" fill="white" opacity=".5" />,
  },
};
