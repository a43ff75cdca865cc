import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import { type ConnectOptions, openClient } from "../connect.ts";
import { explainConnectionError } from "./explain-connection-error.ts";
import { StartupError } from "../startup-error.ts";

/** The database's direct address, and its address through a pooler. */
export interface DatabaseAddresses extends Pick<ConnectOptions, "pooled"> {
  url: string;
  /** The URL of PostgreSQL itself, if `url` leads to a pooler. */
  directUrl?: string | undefined;
}

/**
 * Throws a `StartupError` if a transaction-mode pooler is used where a session is needed, because prepared statements
 * and session settings would be lost.
 */
export async function checkPooling({ url, directUrl, pooled = false }: DatabaseAddresses): Promise<void> {
  if (directUrl !== undefined && (await sharesSessions(directUrl, pooled))) {
    throw new StartupError("DATABASE_DIRECT_URL also leads to a pooler; point it at PostgreSQL itself.");
  }
  if (!pooled && (await sharesSessions(url, pooled))) {
    throw new StartupError(
      `There is a pooler in transaction mode at ${URL.parse(url)?.host}; set DATABASE_POOLED=true, and DATABASE_DIRECT_URL to PostgreSQL itself.`,
    );
  }
}

/** Under load a pooler may assign the same session repeatedly by chance. */
const ROUNDS = { known: 20, renamed: 400 };
/** The maximum random pause between two rounds, ms, to break such patterns. */
const PAUSE_MS = 5;

/**
 * Returns true when two connections ever share a session, or one changes its session, while the second holds its own in
 * a transaction. A pooler invents the process ID it announces, so it is tested longer when that differs from
 * PostgreSQL's own.
 */
async function sharesSessions(url: string, pooled: boolean): Promise<boolean> {
  const clients = [openClient(url, 1, pooled), openClient(url, 1, pooled)] as const;
  const [one, other] = clients;
  try {
    const { session: own, announced } = await sessionOf(one);
    const rounds = announced === own ? ROUNDS.known : ROUNDS.renamed;
    for (let round = 0; round < rounds; round++) {
      const isShared = await other.begin(
        async (held) => (await sessionOf(held)).session === own || (await sessionOf(one)).session !== own,
      );
      if (isShared) return true;
      if (announced !== own) await sleep(Math.random() * PAUSE_MS);
    }
    return false;
  } catch (error) {
    throw explainConnectionError(url, error);
  } finally {
    await Promise.all(clients.map((client) => client.end({ timeout: 1 })));
  }
}

/** The process that did the work, and the one announced on connecting. Without parameters, nothing is prepared. */
async function sessionOf(sql: Pick<Sql, "unsafe">): Promise<{ session: unknown; announced: unknown }> {
  const rows = await sql.unsafe("select pg_backend_pid() as session");
  return { session: rows[0]?.["session"], announced: rows.state.pid };
}
