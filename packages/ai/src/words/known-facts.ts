import type { DimensionName } from "@dupewise/domain/comparison/comparison";
import type { ProductFacts } from "../facts/product-facts.ts";
import { coloursOf } from "../findings/color-findings.ts";
import { typeName } from "../findings/kind-findings.ts";
import { clothOfSide, sharesOf } from "../findings/material-findings.ts";
import { occasionName, patternName } from "../findings/finish-findings.ts";

const MOST = 4;

/** What is known of one side in a dimension, in a few words; null when nothing is. */
export function knownFacts(name: DimensionName, attributes: ProductFacts): string | null {
  const { garment, cut, colours, pattern, details, occasions, fabric } = attributes;
  const some = (names: readonly string[]) => (names.length === 0 ? null : names.slice(0, MOST).join(", "));
  switch (name) {
    case "cut":
      return some([...(garment ? [typeName(garment.value.type)] : []), ...[...cut.values()].map(({ value }) => value)]);
    case "material": {
      const cloth = clothOfSide(attributes);
      return some([...(fabric ? [fabric.value] : []), ...(cloth ? [sharesOf(cloth.items)] : [])]);
    }
    case "colour":
      return colours.length === 0 ? null : coloursOf(attributes);
    case "pattern":
      return pattern && patternName(pattern.value);
    case "construction":
      return some(details.map(({ value }) => value));
    case "function":
      return some(occasions.map(({ value }) => occasionName(value)));
    case "text":
      return null;
  }
}
