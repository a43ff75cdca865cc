import { sweepAbandoned } from "./abandoned.ts";
import { startTestCluster } from "./cluster.ts";
import type { TestProject } from "vitest/node";

/** Starts one PostgreSQL for the whole test run. For vitest's `globalSetup`. */
export async function setup(project: Pick<TestProject, "provide">): Promise<() => Promise<void>> {
  const { url, stop } = await startTestCluster();
  project.provide("templateUrl", url);
  return async () => {
    await stop();
    // Of tests that failed with a cluster of their own.
    await sweepAbandoned();
  };
}
