import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { displayedRange } from "@dupewise/domain/comparison/displayed-range";
import { Dimensions } from "@dupewise/ui/dimensions";
import { Meter } from "@dupewise/ui/meter";
import { DetailsEditors } from "./claims/details-editors.tsx";
import { KindGate } from "./claims/kind-gate.tsx";
import { MAX_DECISIVE_FACTS } from "./claims/max-decisive-facts.ts";
import { groupMissingFacts } from "./claims/group-missing-facts.ts";
import { MissingFactList } from "./claims/missing-facts.tsx";
import { chooseHeadline } from "./head/headline.ts";
import type { ReactNode } from "react";
import type { SideView } from "./side-view.ts";
import { ResultSection } from "./result-section.tsx";
import type { Rerun } from "./use-rerun.ts";

const PARTS = [
  { name: "looks", label: "Look" },
  { name: "feels", label: "Feel" },
  { name: "made", label: "How it's made" },
] as const;

interface ScoreBreakdownProps {
  comparison: SharedComparison;
  sides: readonly SideView[];
  /** The state and actions of the editors; null if the result is read-only. */
  rerun: Rerun | null;
  /** The photos' colors, below the stated ones. */
  children: ReactNode;
}

/**
 * Renders the breakdown of the score: first look, feel and construction, then every dimension, then the facts that were
 * not found.
 */
export function ScoreBreakdown({ comparison, sides, rerun, children }: ScoreBreakdownProps) {
  const { analysis } = comparison;
  const isOpen = displayedRange(analysis) !== null;
  const missing = groupMissingFacts(analysis.missing).slice(isOpen ? MAX_DECISIVE_FACTS : 0);
  return (
    <ResultSection id="alike" title="Similarity">
      {chooseHeadline(comparison).isAdvice && (
        <p className="mb-3 max-w-3xl" dir="auto">
          {analysis.verdict}
        </p>
      )}
      {analysis.partial && (
        <dl className="mb-2 grid grid-cols-3 gap-x-4 wide:gap-x-14">
          {PARTS.map(({ name, label }) => (
            <Meter key={name} label={label} percent={analysis.partial?.[name] ?? null} />
          ))}
        </dl>
      )}
      <KindGate analysis={analysis} />
      <Dimensions dimensions={analysis.dimensions} />
      {children}
      {missing.length > 0 && (
        <>
          <h3 className="mt-3 font-medium">{isOpen ? "What else we couldn't find" : "What we couldn't find"}</h3>
          <MissingFactList facts={missing} rerun={rerun} />
        </>
      )}
      {rerun && !isOpen && <DetailsEditors sides={sides} rerun={rerun} isQuiet={missing.length > 0} />}
    </ResultSection>
  );
}
