import { Loading } from "@dupewise/ui/spinner";
import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { redirectToSignIn } from "../lib/session/redirect-to-sign-in.ts";
import { useSession } from "../lib/session/session.ts";
import { UserContext } from "../lib/session/user.ts";
import { UnreachableNotice } from "./unreachable-notice.tsx";

/**
 * Guards pages that require sign-in. Visitors see a toast, are redirected to sign-in, and return to the page afterward.
 */
export function RequireUser() {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    // During sign-out the user is already leaving: the URL is ahead of the page.
    if (status === "out" && location.pathname === pathname) redirectToSignIn();
  }, [status, pathname]);
  if (status === "unreachable") return <UnreachableNotice />;
  if (status !== "in") return <Loading className="min-h-dvh" />;
  return (
    <UserContext value={user}>
      <Outlet />
    </UserContext>
  );
}
