import type { DimensionName, MissingCode } from "@dupewise/domain/comparison/comparison";
import type { Side } from "@dupewise/domain/comparison/side";
import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import { isVerySame } from "../identity/same-item.ts";
import { pointsBetween } from "../rubric/likeness.ts";
import type { Score } from "../rubric/score-facts.ts";

/** A fact that was not found, and how far it could move the score. */
export interface Missing {
  side: Side;
  code: MissingCode;
  /** What goods are asked about, as far as it is known. */
  group: Group | null;
  /** Points that the score could move, 0–100. */
  impact: number;
}

/** Below this a fact is not worth asking for. */
const LEAST_IMPACT = 2;
/** How alike or unlike a fact may turn out once known. */
const UNLIKE = 0.15;
/** What two things of one kind may come to. */
const MOST_OF_KIND = 99;

/** Finds the missing facts that could change the score, largest effect first. */
export function missingFacts(a: ProductFacts, b: ProductFacts, score: Score): Missing[] {
  if (isVerySame(score.sameItem)) return [];
  const missing = (code: Missing["code"], impact: number) =>
    (
      [
        ["original", a],
        ["alternative", b],
      ] as const
    ).flatMap(([side, facts]): Missing[] =>
      says(facts, code) || !isAsked(code, facts)
        ? []
        : [{ side, code, group: facts.garment?.value.group ?? null, impact }],
    );
  const facts = score.dimensions.flatMap(({ name }) => (name === "text" ? [] : missing(name, impactOf(name, score))));
  return [...missing("kind", kindImpact(score)), ...facts]
    .filter(({ impact }) => impact >= LEAST_IMPACT)
    .sort((one, other) => other.impact - one.impact);
}

/** Nobody can tell the pattern of a ring, or what a belt is made for. */
function isAsked(code: Missing["code"], { garment }: ProductFacts): boolean {
  if (garment === null) return true;
  const { group } = garment.value;
  if (code === "pattern") return isClothing(group) || group === "ties";
  if (code === "function")
    return group === "footwear" || group === "outerwear" || group === "tops" || group === "bottoms";
  return true;
}

function says(
  { garment, cut, composition, colours, pattern, details, occasions }: ProductFacts,
  code: Missing["code"],
): boolean {
  switch (code) {
    case "kind":
      return garment !== null;
    case "cut":
      return cut.size > 0;
    case "material":
      return composition.length > 0;
    case "colour":
      return colours.length > 0;
    case "pattern":
      return pattern !== null;
    case "construction":
      return details.length > 0;
    case "function":
      return occasions.length > 0;
  }
}

/** Points between the score now and the further of its two ends, were the dimension known. */
function impactOf(name: DimensionName, { similarityScore, dimensions, gate }: Score): number {
  const dimension = dimensions.find((one) => one.name === name);
  if (!dimension) return 0;
  if (similarityScore === null) return Math.round(100 * dimension.weight);
  // A cut known by the type alone is measured already; its attributes can still move it by half.
  const reach = dimension.similarity === null ? 1 : 0.5;
  return Math.round(reach * gate * pointsBetween(dimension, UNLIKE, 1));
}

/** Another kind of goods could take nearly all of the score away, the same kind could give all of it. */
function kindImpact({ similarityScore }: Score): number {
  return similarityScore === null ? 100 : Math.round(Math.max(similarityScore, MOST_OF_KIND - similarityScore));
}
