import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { ENGINE_VERSION, outdatedEngineVersion } from "@dupewise/domain/comparison/engine-version";
import { Button } from "@dupewise/ui/button";
import { LocalTime } from "../lib/layout/local-time.tsx";
import type { Rerun } from "./use-rerun.ts";

/**
 * Renders a note that an earlier version of the engine computed the score, with a button that recomputes it. Renders
 * nothing if the score is current.
 */
export function OutdatedScore({
  comparison: { analysis, createdAt },
  rerun,
}: {
  comparison: Pick<SharedComparison, "analysis" | "createdAt">;
  rerun: Rerun;
}) {
  const version = outdatedEngineVersion(analysis);
  if (version === null) return null;
  return (
    <div className="no-print -mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
      <p>
        Scored <LocalTime at={analysis.scoredAt ? new Date(analysis.scoredAt) : createdAt} />
        {`, engine version ${version}. The current version is ${ENGINE_VERSION}.`}
      </p>
      <Button look="quiet" size="sm" busy={rerun.pending} onClick={rerun.again}>
        Compare again
      </Button>
    </div>
  );
}
