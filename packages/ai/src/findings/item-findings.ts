import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import type { ProductFacts } from "../facts/product-facts.ts";
import { type SameItem, SURE_SAME } from "../identity/same-item.ts";
import { type Finding, quotesOf, BOTH } from "./finding.ts";

/** Before all else. */
const FIRST = 1000;

/** Finds whether the two are the same item, and whether a side is a counterfeit. */
export function itemFindings(
  a: ProductFacts,
  b: ProductFacts,
  same: SameItem | null,
  prices: ComparablePrices | null,
): Finding[] {
  return [...sameItemFindings(same, prices), ...counterfeitFindings(a, b)];
}

function sameItemFindings(same: SameItem | null, prices: ComparablePrices | null): Finding[] {
  if (same === null || same.likelihood < SURE_SAME) return [];
  const { by, code, isOtherColor, evidence } = same;
  return [{ code: "same-item", sides: BOTH, values: { by, code, isOtherColor, prices }, evidence, weight: FIRST }];
}

function counterfeitFindings({ counterfeit: a }: ProductFacts, { counterfeit: b }: ProductFacts): Finding[] {
  return [
    ...(b ? [{ fact: b, side: "alternative" as const, quotes: quotesOf([], [b]) }] : []),
    ...(a ? [{ fact: a, side: "original" as const, quotes: quotesOf([a], []) }] : []),
  ].map(({ fact, side, quotes }) => ({
    code: "counterfeit",
    sides: [side],
    values: { as: fact.value },
    evidence: quotes,
    weight: 2 * FIRST,
  }));
}
