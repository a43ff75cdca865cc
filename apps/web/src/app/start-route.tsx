import { Loading } from "@dupewise/ui/spinner";
import { type ReactNode, useEffect } from "react";
import { redirectToSignIn } from "../lib/session/redirect-to-sign-in.ts";
import { startSession, useSession, isProbablySignedIn } from "../lib/session/session.ts";
import { UserContext } from "../lib/session/user.ts";
import { preloadPage } from "./preload-page.ts";
import { createLazyFrame } from "./lazy-page.tsx";
import { UnreachableNotice } from "./unreachable-notice.tsx";

const LandingShell = createLazyFrame(async () => (await import("./landing-shell.tsx")).LandingShell);
const HomeRoute = createLazyFrame(async () => (await import("./home-route.tsx")).HomeRoute);
const NotFoundShell = createLazyFrame(async () => (await import("./not-found-shell.tsx")).NotFoundShell);

/** Loads the session and, in parallel, the code for the page that the URL most likely leads to. */
export async function loadSessionAndFirstPage(): Promise<void> {
  await Promise.allSettled([startSession(), preloadPage(location.pathname, isProbablySignedIn())]);
}

/** Renders "/": the landing page for visitors, the compare form for signed-in users. */
export function StartRoute() {
  const { status } = useSession();
  useEffect(() => {
    // The user has returned from payment to a browser whose session has ended: the welcome is for the user who paid.
    if (status === "out" && new URLSearchParams(location.search).get("subscription") === "success") redirectToSignIn();
  }, [status]);
  return <BySession page={<HomeRoute />} />;
}

/** Renders the landing page for visitors at an unknown URL, and the not-found page for signed-in users. */
export function UnknownRoute() {
  return <BySession page={<NotFoundShell />} />;
}

function BySession({ page: signedInPage }: { page: ReactNode }) {
  const { status, user } = useSession();
  if (status === "unreachable") return <UnreachableNotice />;
  if (status === "loading") return <Loading className="min-h-dvh" />;
  return status === "out" ? <LandingShell /> : <UserContext value={user}>{signedInPage}</UserContext>;
}
