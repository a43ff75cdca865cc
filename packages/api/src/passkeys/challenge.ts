import { randomBytes } from "node:crypto";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { DomainError } from "@dupewise/domain/errors";
import { storeChallenge, takeChallenge } from "@dupewise/db/queries/account/passkeys";
import { hashToken } from "../auth/tokens.ts";
import type { RequestContext } from "../context.ts";

const CHALLENGE_BYTES = 32;

/** Returns the WebAuthn relying party for this site, and the only origin where its passkeys may be used. */
export function relyingPartyOf({ siteUrl }: Pick<RequestContext, "siteUrl">): { id: string; origin: string } {
  const { hostname: id, origin } = new URL(siteUrl());
  return { id, origin };
}

/**
 * Creates a challenge that only this browser can answer, and only once.
 * @param userId the account that adds a passkey; null for a sign-in
 */
export async function createChallenge(ctx: RequestContext, userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const challengeHash = hashToken(Buffer.from(challenge).toString("base64url"));
  await storeChallenge(ctx.database.db, { challengeHash, deviceHash: ctx.device.name(), userId });
  return challenge;
}

/**
 * Consumes the challenge that this browser answers, and returns it in base64url. Throws `validation_failed` when it was
 * already answered, has expired, or belongs to another browser, account or purpose.
 */
export async function consumeChallenge(
  ctx: RequestContext,
  clientDataJSON: string,
  userId: string | null,
): Promise<string> {
  const { hash: deviceHash } = ctx.device;
  const challenge = challengeIn(clientDataJSON);
  const isOurs =
    challenge !== null &&
    deviceHash !== null &&
    (await takeChallenge(ctx.database.db, { challengeHash: hashToken(challenge), deviceHash, userId }));
  if (isOurs) return challenge;
  throw new DomainError("validation_failed", "That took too long or was already done. Please try again");
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}
