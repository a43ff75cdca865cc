import { useSession } from "../lib/session/session.ts";
import { RequireUser } from "./require-user.tsx";
import { UnknownRoute } from "./start-route.tsx";

/** Guards operator pages: visitors see the not-found page, members whatever the page itself renders. */
export function OperatorRoute() {
  const { status } = useSession();
  return status === "out" ? <UnknownRoute /> : <RequireUser />;
}
