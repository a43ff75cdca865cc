import type { Product } from "@dupewise/domain/product/product";
import { productOf } from "./products.ts";

/** Builds a designer's wrap coat with the given fields changed. */
export const buildWrapCoat = (changes: Partial<Product> = {}) =>
  productOf({
    title: "Women's belted wrap coat in camel",
    brand: "Maison Aurelle",
    description: "A long wrap coat with notched lapels, a tie belt and two welt pockets. Fully lined. Made to last.",
    price: { amount: "890.00", currency: "EUR" },
    composition: [
      { material: "wool", percentage: 80 },
      { material: "polyamide", percentage: 20 },
    ],
    location: "Italy",
    ...changes,
  });

/** Builds an affordable alternative to the coat that `buildWrapCoat` builds, with the given fields changed. */
export const buildDupeCoat = (changes: Partial<Product> = {}) =>
  productOf({
    title: "Women's camel belted coat",
    description: "Long coat with notched lapels and a tie belt. Unlined, two patch pockets.",
    price: { amount: "120.00", currency: "EUR" },
    composition: [
      { material: "polyester", percentage: 65 },
      { material: "wool", percentage: 35 },
    ],
    location: "China",
    ...changes,
  });
