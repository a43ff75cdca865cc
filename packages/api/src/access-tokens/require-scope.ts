import { DomainError } from "@dupewise/domain/errors";
import type { RequestContext } from "../context.ts";
import { REQUIRED_SCOPES } from "./scopes.data.ts";

/**
 * Checks that a request's access token permits it to call a procedure. A request without an access token always passes.
 * Throws `unauthorized` for an unknown, expired or revoked token, `insufficient_scope` for a missing scope, and
 * `rate_limited` after too many calls with the token.
 */
export async function requireScope(
  { session, limits }: Pick<RequestContext, "session" | "limits">,
  procedure: string,
): Promise<void> {
  if (!session.hasAccessToken) return;
  const current = await session.current();
  if (!current) throw new DomainError("unauthorized", "Unauthorized: this access token isn't valid or has expired");
  await limits.take("accessToken", current.id);
  const needed = REQUIRED_SCOPES[procedure] ?? "session";
  if (needed === "any" || current.scopes?.some((scope) => scope === needed)) return;
  const message =
    needed === "session"
      ? "This can't be done with an access token. Sign in to your account instead"
      : `This access token doesn't have the “${needed}” scope. Create one that does on your account page`;
  throw new DomainError("insufficient_scope", message);
}
