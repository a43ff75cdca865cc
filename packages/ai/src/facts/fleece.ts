import { baseFiber } from "@dupewise/vocabulary/materials/fibers";
import type { ProductFacts } from "./product-facts.ts";

/** Returns true for a product made of polyester fleece, as opposed to a cotton sweatshirt with a brushed back. */
export const isMadeOfFleece = ({ fabric, otherWords, composition }: ProductFacts): boolean =>
  (fabric?.value === "fleece" || otherWords.has("fleece")) &&
  baseFiber(composition[0]?.value.material ?? "") === "polyester";

/** What shops call a top of fleece. */
const FLEECES: ReadonlySet<string> = new Set(["jacket", "sweatshirt", "hoodie", "sweater"]);

const mayBeFleece = (side: ProductFacts): boolean =>
  isMadeOfFleece(side) || (side.composition.length === 0 && side.otherWords.has("fleece"));

/**
 * Returns true when both sides are fleece tops of different types, such as a jacket and a sweater. Shops use these
 * names interchangeably.
 */
export const areFleeces = (a: ProductFacts, b: ProductFacts): boolean =>
  a.garment?.value.type !== b.garment?.value.type &&
  [a, b].every((side) => FLEECES.has(side.garment?.value.type ?? "") && mayBeFleece(side));
