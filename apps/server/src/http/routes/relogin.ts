import type { Reply } from "@dupewise/api/transport/reply";
import { safeNext } from "@dupewise/domain/pages/safe-next";

/** Redirects to sign-in, which returns to the page of this site given as `next`. */
export function redirectToSignIn(url: URL): Reply {
  const next = safeNext(url.searchParams.get("next"));
  const Location = next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
  return { status: 302, headers: { Location }, body: null };
}
