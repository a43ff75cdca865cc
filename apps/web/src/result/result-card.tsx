import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { openRange } from "@dupewise/domain/comparison/score-band";
import { Disclosure } from "@dupewise/ui/evidence";
import type { ReactNode } from "react";
import { ClaimList } from "./claims/claim-list.tsx";
import { EvidenceList } from "./claims/evidence-list.tsx";
import { SettlingFacts } from "./claims/missing-facts.tsx";
import { isComparable } from "./head/headline.ts";
import { ResultHead } from "./head/result-head.tsx";
import { HowAlike } from "./how-alike.tsx";
import { MaterialAnalysis } from "./materials/material-analysis.tsx";
import { NoScore } from "./no-score.tsx";
import { PriceValue } from "./prices/price-value.tsx";
import { ScoredBefore } from "./scored-before.tsx";
import { SectionLinks } from "./section-links.tsx";
import { type SideView, sidesOf } from "./sides.ts";
import type { Rerun } from "./use-rerun.ts";

export interface ResultCardProps {
  comparison: SharedComparison;
  /** Of the link, where somebody shared it. */
  token?: string;
  /** Null where nobody may change anything. */
  rerun: Rerun | null;
  /** h2 where the page has a heading of its own. */
  heading?: "h1" | "h2";
  /** What can be done with the result. */
  actions?: ReactNode;
}

/** The answer; what is missing for one where there is too little to score. */
export function ResultCard({ comparison, token, rerun, heading = "h1", actions }: ResultCardProps) {
  const { similarityScore: score, analysis } = comparison;
  const sides = sidesOf(comparison, token);
  if (score === null) return <NoScore comparison={comparison} sides={sides} rerun={rerun} />;
  const parts = <Parts comparison={comparison} score={score} sides={sides} rerun={rerun} />;
  const sources = <EvidenceList sides={sides} locationComparison={comparison.locationComparison} rerun={rerun} />;
  return (
    <article aria-labelledby="verdict" className="flex flex-col gap-4 wide:gap-10 print:gap-2">
      <ResultHead
        heading={heading}
        score={score}
        comparison={comparison}
        sides={sides}
        rerun={rerun}
        actions={actions}
      />
      {isComparable(analysis) ? (
        <>
          {heading === "h1" && <SectionLinks />}
          {parts}
          {sources}
        </>
      ) : (
        <>
          {sources}
          <Disclosure label="Show what was compared all the same">
            <div className="flex flex-col gap-5 wide:gap-10">{parts}</div>
          </Disclosure>
        </>
      )}
      {rerun && <ScoredBefore comparison={comparison} rerun={rerun} />}
    </article>
  );
}

interface PartsProps {
  comparison: SharedComparison;
  score: number;
  sides: [SideView, SideView];
  rerun: Rerun | null;
}

/** All that follows the first screen, in the order a shopper needs it. */
function Parts({ comparison, score, sides, rerun }: PartsProps) {
  const { analysis } = comparison;
  return (
    <>
      {openRange(analysis) && <SettlingFacts sides={sides} missing={analysis.missing} rerun={rerun} />}
      <ClaimList
        title="Similarities"
        alike
        empty="No similarities found"
        texts={comparison.similarities}
        claims={analysis.similarities}
      />
      <MaterialAnalysis sides={sides} overall={comparison.materialComparison} rerun={rerun} />
      <PriceValue comparison={comparison} score={score} sides={sides} rerun={rerun} />
      <HowAlike comparison={comparison} sides={sides} rerun={rerun} />
    </>
  );
}
