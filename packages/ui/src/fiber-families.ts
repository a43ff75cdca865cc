import type { FiberFamily } from "./fibers.ts";

/** The names of fiber families on charts. */
export const FIBER_FAMILIES = {
  cotton: "Cotton",
  wool: "Wool and similar",
  silk: "Silk",
  linen: "Linen and similar",
  hide: "Leather and hide",
  regenerated: "Viscose and similar",
  synthetic: "Synthetics",
  stretch: "Stretch",
  other: "Other",
} as const satisfies Readonly<Record<FiberFamily, string>>;
