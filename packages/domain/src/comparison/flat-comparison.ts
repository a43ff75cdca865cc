import * as z from "zod";
import { CompositionItem, Product } from "../product/product.ts";
import { ComparisonResult } from "./comparison.ts";

// The specification uses flat field names for both sides, and so do the columns of the table. `flat-sides.ts` maps
// them; everything else works with sides.

/** Both sides of a comparison by the specification's names. */
const FlatSides = z.object({
  originalUrl: z.string(),
  dupeUrl: z.string(),
  originalDescription: z.string().nullable(),
  dupeDescription: z.string().nullable(),
  originalMaterials: z.array(z.string()),
  dupeMaterials: z.array(z.string()),
  originalComposition: z.array(CompositionItem),
  dupeComposition: z.array(CompositionItem),
  originalLocation: z.string().nullable(),
  dupeLocation: z.string().nullable(),
  originalMaterialsManual: z.array(z.string()),
  dupeMaterialsManual: z.array(z.string()),
  originalCompositionManual: z.array(CompositionItem),
  dupeCompositionManual: z.array(CompositionItem),
  originalPriceManual: z.string().nullable(),
  dupePriceManual: z.string().nullable(),
  originalTitleManual: z.string().nullable(),
  dupeTitleManual: z.string().nullable(),
  originalBrandManual: z.string().nullable(),
  dupeBrandManual: z.string().nullable(),
  originalKindManual: z.string().nullable(),
  dupeKindManual: z.string().nullable(),
  originalDetailsManual: z.string().nullable(),
  dupeDetailsManual: z.string().nullable(),
});
export type FlatSides = z.infer<typeof FlatSides> & z.infer<typeof FlatProducts>;

/** The two products as they were read for this comparison. */
const FlatProducts = z.object({ originalProduct: Product, dupeProduct: Product });

/** A comparison as the API returns it to its owner. */
export const FlatComparison = z.object({
  id: z.uuid(),
  userId: z.string(),
  ...FlatSides.shape,
  ...ComparisonResult.shape,
  ...FlatProducts.shape,
  isFavorite: z.boolean(),
  createdAt: z.date(),
});
export type FlatComparison = z.infer<typeof FlatComparison>;
