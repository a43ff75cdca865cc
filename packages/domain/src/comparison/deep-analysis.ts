import * as z from "zod";

/** The advanced analysis for premium: what would change the score, and how the pair ranks among its kind. */
export const DeepAnalysis = z.object({
  /** What the alternative would score if one thing about it were otherwise, the greatest change first. */
  sensitivity: z.array(
    z.object({
      /** "in black, like the original" */
      change: z.string(),
      similarityScore: z.number().int().min(0).max(100),
      /** In points, against the score that it has. */
      by: z.number().int(),
    }),
  ),
  /** Among one's own comparisons of this kind; null where there are too few, or no score or kind. */
  place: z
    .object({
      /** "coats" */
      kind: z.string(),
      /** This one included. */
      comparisons: z.number().int(),
      lower: z.number().int(),
      higher: z.number().int(),
      /** The middle of their scores. */
      median: z.number().int(),
    })
    .nullable(),
  /** How each part of the score came about, a sentence each. */
  reasoning: z.array(z.string()),
});
export type DeepAnalysis = z.infer<typeof DeepAnalysis>;
