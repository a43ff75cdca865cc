import { displayedRange } from "@dupewise/domain/comparison/displayed-range";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { Suspense } from "react";
import { createLazyComponent } from "../lib/loading/lazy-component.tsx";
import { Disclosure } from "@dupewise/ui/evidence";
import { ClaimList } from "./claims/claim-list.tsx";
import { EvidenceList } from "./claims/evidence-list.tsx";
import { DecisiveFacts } from "./claims/missing-facts.tsx";
import { isComparable } from "@dupewise/domain/comparison/comparable";
import { ScoreBreakdown } from "./score-breakdown.tsx";
import { MaterialAnalysis } from "./materials/material-analysis.tsx";
import { PriceValue } from "./prices/price-value.tsx";
import { OutdatedScore } from "./outdated-score.tsx";
import type { SideView } from "./side-view.ts";
import type { Rerun } from "./use-rerun.ts";

const Nothing = () => null;
const PhotoColors = createLazyComponent(async () => (await import("./photos/photo-colors.tsx")).PhotoColors, Nothing);

export interface ResultPartsProps {
  comparison: SharedComparison;
  score: number;
  /** The token of a shared link. */
  token: string | undefined;
  sides: [SideView, SideView];
  rerun: Rerun | null;
}

/**
 * Renders everything below the first screen of a result. Most of it is collapsed if the two products can't be compared.
 */
export function ResultParts(props: ResultPartsProps) {
  const { comparison, sides, rerun } = props;
  const sources = <EvidenceList sides={sides} locationComparison={comparison.locationComparison} rerun={rerun} />;
  const before = rerun && <OutdatedScore comparison={comparison} rerun={rerun} />;
  if (isComparable(comparison.analysis)) {
    return (
      <>
        <Comparisons {...props} />
        {sources}
        {before}
      </>
    );
  }
  return (
    <>
      {sources}
      <Disclosure label="Show the comparison anyway">
        <div className="flex flex-col gap-5 wide:gap-10">
          <Comparisons {...props} />
        </div>
      </Disclosure>
      {before}
    </>
  );
}

function Comparisons({ comparison, score, token, sides, rerun }: ResultPartsProps) {
  const { analysis } = comparison;
  return (
    <>
      {displayedRange(analysis) && <DecisiveFacts sides={sides} missing={analysis.missing} rerun={rerun} />}
      <ClaimList
        title="Similarities"
        areSimilarities
        empty="No similarities found"
        texts={comparison.similarities}
        claims={analysis.similarities}
      />
      <MaterialAnalysis sides={sides} overall={comparison.materialComparison} rerun={rerun} />
      <PriceValue comparison={comparison} score={score} sides={sides} rerun={rerun} />
      <ScoreBreakdown comparison={comparison} sides={sides} rerun={rerun}>
        <Suspense>
          {(rerun !== null || sides.some(({ picture }) => picture !== null)) && (
            <PhotoColors comparison={comparison} token={token} sides={sides} rerun={rerun} />
          )}
        </Suspense>
      </ScoreBreakdown>
    </>
  );
}
