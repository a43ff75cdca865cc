import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { CONNECT_SECONDS } from "../connect.ts";
import { explainConnectionError } from "./explain-connection-error.ts";
import { StartupError } from "../startup-error.ts";
import { checkVersion } from "./supported-version.ts";

export interface WaitOptions {
  /** How long to wait for a primary. By default, as long as a failover takes, with some margin. */
  waitMs?: number;
  /** Called once, with a sentence that says what is being waited for. */
  onWait?: (sentence: string) => void;
}

/** Transient: a proxy without a backend, a server that is starting or stopping. */
const PASSING = new Set(["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "57P03"]);
const FIVE_MINUTES_MS = 300_000;
const PAUSE_MS = 1_000;

/**
 * Waits until a primary server responds. Throws a `StartupError` if none does in time, if the server is unusable for
 * another reason, or if it is older than PostgreSQL 15.
 */
export async function awaitPrimary(url: string, { waitMs = FIVE_MINUTES_MS, onWait }: WaitOptions = {}): Promise<void> {
  const host = URL.parse(url)?.host;
  const until = performance.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const problem = await problemOf(url, Math.min(CONNECT_SECONDS, waitMs / 1_000));
    if (problem === null) return;
    if (performance.now() > until) throw problem;
    if (isFirst) onWait?.(`Waiting for a primary: the database at ${host} is not one, or does not respond yet.`);
    await sleep(Math.min(PAUSE_MS, waitMs));
  }
}

/** Returns the current problem, or null for a primary. Throws for permanent ones. */
async function problemOf(url: string, connectSeconds: number): Promise<Error | null> {
  const sql = postgres(url, { max: 1, connect_timeout: connectSeconds, fetch_types: false, onnotice: () => {} });
  try {
    const [row] = await sql<{ isStandby: boolean; version: number }[]>`
      select pg_is_in_recovery() as "isStandby", current_setting('server_version_num')::int as version`.simple();
    checkVersion(row?.version ?? 0);
    if (row?.isStandby !== true) return null;
    return new StartupError(`The database at ${URL.parse(url)?.host} is a standby; point DATABASE_URL at the primary.`);
  } catch (error) {
    if (error instanceof Error && "code" in error && PASSING.has(String(error.code))) {
      return explainConnectionError(url, error);
    }
    throw explainConnectionError(url, error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
