import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { LOCKS } from "../advisory-locks.ts";
import type { Sql } from "postgres";

/** A server whose owner just died needs a moment to notice. */
const LOCK_ATTEMPTS = 20;
/** A server that replays its log after a crash responds late. */
const READY_ATTEMPTS = 600;
const PAUSE_MS = 100;
const NOT_READY = new Set(["57P01", "57P03", "ECONNREFUSED", "ECONNRESET", "CONNECT_TIMEOUT", "CONNECTION_CLOSED"]);

export interface Ownership {
  /** The one connection that holds the lock. */
  sql: Sql;
  release: () => Promise<void>;
}

interface OwnOptions {
  /** Called when the server does not respond yet, in case it died. */
  revive: () => Promise<unknown>;
  /** Called when the server disappears. */
  onLost: () => void;
}

/**
 * Claims the cluster for this process until it releases the claim or exits. The claim is a database lock, which is lost
 * together with its connection. Returns undefined if another process owns the cluster.
 */
export async function claimCluster(url: string, { revive, onLost }: OwnOptions): Promise<Ownership | undefined> {
  let held = false;
  const sql = postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    onnotice: () => {},
    // A connection that breaks during this internal query of the driver would crash the process.
    fetch_types: false,
    connection: { application_name: "dupewise owner" },
    onclose: () => {
      if (held) onLost();
      held = false;
    },
  });
  const release = () => {
    held = false;
    return sql.end({ timeout: 1 });
  };
  try {
    held = await takeLock(sql, revive);
    if (held) return { sql, release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return undefined;
}

/** Returns whether the lock was acquired, once the server responds. */
async function takeLock(sql: Sql, revive: OwnOptions["revive"]): Promise<boolean> {
  let refusals = 0;
  for (let attempt = 1; refusals < LOCK_ATTEMPTS; attempt++) {
    try {
      const [row] = await sql<{ held: boolean }[]>`select pg_try_advisory_lock(${LOCKS.owner}) as held`;
      if (row?.held) return true;
      refusals++;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (!NOT_READY.has(code) || attempt >= READY_ATTEMPTS) throw error;
      await revive();
    }
    await sleep(PAUSE_MS);
  }
  return false;
}
