import { useSearchParams } from "react-router-dom";
import { useSession } from "../lib/session/session.ts";
import { frame } from "./page.tsx";
import { RequireUser } from "./require-user.tsx";

const SharedShell = frame(async () => (await import("./shared-shell.tsx")).SharedShell);

/** Renders /c/:id for its owner, or for anyone with the secret of its shared link. */
export function ComparisonRoute() {
  const [search] = useSearchParams();
  const { status } = useSession();
  return status === "out" && search.has("share") ? <SharedShell /> : <RequireUser />;
}
