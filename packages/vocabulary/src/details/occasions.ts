import { type Group, mayBeMetal } from "../garments/families.data.ts";
import { createNameFinder } from "../text/named-values.ts";
import { NON_OCCASION_PHRASES, OCCASIONS } from "./occasions.data.ts";

const KIND_OF = new Map(OCCASIONS.map(({ name, kindOf }) => [name, kindOf ?? name]));

/** Finds every occasion or use named in the text, in order. */
export const findOccasions = createNameFinder(OCCASIONS, NON_OCCASION_PHRASES);

const FOR_SPORT = new Set(["sport", "swim"]);
const TO_GO_OUT = new Set(["party", "ethnic"]);

/**
 * Returns true when products of a group can be made for an occasion or use. Watches, for example, can't be made for
 * running, because "runs +12 s a day" means their accuracy.
 */
export function canHaveOccasion(group: Group, name: string): boolean {
  const use = KIND_OF.get(name) ?? name;
  if (group === "watches" || group === "eyewear") return FOR_SPORT.has(use) && name !== "running";
  return !mayBeMetal(group) || TO_GO_OUT.has(use);
}

/**
 * Returns the similarity of two occasions or uses, 0–1, depending on whether they are the same, related ("running" and
 * "sport") or different.
 */
export function occasionSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  return KIND_OF.get(a) === KIND_OF.get(b) ? 0.6 : 0;
}
