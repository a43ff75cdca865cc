import type { Comparison } from "@dupewise/domain/comparison";
import { Notice } from "@dupewise/ui/notice";
import { MissingList } from "./missing-facts.tsx";

/** Too little is known to give a number: names what would change that. */
export function NoScore({ comparison: { analysis } }: { comparison: Comparison }) {
  return (
    <Notice title="There is too little to give an honest score" tone="fair">
      <p className="mb-3" dir="auto">
        {analysis.verdict}
      </p>
      <MissingList missing={analysis.missing} />
    </Notice>
  );
}
