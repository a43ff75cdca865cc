import { eq, lt, sql } from "drizzle-orm";
import { sessions, users } from "../schema.ts";
import { userColumns } from "./users.ts";
import type { User } from "@dupewise/domain/user";
import type { Db } from "../connect.ts";

/** A session by the database's clock, which is the only one that all servers share. */
export interface FoundSession {
  userId: string;
  /** Until it expires; below zero when it has. */
  secondsLeft: number;
  /** Since it began. */
  secondsOld: number;
  user: User;
}

/** Looks a session and its user up in one statement, prepared once: every request begins with it. */
export function prepareFindSession(db: Db): (sid: string) => Promise<FoundSession | undefined> {
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

export async function insertSession(db: Db, sid: string, userId: string, seconds: number): Promise<void> {
  await db.insert(sessions).values({ sid, userId, expire: inSeconds(seconds) });
}

export async function moveExpiry(db: Db, sid: string, seconds: number): Promise<void> {
  await db
    .update(sessions)
    .set({ expire: inSeconds(seconds) })
    .where(eq(sessions.sid, sid));
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`));
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
