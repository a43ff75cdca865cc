import type { VerifyRegistrationResponseOpts } from "@simplewebauthn/server";
import { BRAND } from "@dupewise/domain/brand";
import { DomainError } from "@dupewise/domain/errors";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import type { Passkey, PasskeyCreation, RegisterPasskeyInput } from "@dupewise/domain/account/passkey";
import { insertPasskey, listCredentialIds } from "@dupewise/db/queries/account/passkeys";
import type { ViewerContext } from "../context.ts";
import { notifyOfSignInChange } from "../auth/notify-of-sign-in-change.ts";
import { consumeChallenge, createChallenge, getRelyingParty } from "./challenge.ts";
import { loadWebAuthn } from "./webauthn.ts";

/** EdDSA, ES256 and RS256, by their COSE numbers. */
const ALGORITHMS = [-8, -7, -257];
/** The others are device certificates, which nobody requested; verifying them may call a server they name. */
const FORMATS: ReadonlySet<string> = new Set(["none", "packed"]);

/**
 * Begins adding a passkey to the viewer's account. Returns the options that the browser needs to create the passkey.
 */
export async function beginRegistration(ctx: ViewerContext): Promise<PasskeyCreation> {
  const { id: userId, email, name } = ctx.viewer;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const known = await listCredentialIds(ctx.database.db, userId);
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: BRAND,
    rpID: getRelyingParty(ctx).id,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    userDisplayName: name,
    challenge: await createChallenge(ctx, userId),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    challenge,
    rp: { id: getRelyingParty(ctx).id, name: BRAND },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: "public-key", alg })),
    excludeCredentials: known.map(({ credentialId }) => ({ type: "public-key", id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  };
}

/**
 * Stores a passkey that the viewer's browser has created, and notifies the viewer by email. Throws `validation_failed`
 * if the passkey is invalid, or `conflict` if it is already stored or the account has too many.
 */
export async function registerPasskey(ctx: ViewerContext, { name, response }: RegisterPasskeyInput): Promise<Passkey> {
  const { id: userId } = ctx.viewer;
  const expectedChallenge = await consumeChallenge(ctx, response.response.clientDataJSON, userId);
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(ctx);
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, supportedAlgorithmIDs: ALGORITHMS };
  const verified = await verify({
    ...expected,
    response: { ...response, clientExtensionResults: {} },
    requireUserVerification: true,
  });
  if (!verified) throw new DomainError("validation_failed", "That passkey couldn't be verified. Please try again");
  const { id: credentialId, publicKey, counter } = verified.credential;
  return ctx.database.db.transaction(async (tx) => {
    const made = await insertPasskey(tx, { userId, name, credentialId, publicKey, counter });
    if (made === "taken") throw new DomainError("conflict", "That passkey has already been added");
    if (made === "full") {
      throw new DomainError(
        "conflict",
        `You've reached the limit of ${STORAGE_LIMITS.passkeys} passkeys. Remove one to add another`,
      );
    }
    await notifyOfSignInChange(ctx, tx, { user: ctx.viewer, change: "added", way: `the passkey “${made.name}”` });
    return made;
  });
}

/** The library throws for anything wrong in untrusted bytes. */
async function verify(answer: VerifyRegistrationResponseOpts) {
  const { decodeAttestationObject, isoBase64URL, verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const attestation = isoBase64URL.toBuffer(answer.response.response.attestationObject);
    if (!FORMATS.has(decodeAttestationObject(attestation).get("fmt"))) return null;
    return (await verifyRegistrationResponse(answer)).registrationInfo ?? null;
  } catch {
    return null;
  }
}
