import type { CreateAccessTokenInput, CreatedAccessToken } from "@dupewise/domain/account/access-token";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { DomainError } from "@dupewise/domain/errors";
import { insertAccessToken } from "@dupewise/db/queries/account/access-tokens";
import { hashToken, generateToken } from "../auth/tokens.ts";
import type { ViewerContext } from "../context.ts";
import { TOKEN_PREFIX } from "./bearer-session.ts";

/**
 * Creates an access token. The result contains its secret, which can't be retrieved later. Throws `conflict` if the
 * account has too many tokens.
 */
export async function createAccessToken(
  { database: { db }, viewer }: ViewerContext,
  input: CreateAccessTokenInput,
): Promise<CreatedAccessToken> {
  const token = `${TOKEN_PREFIX}${generateToken()}`;
  const scopes = [...new Set(input.scopes)];
  const made = await insertAccessToken(db, { ...input, scopes, userId: viewer.id, tokenHash: hashToken(token) });
  if (made) return { ...made, token };
  throw new DomainError(
    "conflict",
    `You've reached the limit of ${STORAGE_LIMITS.accessTokens} access tokens. Revoke one to add another`,
  );
}
