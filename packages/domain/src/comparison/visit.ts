import type * as z from "zod";
import { ComparisonProgress } from "./progress.ts";
import { RerunInput } from "./rerun.ts";
import { SharedComparison } from "./share.ts";

/** A visitor's corrections. They are sent along with the comparison, because a visitor can compare only once. */
export const VisitCorrections = RerunInput.omit({ id: true, measuredColors: true });
export type VisitCorrections = z.infer<typeof VisitCorrections>;

/** The progress of a visitor's comparison, which has no owner. */
export const VisitProgress = ComparisonProgress.extend({ comparison: SharedComparison.nullable() });
export type VisitProgress = z.infer<typeof VisitProgress>;
