import { DomainError } from "@dupewise/domain/errors";
import type { CurrentSession, Sessions } from "./cookie-sessions.ts";

/**
 * Access to the session of one request. Starting, renewing or ending the session also sets its cookie in the response.
 */
export interface Session {
  /** Whether the request carries an access token. If so, cookies are neither read nor set. */
  hasAccessToken: boolean;
  /** Reads the session on first use; null when nobody is signed in. */
  current: () => Promise<CurrentSession | null>;
  /** Ends the request's session, if any, and starts a new one for this user, so that IDs are never reused. */
  start: (userId: string) => Promise<void>;
  end: () => Promise<void>;
}

/** Finds the account and the scopes of the request's access token. Returns null if the token is invalid. */
export type FindBearerSession = () => Promise<CurrentSession | null>;

/**
 * Creates the session of a request that is authorized by an access token. Starting or ending it throws
 * `insufficient_scope`.
 */
export function createBearerSession(find: FindBearerSession): Session {
  let found: Promise<CurrentSession | null> | undefined;
  const refuse = () => Promise.reject(new DomainError("insufficient_scope", "An access token can't start a session"));
  return { hasAccessToken: true, current: () => (found ??= find()), start: refuse, end: refuse };
}

/**
 * Creates the session of one request.
 * @param setCookie receives the value of a Set-Cookie header
 */
export function createSession(sessions: Sessions, cookieHeader: string, setCookie: (cookie: string) => void): Session {
  let token = sessions.readToken(cookieHeader);
  let found: Promise<CurrentSession | null> | undefined;

  const find = async () => {
    if (!token) return null;
    const current = await sessions.find(token);
    if (!current) setCookie(sessions.blankCookie());
    else if (current.renewed) setCookie(sessions.cookie(token));
    return current;
  };
  const current = () => (found ??= find());

  const end = async () => {
    const old = await current();
    if (old) await sessions.end(old.id);
    token = null;
    found = undefined;
    setCookie(sessions.blankCookie());
  };

  return {
    hasAccessToken: false,
    current,
    end,
    start: async (userId) => {
      await end();
      token = await sessions.create(userId);
      setCookie(sessions.cookie(token));
    },
  };
}
