import { isComparable } from "@dupewise/domain/comparison/comparable";
import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { displayedRange } from "@dupewise/domain/comparison/displayed-range";
import { scoreBand } from "@dupewise/domain/comparison/score-band";
import { Badge } from "@dupewise/ui/badge";

/**
 * Renders a comparison's score or range as a badge for lists, followed by a note if the two products can't be compared.
 * Renders nothing if there is no score.
 */
export function MatchBadge({ comparison }: { comparison: Pick<FlatComparison, "similarityScore" | "analysis"> }) {
  const { similarityScore, analysis } = comparison;
  if (similarityScore === null) return null;
  const open = displayedRange(analysis);
  return (
    <>
      <Badge tone={open ? "plain" : scoreBand(similarityScore).tone}>
        {open ? `${open.low}–${open.high}% Match` : `${Math.round(similarityScore)}% Match`}
      </Badge>
      {!isComparable(analysis) && <span className="text-soft">Not comparable</span>}
    </>
  );
}
