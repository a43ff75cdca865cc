import type { User } from "@dupewise/domain/user";
import type { Db } from "@dupewise/db/connect";
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  insertSession,
  moveExpiry,
  prepareFindSession,
} from "@dupewise/db/queries/sessions";
import type { Adapter } from "lucia";

export interface SessionAttributes {
  secondsOld?: number;
}

export interface UserAttributes {
  profile: User;
}

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);
const secondsUntil = (time: Date) => (time.getTime() - Date.now()) / 1000;

/**
 * Lucia's sessions in our table. Lucia compares times with this machine's clock, so it is told times by this clock and
 * the database is told how long from now by its own: a clock that is wrong, or is set, ends and prolongs nothing.
 */
export function createSessionAdapter(db: Db): Adapter {
  const find = prepareFindSession(db);
  return {
    getSessionAndUser: async (id) => {
      const found = await find(id);
      if (!found) return [null, null];
      const { userId, secondsLeft, secondsOld, user } = found;
      return [
        { id, userId, expiresAt: fromNow(secondsLeft), attributes: { secondsOld } },
        { id: userId, attributes: { profile: user } },
      ];
    },
    // Nobody asks for a list of sessions.
    getUserSessions: async () => [],
    setSession: ({ id, userId, expiresAt }) => insertSession(db, id, userId, secondsUntil(expiresAt)),
    updateSessionExpiration: (id, expiresAt) => moveExpiry(db, id, secondsUntil(expiresAt)),
    deleteSession: (id) => deleteSession(db, id),
    deleteUserSessions: (userId) => deleteSessionsOf(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db),
  };
}
