import { sweepAbandoned } from "./abandoned.ts";
import { startTestCluster } from "./cluster.ts";
import type { TestProject } from "vitest/node";

/** One PostgreSQL for a whole test run; vitest's `globalSetup`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTestCluster();
  project.provide("templateUrl", url);
  return async () => {
    await stop();
    // Of tests that failed with a cluster of their own.
    await sweepAbandoned();
  };
}
