import type { DimensionName } from "@dupewise/domain/comparison/comparison";
import { outerFabricOfSide } from "../facts/outer-fabric.ts";
import type { Fact, ProductFacts } from "../facts/product-facts.ts";
import { namedColors } from "../findings/derive-color-findings.ts";
import { cutValueFor } from "../findings/derive-cut-findings.ts";
import {
  colorNames,
  detailName,
  metalName,
  occasionName,
  patternName,
  formatMaterials,
  typeName,
  withWeave,
} from "./names.ts";

const MOST = 4;

/** Lists do without articles: "zipper, lining". */
const listedName = (detail: string): string => detailName(detail).replace(/^an? /, "");

/** Text comes first; what was only seen is marked as such. */
const photoNote = ({ field }: Pick<Fact<unknown>, "field">) => (field === "photo" ? " (in the photo)" : "");

/**
 * Summarizes what is known about a product in one dimension of the rubric, in at most four items. Returns null when
 * nothing is known, and for the dimension "text".
 */
export function summarizeDimension(name: DimensionName, facts: ProductFacts): string | null {
  const { garment, cut, colours, pattern, details, occasions, fabric } = facts;
  const some = (names: readonly string[]) => (names.length === 0 ? null : names.slice(0, MOST).join(", "));
  switch (name) {
    case "cut":
      return some([
        ...(garment ? [typeName(garment.value.type)] : []),
        ...[...cut.values()].map((fact) => `${cutValueFor(fact.value, facts)}${photoNote(fact)}`),
      ]);
    case "material": {
      if (facts.metal) return metalName(facts.metal.value);
      const cloth = outerFabricOfSide(facts);
      return cloth ? withWeave(formatMaterials(cloth.items), fabric?.value ?? "") : (fabric?.value ?? null);
    }
    case "colour":
      if (colours.length === 0) return null;
      return `${colorNames(namedColors(facts))}${colours.some(({ field }) => field === "photo") ? ", measured from the photo" : ""}`;
    case "pattern":
      return pattern && `${patternName(pattern.value)}${photoNote(pattern)}`;
    case "construction":
      return some(details.map((fact) => `${listedName(fact.value)}${photoNote(fact)}`));
    case "function":
      return some(occasions.map(({ value }) => occasionName(value)));
    case "text":
      return null;
  }
}
