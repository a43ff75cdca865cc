import type { FiberFamily } from "./fibers.ts";

/** The names of fiber families on charts. */
export const FIBER_FAMILIES = {
  cotton: "Cotton",
  wool: "Wool and hair",
  silk: "Silk",
  linen: "Linen and similar",
  hide: "Leather and hide",
  regenerated: "Viscose family",
  synthetic: "Synthetics",
  stretch: "Stretch",
  other: "Other",
} as const satisfies Readonly<Record<FiberFamily, string>>;
