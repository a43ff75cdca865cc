import type { User } from "@dupewise/domain/account/user";
import type { Database } from "@dupewise/db/connect";
import { getDatabaseTime, prepareSessionQuery } from "@dupewise/db/queries/account/sessions";
import { PostgresJsAdapter } from "@lucia-auth/adapter-postgresql";
import type { Adapter, DatabaseSession } from "lucia";

export interface SessionAttributes {
  secondsOld?: number;
}

export interface UserAttributes {
  profile: User;
}

const addToNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

/**
 * Lucia's adapter on the database's clock. Lucia compares times with this machine's clock, so times are converted: read
 * by this clock and written by the database's. A wrong or adjusted clock neither ends nor extends anything. A session
 * and its user are found in one prepared statement, since every request starts with it.
 */
class SessionAdapter extends PostgresJsAdapter {
  readonly #db: Database["db"];
  readonly #find: ReturnType<typeof prepareSessionQuery>;

  constructor({ db, authSql }: Database) {
    super(authSql, { user: "users", session: "auth_sessions" });
    this.#db = db;
    this.#find = prepareSessionQuery(db);
  }

  override async getSessionAndUser(id: string): ReturnType<Adapter["getSessionAndUser"]> {
    const found = await this.#find(id);
    if (!found) return [null, null];
    const { userId, secondsLeft, secondsOld, user } = found;
    return [
      { id, userId, expiresAt: addToNow(secondsLeft), attributes: { secondsOld } },
      { id: userId, attributes: { profile: user } },
    ];
  }

  override async setSession(session: DatabaseSession): Promise<void> {
    await super.setSession({ ...session, expiresAt: await this.#onDatabaseClock(session.expiresAt) });
  }

  override async updateSessionExpiration(id: string, expiresAt: Date): Promise<void> {
    await super.updateSessionExpiration(id, await this.#onDatabaseClock(expiresAt));
  }

  async #onDatabaseClock(time: Date): Promise<Date> {
    const left = time.getTime() - Date.now();
    return new Date((await getDatabaseTime(this.#db)).getTime() + left);
  }
}

/** Creates the adapter that loads and stores sessions for Lucia. */
export const createSessionAdapter = (database: Database): Adapter => new SessionAdapter(database);
