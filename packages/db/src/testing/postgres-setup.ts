import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../embedded/start-embedded.ts";
import { migrate } from "../migrate.ts";
import { PREFIX, sweepAbandoned } from "./abandoned.ts";
import type { TestProject } from "vitest/node";

/** One PostgreSQL for a whole test run, not synced to disk; vitest's `globalSetup`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // As root, PostgreSQL runs as another user.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, fsync: false });
  await migrate(embedded);
  project.provide("templateUrl", embedded.url);
  return async () => {
    await embedded.stop();
    for (const folder of [embedded.place, dataDir]) rmSync(folder, { recursive: true, force: true });
  };
}
