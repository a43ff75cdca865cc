import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { Notice } from "@dupewise/ui/notice";
import { Fragment } from "react";
import { DetailsEditors } from "./claims/details-editors.tsx";
import { groupMissingFacts } from "./claims/group-missing-facts.ts";
import { MissingFactList } from "./claims/missing-facts.tsx";
import { Garment } from "./head/garment.tsx";
import { GarmentPhoto } from "./head/garment-photo.tsx";
import { MaterialAnalysis } from "./materials/material-analysis.tsx";
import { PriceEditors } from "./prices/price-editors.tsx";
import { SideReading } from "./reading/side-reading.tsx";
import { ResultSection } from "./result-section.tsx";
import type { SideView } from "./side-view.ts";
import type { Rerun } from "./use-rerun.ts";

export interface NoScoreProps {
  comparison: SharedComparison;
  sides: [SideView, SideView];
  rerun: Rerun | null;
}

/** Renders the reason that there is no score, with fields for the facts that are needed to compute one. */
export function NoScore({ comparison: { analysis, materialComparison }, sides, rerun }: NoScoreProps) {
  return (
    <div className="flex flex-col gap-6 wide:gap-10">
      <h1 className="display max-w-3xl text-verdict" dir="auto">
        {analysis.verdict}
      </h1>
      <Notice title={analysis.notice?.text ?? "We don't know enough for an honest score"} tone="fair">
        {!analysis.notice && analysis.missing.length > 0 && (
          <>
            <p className="mb-2">These facts would help:</p>
            <MissingFactList facts={groupMissingFacts(analysis.missing)} rerun={rerun} />
            {rerun && <DetailsEditors sides={sides} rerun={rerun} />}
          </>
        )}
      </Notice>
      <div className="grid grid-flow-col grid-cols-2 grid-rows-[repeat(5,auto)] gap-x-4 wide:gap-x-14">
        {sides.map((view) => (
          <Fragment key={view.side}>
            <GarmentPhoto view={view} className={view.picture ? "aspect-3/4 max-h-96 w-full" : "h-20"} />
            <Garment view={view} rerun={rerun} />
          </Fragment>
        ))}
      </div>
      <ResultSection title="What we read">
        <div className="grid gap-x-14 gap-y-4 wide:grid-cols-2">
          {sides.map((view) => (
            <SideReading key={view.side} view={view} rerun={rerun} />
          ))}
        </div>
      </ResultSection>
      {/* Products that are never scored need no facts. */}
      {!analysis.notice && (
        <>
          <MaterialAnalysis sides={sides} overall={materialComparison} rerun={rerun} />
          <ResultSection title="Price Information">
            <PriceEditors sides={sides} rerun={rerun} />
          </ResultSection>
        </>
      )}
    </div>
  );
}
