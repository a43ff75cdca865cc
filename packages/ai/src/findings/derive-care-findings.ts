import { offersCareChoice } from "@dupewise/vocabulary/details/care";
import type { ProductFacts } from "../facts/product-facts.ts";
import { BOTH, type Finding, quotesOf } from "./finding.ts";

/** The weight of a care finding, which is worth knowing but no reason for or against a dupe. */
const SLIGHT = 1;

/**
 * Derives the finding about care instructions. Returns an empty list if either side states none, or if they differ but
 * either side allows a choice.
 */
export function deriveCareFindings({ care: a }: ProductFacts, { care: b }: ProductFacts): Finding[] {
  if (a === null || b === null) return [];
  // "Dry clean or hand wash" is no other care than dry cleaning.
  if (a.value !== b.value && [a, b].some(({ quote }) => offersCareChoice(quote))) return [];
  const said = { sides: BOTH, evidence: quotesOf([a], [b]), weight: SLIGHT };
  return a.value === b.value
    ? [{ ...said, code: "same-care", values: { care: a.value } }]
    : [{ ...said, code: "other-care", values: { original: a.value, alternative: b.value } }];
}
