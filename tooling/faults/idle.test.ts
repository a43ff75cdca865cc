import { setTimeout as sleep } from "node:timers/promises";
import type { ServerOptions } from "@dupewise/testing/server-process";
import { expect, it } from "vitest";
import { startDatabaseAndShop } from "./world.ts";

/** The time until everything that a startup causes is over and its connections are closed again. */
const SETTLED_MS = 12_000;
const WATCHED_MS = 30_000;
const MINUTE_MS = 60_000;

const IDLE: [name: string, options: ServerOptions, mostTransactions: number, mostConnections: number][] = [
  ["a server without jobs", { env: { RUN_JOBS: "false" } }, 10, 0],
  ["a worker", { program: "worker.ts", env: { WORKER_PORT: "0" } }, 250, 5],
  ["a server that does jobs", {}, 250, 5],
];

it.each(IDLE)(
  "R57: needs few PostgreSQL transactions and connections while %s is idle",
  async (name, options, most, connections) => {
    const { sql, start } = await startDatabaseAndShop();
    await start(options);
    const [idle] = await sql`select pg_backend_pid() as own`;
    const transactions = async () => {
      const [row] = await sql<{ count: number }[]>`
      select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()`;
      return row?.count ?? 0;
    };
    await sleep(SETTLED_MS);
    const before = await transactions();
    await sleep(WATCHED_MS);
    const each = Math.round(((await transactions()) - before) * (MINUTE_MS / WATCHED_MS));
    const others = await sql`
    select from pg_stat_activity where datname = current_database() and pid <> ${Number(idle?.["own"])}
      and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    process.stdout.write(`R57 ${name}: ${each} transactions a minute, ${others.length} connections\n`);
    expect(each).toBeLessThan(most);
    expect(others.length).toBeLessThanOrEqual(connections);
  },
);
