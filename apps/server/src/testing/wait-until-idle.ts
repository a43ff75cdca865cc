import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@dupewise/db/connect";

const LOOK_MS = 20;
const LOOKS = 250;

/**
 * Cancels waiting jobs, then waits for running jobs and open transactions to finish. Returns false if that takes longer
 * than five seconds.
 */
export async function waitUntilIdle(sql: Database["sql"]): Promise<boolean> {
  for (let looks = 0; looks < LOOKS; looks++) {
    await sql`delete from pgboss.job where state in ('created', 'retry')`;
    const [busy] = await sql`
      select from pgboss.job where state = 'active' union all
      select from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
    if (!busy) return true;
    await sleep(LOOK_MS);
  }
  return false;
}
