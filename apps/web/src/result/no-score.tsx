import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { Notice } from "@dupewise/ui/notice";
import { Garments } from "./garment.tsx";
import { MaterialAnalysis } from "./materials/material-analysis.tsx";
import { missingByFact } from "./claims/missing-by-fact.ts";
import { MissingList } from "./claims/missing-facts.tsx";
import { Prices } from "./prices/prices.tsx";
import { sidesOf } from "./sides.ts";
import type { Rerun } from "./use-rerun.ts";

export interface NoScoreProps {
  comparison: SharedComparison;
  rerun: Rerun | null;
}

/** Too little is known to give a number: names what would change that, and takes it. */
export function NoScore({ comparison, rerun }: NoScoreProps) {
  const { analysis } = comparison;
  const sides = sidesOf(comparison);
  return (
    <div className="flex flex-col gap-14">
      <h1 className="display max-w-3xl text-verdict" dir="auto">
        {analysis.verdict}
      </h1>
      <Notice title={analysis.notice?.text ?? "There is too little to give an honest score"} tone="fair">
        {!analysis.notice && analysis.missing.length > 0 && (
          <>
            <p className="mb-2">These facts would change that:</p>
            <MissingList facts={missingByFact(analysis.missing)} rerun={rerun} />
          </>
        )}
      </Notice>
      <Garments sides={sides} rerun={rerun} />
      <MaterialAnalysis sides={sides} rerun={rerun} />
      <Prices sides={sides} rerun={rerun} />
    </div>
  );
}
