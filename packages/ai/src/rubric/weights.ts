import type { DimensionName } from "@dupewise/domain/comparison/comparison";
import type { Family, Group } from "@dupewise/vocabulary/garments/families.data";
import type { Garment } from "@dupewise/vocabulary/garments/garments";

export type Weights = Readonly<Record<DimensionName, number>>;

/** The weight of each dimension, by what is compared; each row adds up to 1. How they were fitted: docs/scoring.md. */
const APPAREL: Weights = {
  cut: 0.28,
  material: 0.2,
  colour: 0.17,
  pattern: 0.1,
  construction: 0.1,
  function: 0.09,
  text: 0.06,
};
/** Sweaters are bought for cashmere or acrylic. */
const KNITWEAR: Weights = {
  cut: 0.25,
  material: 0.27,
  colour: 0.17,
  pattern: 0.1,
  construction: 0.1,
  function: 0.06,
  text: 0.05,
};
const CLOSE_TO_SKIN: Weights = {
  cut: 0.28,
  material: 0.26,
  colour: 0.17,
  pattern: 0.07,
  construction: 0.11,
  function: 0.06,
  text: 0.05,
};
const FOOTWEAR: Weights = {
  cut: 0.28,
  material: 0.18,
  colour: 0.17,
  pattern: 0.05,
  construction: 0.15,
  function: 0.12,
  text: 0.05,
};
const BAGS: Weights = {
  cut: 0.27,
  material: 0.22,
  colour: 0.17,
  pattern: 0.07,
  construction: 0.18,
  function: 0.04,
  text: 0.05,
};
const JEWELRY: Weights = {
  cut: 0.27,
  material: 0.26,
  colour: 0.17,
  pattern: 0.03,
  construction: 0.19,
  function: 0.03,
  text: 0.05,
};
const WATCHES: Weights = {
  cut: 0.29,
  material: 0.13,
  colour: 0.17,
  pattern: 0.02,
  construction: 0.28,
  function: 0.06,
  text: 0.05,
};
const EYEWEAR: Weights = {
  cut: 0.34,
  material: 0.12,
  colour: 0.18,
  pattern: 0.02,
  construction: 0.24,
  function: 0.05,
  text: 0.05,
};
const ACCESSORIES: Weights = {
  cut: 0.27,
  material: 0.25,
  colour: 0.17,
  pattern: 0.13,
  construction: 0.09,
  function: 0.04,
  text: 0.05,
};

const BY_GROUP: Partial<Record<Group, Weights>> = {
  innerwear: CLOSE_TO_SKIN,
  nightwear: CLOSE_TO_SKIN,
  hosiery: CLOSE_TO_SKIN,
  footwear: FOOTWEAR,
  bags: BAGS,
  "small leather goods": BAGS,
  jewellery: JEWELRY,
  watches: WATCHES,
  eyewear: EYEWEAR,
  belts: ACCESSORIES,
  headwear: ACCESSORIES,
  scarves: ACCESSORIES,
  gloves: ACCESSORIES,
  ties: ACCESSORIES,
  "gift sets": ACCESSORIES,
  umbrellas: ACCESSORIES,
};

const BY_FAMILY: Partial<Record<Family, Weights>> = { sweaters: KNITWEAR };

/**
 * Returns the weights of the dimensions for comparing two products: those of the family or group that both belong to,
 * otherwise those of apparel.
 */
export function weightsFor(a: Garment | undefined, b: Garment | undefined): Weights {
  const ofFamily = a && a.family === b?.family ? BY_FAMILY[a.family] : undefined;
  const ofGroup = a && a.group === b?.group ? BY_GROUP[a.group] : undefined;
  return ofFamily ?? ofGroup ?? APPAREL;
}
