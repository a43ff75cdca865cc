import type { Analysis } from "./comparison.ts";

/**
 * The value of `Analysis.gate` at or below which two products count as different kinds, so that neither is an
 * alternative to the other.
 */
export const OTHER_KIND_GATE = 0.2;

/** Returns true when two products are of kinds that can replace each other, unlike a coat and a bag. */
export const isComparable = ({ gate }: Pick<Analysis, "gate">): boolean => gate > OTHER_KIND_GATE;

/**
 * Returns true when a lower price counts as savings. It doesn't when the comparison has no score, when the products are
 * of different kinds, or when one of them is a counterfeit.
 */
export const countsAsSavings = ({
  similarityScore,
  analysis,
}: {
  similarityScore: number | null;
  analysis: Pick<Analysis, "gate" | "notice">;
}): boolean => similarityScore !== null && isComparable(analysis) && !analysis.notice;
