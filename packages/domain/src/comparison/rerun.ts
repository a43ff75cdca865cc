import * as z from "zod";
import { ComparisonId } from "./history.ts";

const Text = (most: number) => z.string().trim().max(most, "That text is too long").nullish();

/**
 * What the shopper knows better than the page. A text replaces what was said before; null goes back to what was
 * detected; absent or empty leaves it as it is.
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
  /** What it is, in a shopper's words: "sandals". */
  originalKind: Text(60),
  dupeKind: Text(60),
});
export type RerunInput = z.infer<typeof RerunInput>;
