import { findFeatures } from "@dupewise/vocabulary/details/features";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { describesPart } from "./describes-part.ts";
import { distinctTraits } from "./distinct-traits.ts";
import type { Passage } from "./passage.ts";
import type { Fact } from "./product-facts.ts";

/** The parts that a list of materials names. */
const OF_MATERIAL = / (?:sole|down|steel|bezel|lenses|gusset)$/;

/** "One-button peak-lapel blazer". */
const OF_BUTTONS = /-button /;

/**
 * Extracts the features that the passages state about the product itself. In "waterproof zips", "waterproof" describes
 * only a part, so it doesn't count.
 */
export function extractFeatures(group: Group | undefined, passages: readonly Passage[]): Fact<string>[] {
  if (group === undefined) return [];
  return distinctTraits(passages, (text, tokens, field) =>
    findFeatures(group, text, tokens).filter(
      ({ name, to }) =>
        (OF_BUTTONS.test(name) || !describesPart(text, tokens, to)) &&
        (field !== "materials" || OF_MATERIAL.test(name)),
    ),
  );
}
