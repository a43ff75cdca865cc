import type { CompositionItem, Product } from "../product/product.ts";

/** What the shopper entered about one side. Empty lists and null mean that nothing was entered. */
export interface ManualFacts {
  materials: string[];
  composition: CompositionItem[];
  /** The price as entered: "$89.99". */
  price: string | null;
  title: string | null;
  brand: string | null;
  /** The kind's name in the vocabulary. */
  kind: string | null;
  /** Anything else, in the shopper's words: "navy, knee length". */
  details: string | null;
}

/** The manual facts of a side about which the shopper entered nothing. */
export const NOTHING_ENTERED = {
  materials: [],
  composition: [],
  price: null,
  title: null,
  brand: null,
  kind: null,
  details: null,
} satisfies ManualFacts;

/**
 * Returns the materials and the composition that count for a product: those that the shopper entered, otherwise the
 * detected ones. If the shopper entered only a composition, takes the materials from it.
 */
export function effectiveMaterials(
  product: Pick<Product, "materials" | "composition">,
  { materials, composition }: Pick<ManualFacts, "materials" | "composition">,
): Pick<Product, "materials" | "composition"> {
  if (materials.length > 0) return { materials, composition };
  if (composition.length > 0) return { materials: [...new Set(composition.map((item) => item.material))], composition };
  return { materials: product.materials, composition: product.composition };
}
