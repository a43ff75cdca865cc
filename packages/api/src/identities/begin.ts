import type { BeginSignInInput, SignInStart } from "@dupewise/domain/account/identity";
import { DomainError } from "@dupewise/domain/errors";
import { storeSignInAttempt } from "@dupewise/db/queries/account/identities";
import { hashToken } from "../auth/tokens.ts";
import type { RequestContext } from "../context.ts";

/** Returns the URL that identity providers redirect the browser back to. */
export const callbackUrl = ({ siteUrl }: Pick<RequestContext, "siteUrl">): string => `${siteUrl()}/auth`;

/**
 * Begins a sign-in with an identity provider, which only this browser can finish. Throws `rate_limited` after too many
 * attempts from one address, `not_found` if the provider isn't configured, and `unavailable` if it can't be reached.
 * @param userId the account to connect the identity to, or null to sign in
 */
export async function beginSignIn(
  ctx: RequestContext,
  { provider: id }: BeginSignInInput,
  userId: string | null,
): Promise<SignInStart> {
  await ctx.limits.take("loginAddress", ctx.address);
  const provider = ctx.identityProviders.find((each) => each.id === id);
  if (!provider) throw new DomainError("not_found", "That sign-in method isn't available here");
  const { url, state, nonce, verifier } = await provider.begin(callbackUrl(ctx));
  const deviceHash = ctx.device.ensureId();
  const stateHash = hashToken(state);
  await storeSignInAttempt(ctx.database.db, { stateHash, deviceHash, provider: id, nonce, verifier, userId });
  return { url };
}
