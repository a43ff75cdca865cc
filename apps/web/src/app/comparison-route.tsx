import { useSession } from "../lib/session/session.ts";
import { frame } from "./lazy-page.tsx";
import { RequireUser } from "./require-user.tsx";

const SharedShell = frame(async () => (await import("./shared-shell.tsx")).SharedShell);

/**
 * Renders /c/:id: for its owner the comparison, for visitors one that was shared with them or that they made
 * themselves.
 */
export function ComparisonRoute() {
  const { status } = useSession();
  return status === "out" ? <SharedShell /> : <RequireUser />;
}
