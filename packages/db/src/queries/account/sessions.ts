import { eq, sql } from "../../drizzle.ts";
import { sessions, users } from "../../schema.ts";
import { userColumns } from "./users.ts";
import type { User } from "@dupewise/domain/account/user";
import type { Db } from "../../connect.ts";

/** A session, with times measured by the database's clock, the only one that all servers share. */
export interface FoundSession {
  userId: string;
  /** The seconds until it expires; negative once it has. */
  secondsLeft: number;
  /** The seconds since it began. */
  secondsOld: number;
  user: User;
}

/**
 * Prepares the query that every request starts with: it finds a session along with its user. The returned function
 * resolves to undefined for an unknown ID.
 */
export function prepareSessionQuery(db: Db): (sid: string) => Promise<FoundSession | undefined> {
  const statement = db
    .select({
      userId: sessions.userId,
      secondsLeft: sql`extract(epoch from ${sessions.expire} - now())`.mapWith(Number),
      secondsOld: sql`extract(epoch from now() - ${sessions.createdAt})`.mapWith(Number),
      user: userColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.sid, sql.placeholder("sid")))
    .prepare("find_session");
  return async (sid) => (await statement.execute({ sid }))[0];
}

/** Returns the current time according to the database's clock, which all servers share. */
export async function getDatabaseTime(db: Db): Promise<Date> {
  const [row] = await db.select({ now: sql`now()`.mapWith(sessions.expire) }).from(sql`(values (1)) as one`);
  return row?.now ?? new Date();
}
