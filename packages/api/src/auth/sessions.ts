import { createHash, randomBytes } from "node:crypto";
import { User } from "@dupewise/domain/user";
import { PostgresJsAdapter } from "@lucia-auth/adapter-postgresql";
import { Lucia, TimeSpan } from "lucia";
import type { Sql } from "postgres";
import type * as z from "zod";

/** Sliding: a session that is used lives on. */
const IDLE_DAYS = 30;
/** However much it is used, a session ends after this. */
const ABSOLUTE_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

export interface CurrentSession {
  id: string;
  user: User;
  /** True when the expiry was moved and the cookie should follow. */
  renewed: boolean;
}

/** Sessions over the specification's table. The stored id is the token's hash: a stolen row opens nothing. */
export interface Sessions {
  /** Starts a session; the token goes into the cookie and nowhere else. */
  create: (userId: string) => Promise<string>;
  find: (token: string) => Promise<CurrentSession | null>;
  end: (sessionId: string) => Promise<void>;
  cookie: (token: string) => string;
  blankCookie: () => string;
  readToken: (cookieHeader: string) => string | null;
}

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: Record<string, unknown>;
    DatabaseSessionAttributes: { created_at?: Date };
  }
}

function createLucia(sql: Sql, secure: boolean) {
  return new Lucia(new PostgresJsAdapter(sql, { user: "auth_users", session: "auth_sessions" }), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, "d"),
    sessionCookie: {
      // The __Host- prefix makes browsers refuse the cookie from a subdomain or over plain HTTP.
      name: secure ? "__Host-session" : "session",
      attributes: { secure, sameSite: "lax", path: "/" },
    },
    getSessionAttributes: ({ created_at }) => ({ createdAt: created_at }),
    getUserAttributes: (row) => ({ profile: profileFromRow(row) }),
  });
}

/**
 * @param sql a postgres.js client of its own: drizzle changes how a client it shares reads dates
 * @param secure whether browsers reach us over HTTPS
 */
export function createSessions(sql: Sql, secure: boolean): Sessions {
  const lucia = createLucia(sql, secure);
  return {
    create: async (userId) => {
      const token = randomBytes(32).toString("base64url");
      await lucia.createSession(userId, {}, { sessionId: hashToken(token) });
      return token;
    },
    find: async (token) => {
      const { session, user } = await lucia.validateSession(hashToken(token));
      if (!session) return null;
      if (session.createdAt && Date.now() - session.createdAt.getTime() > ABSOLUTE_LIFETIME_MS) {
        await lucia.invalidateSession(session.id);
        return null;
      }
      return { id: session.id, user: { id: user.id, ...user.profile }, renewed: session.fresh };
    },
    end: (sessionId) => lucia.invalidateSession(sessionId),
    cookie: (token) => lucia.createSessionCookie(token).serialize(),
    blankCookie: () => lucia.createBlankSessionCookie().serialize(),
    readToken: (cookieHeader) => lucia.readSessionCookie(cookieHeader),
  };
}

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const Profile = User.omit({ id: true });

/** The adapter selects every column of its view; the schema lets only the public ones through. */
function profileFromRow(row: Record<string, unknown>): z.infer<typeof Profile> {
  return Profile.parse(Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])));
}
