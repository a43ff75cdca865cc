import { useSession } from "../lib/session/session.ts";
import { RequireUser } from "./require-user.tsx";
import { UnknownRoute } from "./start-route.tsx";

/**
 * Guards operators' pages. Visitors get the page for unknown URLs; for members, the page itself decides what to render.
 */
export function OperatorRoute() {
  const { status } = useSession();
  return status === "out" ? <UnknownRoute /> : <RequireUser />;
}
