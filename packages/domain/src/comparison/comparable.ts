import type { Analysis } from "./comparison.ts";

/** Up to this gate two goods are of other kinds, and neither is an alternative to the other. */
export const OTHER_KIND_GATE = 0.2;

/** Returns true for comparable goods, unlike a coat and a bag. */
export const isComparable = ({ gate }: Pick<Analysis, "gate">): boolean => gate > OTHER_KIND_GATE;

/** Returns true where a saving counts: without a score, of another kind or as a counterfeit, goods save nothing. */
export const countsSaving = ({
  similarityScore,
  analysis,
}: {
  similarityScore: number | null;
  analysis: Pick<Analysis, "gate" | "notice">;
}): boolean => similarityScore !== null && isComparable(analysis) && !analysis.notice;
