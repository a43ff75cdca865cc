import { Seam } from "@dupewise/ui/seam";
import { useIsPending } from "../lib/loading/pending-indicator.ts";

/** Renders a progress indicator at the top of the page while the code for a clicked control is loading. */
export function PendingIndicator() {
  const waiting = useIsPending();
  return (
    <output className="no-print pointer-events-none fixed inset-x-0 top-1 z-60 block">
      {waiting && (
        <>
          <Seam direction="across" running />
          <span className="sr-only">Loading...</span>
        </>
      )}
    </output>
  );
}
