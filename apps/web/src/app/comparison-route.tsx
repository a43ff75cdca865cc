import { useSession } from "../lib/session/session.ts";
import { createLazyFrame } from "./lazy-page.tsx";
import { RequireUser } from "./require-user.tsx";

const SharedShell = createLazyFrame(async () => (await import("./shared-shell.tsx")).SharedShell);

/** Renders /c/:id in the signed-in frame for members and in the public frame for visitors. */
export function ComparisonRoute() {
  const { status } = useSession();
  return status === "out" ? <SharedShell /> : <RequireUser />;
}
