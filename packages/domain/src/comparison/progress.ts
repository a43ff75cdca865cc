import * as z from "zod";
import { FlatComparison } from "./flat-comparison.ts";
import { Product } from "../product/product.ts";

/** What was recognized about one side, reported as soon as it has been read. */
export const RecognizedProduct = Product.pick({
  title: true,
  brand: true,
  price: true,
  imageUrl: true,
  materials: true,
});
export type RecognizedProduct = z.infer<typeof RecognizedProduct>;

/** A comparison's progress. The last event, "done", contains the comparison. */
export const ComparisonProgress = z.object({
  /** "reading" covers both sides, which are read concurrently; each side is null until it has been read. */
  stage: z.enum(["reading", "comparing", "writing", "done"]),
  original: RecognizedProduct.nullable(),
  alternative: RecognizedProduct.nullable(),
  comparison: FlatComparison.nullable(),
});
export type ComparisonProgress = z.infer<typeof ComparisonProgress>;
