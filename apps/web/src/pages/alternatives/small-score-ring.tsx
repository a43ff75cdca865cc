import { displayedRange } from "@dupewise/domain/comparison/displayed-range";
import { scoreBand } from "@dupewise/domain/comparison/score-band";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { ScoreRing } from "@dupewise/ui/score-ring";

/** Renders the score in a small ring, or "No score yet" if there is none. */
export function SmallScoreRing({ comparison, className }: { comparison: SharedComparison; className: string }) {
  const { similarityScore, analysis } = comparison;
  if (similarityScore === null) return <span className="text-sm text-soft">No score yet</span>;
  return (
    <ScoreRing
      score={similarityScore}
      tone={scoreBand(similarityScore).tone}
      range={analysis.range}
      rough={displayedRange(analysis) !== null}
      className={className}
    />
  );
}
