import * as z from "zod";
import { ComparisonId } from "./history.ts";

const Text = (most: number) => z.string().trim().max(most, "That text is too long").nullish();

/**
 * The shopper's corrections. A text replaces the earlier entry, null restores the detected value, and an absent or
 * empty field changes nothing.
 */
export const RerunInput = ComparisonId.extend({
  /** "70% Cotton, 30% Recycled Polyester", or names alone. */
  originalMaterialText: Text(2000),
  dupeMaterialText: Text(2000),
  /** "$89.99": an amount with its currency. */
  originalPrice: Text(100),
  dupePrice: Text(100),
  originalTitle: Text(200),
  dupeTitle: Text(200),
  originalBrand: Text(100),
  dupeBrand: Text(100),
  /** The kind, as a shopper would put it: "sandals". */
  originalKind: Text(60),
  dupeKind: Text(60),
  /** Other details, in the shopper's words: "navy, knee length, fully lined". */
  originalDetails: Text(500),
  dupeDetails: Text(500),
  /** Whether a side that states no color gets the one measured in its photo. */
  measuredColors: z.boolean().optional(),
});
export type RerunInput = z.infer<typeof RerunInput>;
