import { BRAND } from "@dupewise/domain/brand";
import { Button } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { retrySession } from "../lib/session/session.ts";

/** Reports that the server did not respond and nothing was lost. */
export function UnreachableNotice() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        heading="h1"
        title={`Can't reach ${BRAND}`}
        action={<Button onClick={retrySession}>Try again</Button>}
      >
        Check your connection. What you typed is saved.
      </EmptyState>
    </main>
  );
}
