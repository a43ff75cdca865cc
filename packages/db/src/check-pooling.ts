import { type ConnectOptions, openClient } from "./connect.ts";
import { connectionProblem } from "./connection-problem.ts";
import { StartupError } from "./startup-error.ts";

/** Where the database is, and how it is reached. */
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

/** Whether what one connection sets is seen by another: both were given the same session, one after the other. */
async function sharesSessions(url: string, pooled: boolean): Promise<boolean> {
  const [one, other] = [openClient(url, 1, pooled), openClient(url, 1, pooled)];
  try {
    const [own, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
    // Without parameters, nothing is prepared.
    await one.unsafe(`set dupewise.session = '${own}'`);
    await other.unsafe(`set dupewise.session = '${foreign}'`);
    const [row] = await one.unsafe("select current_setting('dupewise.session', true) as session");
    return row?.["session"] !== own;
  } catch (error) {
    throw connectionProblem(url, error);
  } finally {
    await Promise.all([one, other].map((client) => client.end({ timeout: 1 })));
  }
}
