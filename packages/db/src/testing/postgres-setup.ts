import postgres from "postgres";
import { stopAbandonedClusters } from "./abandoned.ts";
import { startTestCluster } from "./cluster.ts";
import type { TestProject } from "vitest/node";

/** Starts one PostgreSQL server for the whole test run. Used as vitest's `globalSetup`. */
export async function setup(project: Pick<TestProject, "provide">): Promise<() => Promise<void>> {
  const { url, stop } = await startTestCluster();
  await stopCounting(url);
  project.provide("templateUrl", url);
  return async () => {
    await stop();
    // Left behind by failed tests with their own cluster.
    await stopAbandonedClusters();
  };
}

/** Background statistics would make a test's database differ from a fresh one. */
async function stopCounting(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, fetch_types: false });
  await sql`alter system set autovacuum = off`;
  await sql`select pg_reload_conf()`;
  await sql.end();
}
