import type { DimensionName, MissingCode } from "@dupewise/domain/comparison/comparison";
import type { Side } from "@dupewise/domain/comparison/side";
import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import { fiberByName } from "@dupewise/vocabulary/materials/fibers";
import type { ProductFacts } from "../facts/product-facts.ts";
import { isCertainlySame } from "../identity/same-item.ts";
import { pointsBetween } from "../rubric/likeness.ts";
import { isCoveredByRubric, type Score } from "../rubric/score-facts.ts";

/** A fact that a product's page doesn't state, and how far it could move the score. */
export interface UnstatedFact {
  side: Side;
  code: MissingCode;
  /** The group of the product; null if it is unknown. */
  group: Group | null;
  /** The number of points by which the score could move, 0–100. */
  impact: number;
}

/** The minimum effect, in points, of a fact that is worth asking for. */
const LEAST_IMPACT = 2;
/** The lowest and highest similarity that a fact could turn out to have. */
const UNLIKE = 0.15;
/** The highest score for two items of one kind. */
const MOST_OF_KIND = 99;

/** Lists the facts that either side leaves out and that could change the score, largest effect first. */
export function listMissingFacts(a: ProductFacts, b: ProductFacts, score: Score): UnstatedFact[] {
  if (isCertainlySame(score.sameItem) || !isCoveredByRubric(a, b)) return [];
  const missing = (code: UnstatedFact["code"], impact: number) =>
    (
      [
        ["original", a, b],
        ["alternative", b, a],
      ] as const
    ).flatMap(([side, facts, other]): UnstatedFact[] =>
      says(facts, code) || !isAsked(code, facts, other)
        ? []
        : [{ side, code, group: (facts.garment ?? other.garment)?.value.group ?? null, impact }],
    );
  const facts = score.dimensions.flatMap(({ name }) => (name === "text" ? [] : missing(name, impactOf(name, score))));
  return [...missing("kind", kindImpact(score)), ...facts]
    .filter(({ impact }) => impact >= LEAST_IMPACT)
    .sort((one, other) => other.impact - one.impact);
}

/**
 * Plain products don't say that they are plain, and everyday ones not their occasion: both are requested only when the
 * other side states something else. No page says how a ring or a T-shirt is made.
 */
function isAsked(code: UnstatedFact["code"], { garment }: ProductFacts, other: ProductFacts): boolean {
  const group = garment?.value.group;
  if (code === "pattern")
    return (
      (group === undefined || isClothing(group)) && other.pattern !== null && TELLING_PATTERNS.has(other.pattern.value)
    );
  if (code === "function")
    return (group === "footwear" || group === "outerwear") && other.occasions.some(({ value }) => WEATHER.has(value));
  if (code === "cut") return group === undefined || !CUTLESS.has(group);
  if (code === "construction") return garment === null || MAKE_TOLD.has(garment.value.group);
  return true;
}

/** Goods whose cut nobody would look for on a page. */
const CUTLESS: ReadonlySet<Group> = new Set(["hosiery", "headwear", "umbrellas", "gloves"]);
const WEATHER: ReadonlySet<string> = new Set(["ski", "rain"]);

/** Quilting, embroidery and a wash are reported as details; a printed or woven pattern makes a different item. */
const TELLING_PATTERNS: ReadonlySet<string> = new Set(
  "striped,checked,houndstooth,polka dot,printed,floral,animal,camouflage,geometric,abstract,paisley,tie-dye".split(
    ",",
  ),
);

const MAKE_TOLD: ReadonlySet<Group> = new Set([
  "outerwear",
  "dresses",
  "footwear",
  "bags",
  "small leather goods",
  "watches",
]);

function says(
  { garment, cut, composition, fabric, metal, colours, pattern, details, features, occasions }: ProductFacts,
  code: UnstatedFact["code"],
): boolean {
  switch (code) {
    case "kind":
      return garment !== null;
    case "cut":
      // "Bifold" and "card slots" are the layout of a wallet.
      return cut.size > 0 || (garment?.value.group === "small leather goods" && features.length > 0);
    case "material":
      return (
        composition.length > 0 ||
        (fabric !== null && !isWorn(garment)) ||
        metal !== null ||
        tellsMaterial({ cut, details })
      );
    case "colour":
      return colours.length > 0 || [...cut.values()].some(({ value }) => value.endsWith(" wash"));
    case "pattern":
      return pattern !== null;
    case "construction":
      return details.length > 0;
    case "function":
      return occasions.length > 0;
  }
}

/** Whether a fabric leaves the material open: with clothes of poplin it does, with shoes and bags of canvas not. */
const isWorn = (garment: ProductFacts["garment"]): boolean => garment === null || isClothing(garment.value.group);

/** A metal frame or a string of pearls states its material. */
function tellsMaterial({ cut, details }: Pick<ProductFacts, "cut" | "details">): boolean {
  return (
    [...cut.values()].some(
      ({ value }) => value.endsWith(" frame") && fiberByName(value.replace(/ frame$/, "")) !== null,
    ) || details.some(({ value }) => value === "pearls")
  );
}

/** The distance in points from the current score to the further end, were the dimension known. */
function impactOf(name: DimensionName, { similarityScore, dimensions, gate }: Score): number {
  const dimension = dimensions.find((one) => one.name === name);
  if (!dimension) return 0;
  if (similarityScore === null) return Math.round(100 * dimension.weight);
  // A cut known only from the type is measured already; its attributes can still move it by half.
  const reach = dimension.similarity === null ? 1 : 0.5;
  return Math.round(reach * gate * pointsBetween(dimension, UNLIKE, 1));
}

/** Another kind of product could take away nearly all of the score, the same kind could give all of it. */
function kindImpact({ similarityScore }: Score): number {
  return similarityScore === null ? 100 : Math.round(Math.max(similarityScore, MOST_OF_KIND - similarityScore));
}
