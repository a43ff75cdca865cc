import { useSession } from "../lib/session/session.ts";
import { lazyFrame } from "./lazy-page.tsx";
import { RequireUser } from "./require-user.tsx";

const SharedShell = lazyFrame(async () => (await import("./shared-shell.tsx")).SharedShell);

/**
 * Renders /c/:id: the owner's comparison, or for visitors one that was shared with them or that they made in this
 * browser.
 */
export function ComparisonRoute() {
  const { status } = useSession();
  return status === "out" ? <SharedShell /> : <RequireUser />;
}
