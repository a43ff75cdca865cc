import type { Comparison } from "./comparison.ts";
import type { CompositionItem, Product } from "../product/product.ts";

/** What a shopper entered about one side; empty lists and null say nothing. */
export interface ManualFacts {
  materials: string[];
  composition: CompositionItem[];
  /** As written: "$89.99". */
  price: string | null;
  title: string | null;
  brand: string | null;
  /** By its name in the vocabulary. */
  kind: string | null;
}

/** A side about which nothing was entered. */
export const NOTHING_ENTERED = {
  materials: [],
  composition: [],
  price: null,
  title: null,
  brand: null,
  kind: null,
} satisfies ManualFacts;

/** The columns of a comparison that the shopper filled in. */
export type ManualColumns = Pick<
  Comparison,
  | "originalMaterialsManual"
  | "dupeMaterialsManual"
  | "originalCompositionManual"
  | "dupeCompositionManual"
  | "originalPriceManual"
  | "dupePriceManual"
  | "originalTitleManual"
  | "dupeTitleManual"
  | "originalBrandManual"
  | "dupeBrandManual"
  | "originalKindManual"
  | "dupeKindManual"
>;

/** Collects what the shopper entered about each side of a comparison. */
export const manualFactsOf = (comparison: ManualColumns): { original: ManualFacts; alternative: ManualFacts } => ({
  original: {
    materials: comparison.originalMaterialsManual,
    composition: comparison.originalCompositionManual,
    price: comparison.originalPriceManual,
    title: comparison.originalTitleManual,
    brand: comparison.originalBrandManual,
    kind: comparison.originalKindManual,
  },
  alternative: {
    materials: comparison.dupeMaterialsManual,
    composition: comparison.dupeCompositionManual,
    price: comparison.dupePriceManual,
    title: comparison.dupeTitleManual,
    brand: comparison.dupeBrandManual,
    kind: comparison.dupeKindManual,
  },
});

/** Returns what a product is made of: manual composition, else manual list, else what was detected. */
export function effectiveMaterials(
  product: Pick<Product, "materials" | "composition">,
  { materials, composition }: Pick<ManualFacts, "materials" | "composition">,
): Pick<Product, "materials" | "composition"> {
  if (materials.length > 0) return { materials, composition };
  if (composition.length > 0) return { materials: [...new Set(composition.map((item) => item.material))], composition };
  return { materials: product.materials, composition: product.composition };
}
