import { baseFiber } from "@dupewise/vocabulary/materials/fibers";
import type { ProductFacts } from "./product-facts.ts";

/** Returns true for polyester fleece, not for the brushed back of a cotton sweatshirt. */
export const isOfFleece = ({ fabric, otherWords, composition }: ProductFacts): boolean =>
  (fabric?.value === "fleece" || otherWords.has("fleece")) &&
  baseFiber(composition[0]?.value.material ?? "") === "polyester";

/** What shops call a top of fleece. */
const FLEECES: ReadonlySet<string> = new Set(["jacket", "sweatshirt", "hoodie", "sweater"]);

const mayBeFleece = (side: ProductFacts): boolean =>
  isOfFleece(side) || (side.composition.length === 0 && side.otherWords.has("fleece"));

/** Returns true when both sides are tops of fleece that one shop calls a jacket and another a pullover. */
export const areFleeces = (a: ProductFacts, b: ProductFacts): boolean =>
  a.garment?.value.type !== b.garment?.value.type &&
  [a, b].every((side) => FLEECES.has(side.garment?.value.type ?? "") && mayBeFleece(side));
