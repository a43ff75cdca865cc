import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import shared from "@dupewise/test/vitest.config";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    // Each waits part of the time for a database or another process.
    maxWorkers: availableParallelism() + 1,
    // `npm test` only reports tests that passed on the second attempt; see docs/decisions/0049.
    retry: 1,
    globalSetup: "./src/testing/postgres-setup.ts",
    setupFiles: [
      ...[shared.test?.setupFiles ?? []].flat(),
      fileURLToPath(new URL("src/testing/close-idle.ts", import.meta.url)),
    ],
    reporters: ["dot", ["json", { outputFile: "test-results-e2e.json" }]],
  },
});
