import type { Reply } from "@dupewise/api/transport/reply";
import { safeRedirectPath } from "@dupewise/domain/pages/safe-redirect-path";

/**
 * Redirects to the sign-in page, which then leads to the path in the `next` parameter if that path belongs to this
 * site.
 */
export function redirectToSignIn(url: URL): Reply {
  const next = safeRedirectPath(url.searchParams.get("next"));
  const Location = next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
  return { status: 302, headers: { Location }, body: null };
}
