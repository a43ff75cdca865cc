import { UNKNOWN_PRODUCT, type CompositionItem, type Product } from "@dupewise/domain/product/product";
import * as fc from "fast-check";

/** Creates a product with the given fields. All other fields are unknown. */
export function productOf(fields: Partial<Product>): Product {
  return { ...UNKNOWN_PRODUCT, ...fields };
}

export const COLOR_NAMES = ["black", "white", "navy blue", "red", "olive green", "beige", "pink", "grey"];
const FIBERS = ["cotton", "linen", "polyester", "wool", "silk", "viscose", "polyamide"];
const SLEEVES = ["sleeveless", "short sleeves", "long sleeves"];
const NECKS = ["round neck", "v-neck", "boat neck"];
const FITS = ["slim fit", "regular fit", "oversized"];
const PATTERNS = ["striped", "floral", "plain", "checked"];
const DETAILS = ["zip closure", "two pockets", "fully lined", "belt", "drawstring waist"];
const USES = ["casual", "office wear", "party wear"];

export interface GarmentSpec {
  type: string;
  colour: string;
  pattern: string;
  sleeves: string;
  neck: string;
  fit: string;
  details: string[];
  use: string;
  composition: CompositionItem[];
}

const blend = fc
  .tuple(fc.constantFrom(...FIBERS), fc.constantFrom(...FIBERS), fc.integer({ min: 5, max: 100 }))
  .map(([main, second, share]): CompositionItem[] =>
    share === 100 || main === second
      ? [{ material: main, percentage: 100 }]
      : [
          { material: main, percentage: share },
          { material: second, percentage: 100 - share },
        ],
  );

/** A random top or dress with all facts known. */
export const completeGarment: fc.Arbitrary<GarmentSpec> = fc.record({
  type: fc.constantFrom("dress", "shirt", "sweater", "t-shirt", "jacket", "blouse"),
  colour: fc.constantFrom(...COLOR_NAMES),
  pattern: fc.constantFrom(...PATTERNS),
  sleeves: fc.constantFrom(...SLEEVES),
  neck: fc.constantFrom(...NECKS),
  fit: fc.constantFrom(...FITS),
  details: fc.subarray(DETAILS, { minLength: 1 }),
  use: fc.constantFrom(...USES),
  composition: blend,
});

/** Builds a product with a description that states the given attributes. */
export function createDescribedProduct({
  type,
  colour,
  pattern,
  sleeves,
  neck,
  fit,
  details,
  use,
  composition,
}: GarmentSpec): Product {
  return productOf({
    title: `${colour} ${type}`,
    description: `A ${pattern} piece, with ${sleeves}, ${neck} and ${fit}. It has ${details.join(", ")}. Made for ${use}.`,
    composition,
  });
}
