import { availableParallelism } from "node:os";
import shared from "@dupewise/test/vitest.config";
import { defineConfig } from "vitest/config";

/** The browser tests: the real server, PostgreSQL and Chromium with the built web app. Run `vite build` first. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: ["e2e/**/*.test.ts"],
    // Each file starts its own world; their imports are the same, and expensive to load again.
    isolate: false,
    // Each file spends half of its time waiting for its browser and server.
    maxWorkers: availableParallelism() + 1,
    globalSetup: "@dupewise/server/testing/postgres-setup",
    // `npm test` only reports tests that passed on the second attempt; see docs/decisions/0049.
    retry: 1,
    reporters: ["dot", ["json", { outputFile: "e2e/test-results.json" }]],
  },
});
