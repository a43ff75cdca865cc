import { useSession } from "../lib/session/session.ts";
import { frame } from "./lazy-page.tsx";
import { RequireUser } from "./require-user.tsx";

const SharedShell = frame(async () => (await import("./shared-shell.tsx")).SharedShell);

/** Renders /c/:id for its owner; for visitors what was shared with them, or what they compared themselves. */
export function ComparisonRoute() {
  const { status } = useSession();
  return status === "out" ? <SharedShell /> : <RequireUser />;
}
