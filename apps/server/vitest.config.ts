import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import base from "@dupewise/test/vitest.config";
import { mergeConfig } from "vitest/config";

export default mergeConfig(base, {
  test: {
    // Each waits part of the time for a database or another process, and no other task is left to use the cores.
    maxWorkers: availableParallelism() + 1,
    // `npm test` only reports tests that passed on the second attempt; see docs/decisions/0049.
    retry: 1,
    globalSetup: "./src/testing/postgres-setup.ts",
    setupFiles: [fileURLToPath(new URL("src/testing/close-idle.ts", import.meta.url))],
  },
});
