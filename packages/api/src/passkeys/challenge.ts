import { randomBytes } from "node:crypto";
import { DomainError } from "@dupewise/domain/errors";
import { storeChallenge, consumeStoredChallenge } from "@dupewise/db/queries/account/passkeys";
import { hashToken } from "../auth/tokens.ts";
import type { RequestContext } from "../context.ts";
import { loadWebAuthn } from "./webauthn.ts";

const CHALLENGE_BYTES = 32;

/** Returns this site's WebAuthn relying party ID and the only origin at which its passkeys may be used. */
export function getRelyingParty({ siteUrl }: Pick<RequestContext, "siteUrl">): { id: string; origin: string } {
  const { hostname: id, origin } = new URL(siteUrl());
  return { id, origin };
}

/**
 * Creates a single-use challenge that only this browser can respond to.
 * @param userId the account to add a passkey to, or null for a sign-in
 */
export async function createChallenge(ctx: RequestContext, userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const challengeHash = hashToken(Buffer.from(challenge).toString("base64url"));
  await storeChallenge(ctx.database.db, { challengeHash, deviceHash: ctx.device.ensureId(), userId });
  return challenge;
}

/**
 * Consumes the challenge that a browser has responded to, and returns it as base64url. Throws `validation_failed` if
 * the challenge was already used, has expired, or was issued to another browser, for another account or for another
 * purpose.
 */
export async function consumeChallenge(
  ctx: RequestContext,
  clientDataJSON: string,
  userId: string | null,
): Promise<string> {
  const { hash: deviceHash } = ctx.device;
  const challenge = await parseChallenge(clientDataJSON);
  const isOurs =
    challenge !== null &&
    deviceHash !== null &&
    (await consumeStoredChallenge(ctx.database.db, { challengeHash: hashToken(challenge), deviceHash, userId }));
  if (isOurs) return challenge;
  throw new DomainError("validation_failed", "That request has expired or was already used. Please try again");
}

async function parseChallenge(clientDataJSON: string): Promise<string | null> {
  const { decodeClientDataJSON } = await loadWebAuthn();
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}
