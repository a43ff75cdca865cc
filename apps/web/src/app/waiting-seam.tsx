import { Seam } from "@dupewise/ui/seam";
import { useIsWaiting } from "../lib/loading/pending-indicator.ts";

/** Shows a progress thread at the top while code for a pressed control loads. */
export function WaitingSeam() {
  const waiting = useIsWaiting();
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
