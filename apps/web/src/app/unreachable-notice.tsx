import { BRAND } from "@dupewise/domain/brand";
import { Button } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { retrySession } from "../lib/session/session.ts";

/** Renders the error page, with a retry button, for a session that could not be loaded. */
export function UnreachableNotice() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        heading="h1"
        title={`Can't reach ${BRAND}`}
        action={<Button onClick={retrySession}>Try again</Button>}
      >
        Check your connection. Your text is saved.
      </EmptyState>
    </main>
  );
}
