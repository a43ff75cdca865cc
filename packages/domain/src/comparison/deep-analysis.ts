import * as z from "zod";

/**
 * The advanced analysis for Premium users: what would change the score, and how the comparison ranks among the user's
 * other comparisons of the same kind.
 */
export const DeepAnalysis = z.object({
  /** The alternative's score if one fact about it were different, greatest change first. */
  sensitivity: z.array(
    z.object({
      /** The fact that would be different: "in black, like the original". */
      change: z.string(),
      similarityScore: z.number().int().min(0).max(100),
      /** The change in points from the current score. */
      by: z.number().int(),
    }),
  ),
  /**
   * How it ranks among the user's own comparisons of this kind. Null if there are too few, or if the score or the kind
   * is unknown.
   */
  place: z
    .object({
      /** The kind in the plural: "coats". */
      kind: z.string(),
      /** The number of comparisons, including this one. */
      comparisons: z.number().int(),
      /** The numbers of comparisons with a lower and with a higher score. */
      lower: z.number().int(),
      higher: z.number().int(),
      /** The median of their scores. */
      median: z.number().int(),
    })
    .nullable(),
  /** The explanation of each part of the score, one sentence each. */
  reasoning: z.array(z.string()),
});
export type DeepAnalysis = z.infer<typeof DeepAnalysis>;
