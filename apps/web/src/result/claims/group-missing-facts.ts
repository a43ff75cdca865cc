import type { MissingFact } from "@dupewise/domain/comparison/comparison";
import type { Side } from "@dupewise/domain/comparison/side";

/** A fact missing on one or both sides. */
export interface MissingFactGroup extends Pick<MissingFact, "fact" | "code" | "impact"> {
  sides: Side[];
}

/**
 * Groups missing facts by name, so that a fact missing from both sides is listed once. The facts that could change the
 * score most come first.
 */
export function groupMissingFacts(missing: readonly MissingFact[]): MissingFactGroup[] {
  const facts = new Map<string, MissingFactGroup>();
  for (const { side, fact, code, impact } of missing) {
    const other = facts.get(fact);
    if (other) facts.set(fact, { ...other, sides: [...other.sides, side], impact: Math.max(impact, other.impact) });
    else facts.set(fact, { fact, code, impact, sides: [side] });
  }
  return [...facts.values()].toSorted((a, b) => b.impact - a.impact);
}
