import type { Database } from "@dupewise/db/connect";
import type { Scope } from "@dupewise/domain/account/access-token";
import type { User } from "@dupewise/domain/account/user";
import { Lucia, TimeSpan } from "lucia";
import { createSessionAdapter, type SessionAttributes, type UserAttributes } from "./session-adapter.ts";
import { hashToken, generateToken } from "./tokens.ts";

/** Sliding: using a session extends it. */
const IDLE_DAYS = 30;
/** A session ends after this however much it is used: 90 days. */
const ABSOLUTE_LIFETIME_SECONDS = 90 * 24 * 60 * 60;

export interface CurrentSession {
  id: string;
  user: User;
  /** Whether the expiry was extended, so that the cookie must be sent again. */
  renewed: boolean;
  /** The number of seconds since the sign-in; absent for an access token. */
  secondsOld?: number;
  /** An access token's scopes; absent for a sign-in. */
  scopes?: readonly Scope[];
}

/** The store of cookie sessions. It stores only the hashes of tokens, so a stolen row is useless. */
export interface Sessions {
  /** Starts a session and returns its token, which belongs only in the cookie. */
  create: (userId: string) => Promise<string>;
  /** Returns null if the session is unknown or has expired. */
  find: (token: string) => Promise<CurrentSession | null>;
  end: (sessionId: string) => Promise<void>;
  /** Returns the value of the Set-Cookie header that stores the token. */
  cookie: (token: string) => string;
  /** Returns the value of the Set-Cookie header that deletes the cookie. */
  blankCookie: () => string;
  /** Returns the session token in a Cookie header, or null if there is none. */
  readToken: (cookieHeader: string) => string | null;
}

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: UserAttributes;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

function createLucia(database: Database, secure: boolean) {
  return new Lucia(createSessionAdapter(database), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, "d"),
    sessionCookie: {
      // The __Host- prefix makes browsers refuse the cookie from a subdomain or over plain HTTP.
      name: secure ? "__Host-session" : "session",
      attributes: { secure, sameSite: "lax", path: "/" },
    },
    getSessionAttributes: ({ secondsOld = 0 }) => ({ secondsOld }),
    getUserAttributes: ({ profile }) => ({ profile }),
  });
}

/**
 * Creates the store of cookie sessions.
 * @param secure whether browsers reach the server over HTTPS
 */
export function createSessions(database: Database, secure: boolean): Sessions {
  const lucia = createLucia(database, secure);
  return {
    create: async (userId) => {
      const token = generateToken();
      await lucia.createSession(userId, {}, { sessionId: hashToken(token) });
      return token;
    },
    find: async (token) => {
      const { session, user } = await lucia.validateSession(hashToken(token));
      if (!session) return null;
      if (session.secondsOld > ABSOLUTE_LIFETIME_SECONDS) {
        await lucia.invalidateSession(session.id);
        return null;
      }
      return { id: session.id, user: user.profile, renewed: session.fresh, secondsOld: session.secondsOld };
    },
    end: (sessionId) => lucia.invalidateSession(sessionId),
    cookie: (token) => lucia.createSessionCookie(token).serialize(),
    blankCookie: () => lucia.createBlankSessionCookie().serialize(),
    readToken: (cookieHeader) => lucia.readSessionCookie(cookieHeader),
  };
}
