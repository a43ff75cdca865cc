import * as z from "zod";
import { MAX_ALTERNATIVES } from "../constants.ts";
import { CreateComparisonInput } from "./comparison.ts";

/** The input for comparing one original with several alternatives. */
export const CompareSeveralInput = z.object({
  originalUrl: CreateComparisonInput.shape.originalUrl,
  alternatives: z
    .array(CreateComparisonInput.shape.dupeUrl)
    .min(1, "Add an alternative")
    .max(MAX_ALTERNATIVES, `Compare up to ${MAX_ALTERNATIVES} alternatives at a time`)
    .refine((all) => new Set(all).size === all.length, "Two of the alternatives are the same"),
});
export type CompareSeveralInput = z.infer<typeof CompareSeveralInput>;
