import { type Group, mayBeMetal } from "../garments/families.data.ts";
import { createNameFinder } from "../text/named-values.ts";
import { NON_PATTERN_PHRASES, PATTERNS } from "./patterns.data.ts";

const KIND_OF = new Map(PATTERNS.map(({ name, kindOf }) => [name, kindOf ?? name]));

/** Finds every pattern named in the text, in order. */
export const findPatterns = createNameFinder(PATTERNS, NON_PATTERN_PHRASES);

/** Groups of products made of parts, whose weave, wash or logo is not a pattern. */
const OF_PARTS: ReadonlySet<Group> = new Set(["footwear", "bags", "small leather goods", "belts"]);
const OF_CLOTH = new Set([
  "woven design",
  "geometric",
  "graphic",
  "washed",
  "distressed",
  "textured",
  "jacquard",
  "self design",
  "ombre",
]);

/**
 * Returns true when products of a group can have a pattern. Returns false for watches, where "crystal" means the glass,
 * for jewelry and eyewear, whose motifs count as shapes, and for a weave, wash or logo on shoes, bags and belts.
 */
export function canHavePattern(group: Group, name: string): boolean {
  if (mayBeMetal(group) || group === "eyewear") return false;
  return !isMadeOfParts(group) || !OF_CLOTH.has(name);
}

/** Returns true for shoes, bags and the like, which have a pattern on some of their parts, not all over. */
export function isMadeOfParts(group: Group): boolean {
  return OF_PARTS.has(group);
}

/**
 * Returns the similarity of two patterns, 0–1, depending on whether they are the same, related ("floral" and "printed")
 * or different.
 */
export function patternSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  if (KIND_OF.get(a) !== KIND_OF.get(b)) return 0.1;
  return KIND_OF.get(a) === a || KIND_OF.get(b) === b ? 0.7 : 0.45;
}

/** Returns true when a pattern is a special case of a broader one, as floral is a special case of printed. */
export function isSpecialCaseOfPattern(name: string, broader: string): boolean {
  return name !== broader && KIND_OF.get(name) === broader;
}
