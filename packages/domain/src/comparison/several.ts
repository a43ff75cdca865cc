import * as z from "zod";
import { FlatComparison } from "./flat-comparison.ts";
import { RecognizedProduct } from "./progress.ts";

/** An alternative that could not be compared, at no cost; the others continue. `index` counts from 0. */
const FailedAlternative = z.object({ index: z.number().int(), code: z.string(), message: z.string() });
export type FailedAlternative = z.infer<typeof FailedAlternative>;

/** The results for several alternatives, in the order of the input. */
export const CompareSeveralResult = z.object({
  comparisons: z.array(FlatComparison),
  failed: z.array(FailedAlternative),
});

/** One step in comparing several alternatives: the original as read, an alternative as read, a result, or a failure. */
export const CompareSeveralProgress = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("original"), product: RecognizedProduct }),
  z.object({ kind: z.literal("found"), index: z.number().int(), product: RecognizedProduct }),
  z.object({ kind: z.literal("done"), index: z.number().int(), comparison: FlatComparison }),
  FailedAlternative.extend({ kind: z.literal("failed") }),
]);
export type CompareSeveralProgress = z.infer<typeof CompareSeveralProgress>;
