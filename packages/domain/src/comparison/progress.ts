import * as z from "zod";
import { FlatComparison } from "./flat-comparison.ts";
import { Product } from "../product/product.ts";

/** A side as recognized, reported as soon as it has been read. */
export const Found = Product.pick({ title: true, brand: true, price: true, imageUrl: true, materials: true });
export type Found = z.infer<typeof Found>;

/** A comparison's progress. The last event, "done", contains the comparison. */
export const ComparisonProgress = z.object({
  /** Both sides are read concurrently; a side is null until found. */
  stage: z.enum(["reading", "comparing", "writing", "done"]),
  original: Found.nullable(),
  alternative: Found.nullable(),
  comparison: FlatComparison.nullable(),
});
export type ComparisonProgress = z.infer<typeof ComparisonProgress>;
