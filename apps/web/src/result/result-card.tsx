import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { type ReactNode, Suspense } from "react";
import { createLazyComponent } from "../lib/loading/lazy-component.tsx";
import { UnavailablePage } from "../lib/loading/unavailable-page.tsx";
import { isComparable } from "@dupewise/domain/comparison/comparable";
import { ResultHeader } from "./head/result-header.tsx";
import { SectionLinks } from "./section-links.tsx";
import { toSideViews } from "./side-view.ts";
import type { Rerun } from "./use-rerun.ts";

const NoScore = createLazyComponent(async () => (await import("./no-score.tsx")).NoScore, UnavailablePage);
/** Loaded after the first screen, which it is below. */
const ResultParts = createLazyComponent(async () => (await import("./result-parts.tsx")).ResultParts, UnavailablePage);

export interface ResultCardProps {
  comparison: SharedComparison;
  /** The token of a shared link. */
  token?: string;
  /** The state and actions of the editors; null if the result is read-only. */
  rerun: Rerun | null;
  /** h2 when the page has its own heading. */
  heading?: "h1" | "h2";
  /** The actions on the result. */
  actions?: ReactNode;
}

/** Renders a result or, if too little is known for a score, the missing facts. */
export function ResultCard({ comparison, token, rerun, heading = "h1", actions }: ResultCardProps) {
  const { similarityScore: score, analysis } = comparison;
  const sides = toSideViews(comparison, token);
  if (score === null) {
    return (
      <Suspense fallback={null}>
        <NoScore comparison={comparison} sides={sides} rerun={rerun} />
      </Suspense>
    );
  }
  return (
    <article aria-labelledby="verdict" className="flex flex-col gap-4 wide:gap-10 print:gap-2">
      <ResultHeader
        heading={heading}
        score={score}
        comparison={comparison}
        sides={sides}
        rerun={rerun}
        actions={actions}
      />
      {heading === "h1" && isComparable(analysis) && <SectionLinks />}
      <Suspense fallback={null}>
        <ResultParts comparison={comparison} score={score} token={token} sides={sides} rerun={rerun} />
      </Suspense>
    </article>
  );
}
