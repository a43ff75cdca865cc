import * as z from "zod";
import { RATING_REASON_MAX_LENGTH } from "../constants.ts";
import { ComparisonId } from "./history.ts";

/** Longer than any sentence of a result. */
const SENTENCE_MAX_LENGTH = 2_000;

/** The input for rating a comparison: the shopper's own score, and what is wrong with our result. */
export const RateInput = ComparisonId.extend({
  /** The score that the shopper would have given, 0–100. */
  given: z.number().int().min(0).max(100),
  /** The sentence of the result that is wrong, verbatim. */
  wrong: z.string().trim().max(SENTENCE_MAX_LENGTH).nullish(),
  reason: z
    .string()
    .trim()
    .max(RATING_REASON_MAX_LENGTH, `Use at most ${RATING_REASON_MAX_LENGTH} characters`)
    .nullish(),
});
export type RateInput = z.infer<typeof RateInput>;

/** A shopper's stored rating of a comparison's score. */
export const Rating = z.object({
  /** The score that the shopper would have given, 0–100. */
  given: z.number().int(),
  /** The score that the shopper was shown; null when there was none. */
  said: z.number().int().nullable(),
  /** The engine version behind it; null for the oldest comparisons. */
  engineVersion: z.number().int().nullable(),
  /** The sentence of the result that the shopper reported as wrong, verbatim. */
  wrong: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: z.date(),
});
export type Rating = z.infer<typeof Rating>;

/**
 * The operators' view of ratings: shoppers' scores compared with ours, and counts by kind of product and version.
 * Contains neither names nor comments.
 */
export const RatingSummary = z.object({
  groups: z.array(
    z.object({
      kind: z.string().nullable(),
      engineVersion: z.number().int().nullable(),
      ratings: z.number().int(),
      /** How many of the ratings report a sentence as wrong. */
      wrong: z.number().int(),
      /** Average scores over the ratings that have both: the shoppers' scores, and the scores shown to them. */
      given: z.number().nullable(),
      said: z.number().nullable(),
    }),
  ),
  /** How often each pair of given and shown scores occurs, over the latest 2,000 ratings. */
  points: z.array(z.object({ given: z.number().int(), said: z.number().int(), ratings: z.number().int() })),
});
export type RatingSummary = z.infer<typeof RatingSummary>;
