import type { CompositionItem } from "@dupewise/domain/product/product";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import type { Fact } from "./product-facts.ts";

const SHEEPSKIN = /sheepskin(?! leather)|twin ?face/i;

/**
 * Returns materials as they are meant for goods of a group: sheepskin boots have its wool inside, and the plastic of a
 * watch is its resin.
 */
export function meantMaterials(
  composition: readonly Fact<CompositionItem>[],
  group: Group | undefined,
  pageWords: string,
): readonly Fact<CompositionItem>[] {
  const meant = new Map<string, string>();
  if (group === "watches") meant.set("synthetic", "resin");
  if (group === "footwear" && SHEEPSKIN.test(pageWords)) meant.set("leather", "shearling");
  return composition.map((fact) => {
    const material = meant.get(fact.value.material);
    return material === undefined ? fact : { ...fact, value: { ...fact.value, material } };
  });
}
