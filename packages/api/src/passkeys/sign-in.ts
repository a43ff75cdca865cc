import { DomainError } from "@dupewise/domain/errors";
import type { PasskeyRequest, PasskeySignInInput } from "@dupewise/domain/account/passkey";
import type { User } from "@dupewise/domain/account/user";
import { findPasskey, recordPasskeyUse } from "@dupewise/db/queries/account/passkeys";
import { signIn } from "../auth/sign-in.ts";
import type { RequestContext } from "../context.ts";
import { consumeChallenge, createChallenge, getRelyingParty } from "./challenge.ts";
import { loadWebAuthn } from "./webauthn.ts";

/** Begins a sign-in with a passkey. The account is not known until the browser responds. */
export async function beginPasskeySignIn(ctx: RequestContext): Promise<PasskeyRequest> {
  const challenge = Buffer.from(await createChallenge(ctx, null)).toString("base64url");
  return { challenge, rpId: getRelyingParty(ctx).id, userVerification: "required" };
}

/**
 * Signs in with a passkey. Throws `validation_failed` if the challenge was issued to another browser,
 * `invalid_credentials` for an unknown passkey or an invalid signature, and `rate_limited` after too many attempts.
 */
export async function signInWithPasskey(ctx: RequestContext, { response }: PasskeySignInInput): Promise<User> {
  const { db } = ctx.database;
  await ctx.limits.take("loginAddress", ctx.address);
  const expectedChallenge = await consumeChallenge(ctx, response.response.clientDataJSON, null);
  const passkey = await findPasskey(db, response.id);
  const isOwners = passkey !== undefined && response.response.userHandle === handleOf(passkey.user.id);
  const counter = isOwners ? await verify(ctx, { response, expectedChallenge, passkey }) : null;
  if (!passkey || counter === null || !(await recordPasskeyUse(db, { id: passkey.id, counter }))) {
    const message = "That passkey doesn't work here. Sign in another way, and add it again on your account page";
    throw new DomainError("invalid_credentials", message);
  }
  await ctx.limits.refund("loginAddress", ctx.address);
  await signIn(ctx, passkey.user.id);
  return passkey.user;
}

const handleOf = (userId: string): string => Buffer.from(userId).toString("base64url");

interface Answer extends PasskeySignInInput {
  expectedChallenge: string;
  passkey: { publicKey: Uint8Array<ArrayBuffer>; counter: number };
}

/**
 * Returns the authenticator's signature counter, or null when the response is not from the passkey or is from a clone.
 */
async function verify(ctx: RequestContext, { response, expectedChallenge, passkey }: Answer): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(ctx);
  const credential = { id: response.id, publicKey: passkey.publicKey, counter: passkey.counter };
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected,
      response: { ...response, clientExtensionResults: {} },
      credential,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
