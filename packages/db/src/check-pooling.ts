import type { Sql } from "postgres";
import { type ConnectOptions, openClient } from "./connect.ts";
import { connectionProblem } from "./connection-problem.ts";
import { StartupError } from "./startup-error.ts";

/** The addresses of the database, direct and pooled. */
export interface Addresses extends Pick<ConnectOptions, "pooled"> {
  url: string;
  /** PostgreSQL itself where `url` is a pooler's. */
  directUrl?: string | undefined;
}

/**
 * Throws a `StartupError` when a pooler in transaction mode stands where a session is needed: it would lose prepared
 * statements, and settings with them.
 */
export async function checkPooling({ url, directUrl, pooled = false }: Addresses): Promise<void> {
  if (directUrl !== undefined && (await sharesSessions(directUrl, pooled))) {
    throw new StartupError("DATABASE_DIRECT_URL leads to a pooler too; point it at PostgreSQL itself.");
  }
  if (!pooled && (await sharesSessions(url, pooled))) {
    throw new StartupError(
      `A pooler in transaction mode stands at ${URL.parse(url)?.host}; set DATABASE_POOLED=true, and DATABASE_DIRECT_URL to PostgreSQL itself.`,
    );
  }
}

/** Beside traffic a pooler gives a connection the same session again by chance, though hardly twenty times. */
const ROUNDS = 20;

/**
 * Whether two connections are ever given the same session, or one of them another than before, while the second holds
 * its own in a transaction.
 */
async function sharesSessions(url: string, pooled: boolean): Promise<boolean> {
  const clients = [openClient(url, 1, pooled), openClient(url, 1, pooled)] as const;
  const [one, other] = clients;
  try {
    const own = await sessionOf(one);
    for (let round = 0; round < ROUNDS; round++) {
      const isShared = await other.begin(
        async (held) => (await sessionOf(held)) === own || (await sessionOf(one)) !== own,
      );
      if (isShared) return true;
    }
    return false;
  } catch (error) {
    throw connectionProblem(url, error);
  } finally {
    await Promise.all(clients.map((client) => client.end({ timeout: 1 })));
  }
}

/** Without parameters, nothing is prepared. */
async function sessionOf(sql: Pick<Sql, "unsafe">): Promise<unknown> {
  const [row] = await sql.unsafe("select pg_backend_pid() as session");
  return row?.["session"];
}
