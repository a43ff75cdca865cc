import { recordAccessTokenUse } from "@dupewise/db/queries/account/access-tokens";
import { findUser } from "@dupewise/db/queries/account/accounts";
import type { Database } from "@dupewise/db/connect";
import type { CurrentSession } from "../auth/cookie-sessions.ts";
import { hashToken } from "../auth/tokens.ts";

/** The prefix that makes leaked tokens recognizable to people and scanners. */
export const TOKEN_PREFIX = "dupewise_";

const LONGEST = 100;

/** Returns the bearer token from an Authorization header, no matter who issued it, or null if there is none. */
export function parseBearerToken(header: string | undefined): string | null {
  return /^Bearer\b\s*(.*)$/is.exec(header ?? "")?.[1]?.slice(0, LONGEST) ?? null;
}

/**
 * Finds the owner and the scopes of an access token, and records its use. Returns null if the token is unknown, expired
 * or revoked.
 */
export async function findBearerSession({ db }: Pick<Database, "db">, token: string): Promise<CurrentSession | null> {
  const found = await recordAccessTokenUse(db, hashToken(token));
  const user = found && (await findUser(db, found.userId));
  return user ? { id: found.id, user, renewed: false, scopes: found.scopes } : null;
}
