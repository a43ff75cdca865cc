import { setup as startPostgres } from "@dupewise/db/testing/postgres-setup";
import { pino } from "pino";
import { openQueue } from "../jobs/open-queue.ts";
import type { TestProject } from "vitest/node";

/**
 * Starts one PostgreSQL server for the whole test run, with the job queue's tables in every database. Used as vitest's
 * `globalSetup`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let databaseUrl = "";
  const stop = await startPostgres({ provide: (_, url) => (databaseUrl = String(url)) });
  const queue = openQueue({ databaseUrl, log: pino({ level: "silent" }), works: true });
  const boss = await queue.client();
  // Each server adds itself to this list: a row in the template would make every used database look changed.
  await boss.getDb().executeSql("delete from pgboss.instance");
  await queue.close();
  project.provide("templateUrl", databaseUrl);
  return stop;
}
