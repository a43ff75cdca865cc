import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { Notice } from "@dupewise/ui/notice";
import { Dimensions } from "@dupewise/ui/dimensions";
import { openRange } from "@dupewise/domain/comparison/score-band";
import type { ReactNode } from "react";
import { ClaimList } from "./claims/claim-list.tsx";
import { EvidenceList } from "./claims/evidence-list.tsx";
import { MaterialAnalysis } from "./materials/material-analysis.tsx";
import { MaterialPerformance } from "./materials/material-performance.tsx";
import { MissingFacts, SettlingFacts } from "./claims/missing-facts.tsx";
import { NoScore } from "./no-score.tsx";
import { PriceValue } from "./prices/price-value.tsx";
import { ResultHead } from "./result-head.tsx";
import { Gate } from "./claims/gate.tsx";
import { ScoredBefore } from "./scored-before.tsx";
import { Section } from "./section.tsx";
import { sidesOf } from "./sides.ts";
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
  const { similarityScore, analysis } = comparison;
  if (similarityScore === null) return <NoScore comparison={comparison} rerun={rerun} />;
  const sides = sidesOf(comparison, token);
  const isOpen = openRange(analysis) !== null;
  return (
    <article aria-labelledby="verdict" className="flex flex-col gap-14 print:gap-3">
      <ResultHead heading={heading} score={similarityScore} analysis={analysis} sides={sides} rerun={rerun} />
      {analysis.notice && (
        <Notice title="This is sold as a counterfeit" tone="poor">
          {analysis.notice.text}
        </Notice>
      )}
      {isOpen && <SettlingFacts missing={analysis.missing} rerun={rerun} />}
      <Section title="Measured side by side">
        <Gate gate={analysis.gate} />
        <Dimensions dimensions={analysis.dimensions} />
      </Section>
      <ClaimList
        title="Differences"
        alike={false}
        empty="No differences found"
        texts={comparison.differences}
        claims={analysis.differences}
      />
      <ClaimList
        title="Similarities"
        alike
        empty="No similarities found"
        texts={comparison.similarities}
        claims={analysis.similarities}
      />
      <MaterialAnalysis sides={sides} rerun={rerun} />
      <MaterialPerformance sides={sides} overall={comparison.materialComparison} />
      <PriceValue comparison={comparison} score={similarityScore} sides={sides} rerun={rerun} />
      <MissingFacts missing={analysis.missing} rerun={rerun} settling={isOpen} />
      <EvidenceList sides={sides} locationComparison={comparison.locationComparison} />
      {rerun && <ScoredBefore comparison={comparison} rerun={rerun} />}
      {actions && <div className="no-print flex flex-wrap gap-3 border-t border-line pt-8">{actions}</div>}
    </article>
  );
}
