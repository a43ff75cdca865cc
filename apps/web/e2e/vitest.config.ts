import { availableParallelism } from "node:os";
import shared from "@dupewise/test/vitest.config";
import { defineConfig } from "vitest/config";

/** The browser tests: the real server, PostgreSQL and Chromium on the built web app. `vite build` comes first. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: ["e2e/**/*.test.ts"],
    // Each file starts a world of its own; what they import is the same, and dear to import anew.
    isolate: false,
    // Each waits for its browser and its server half of the time.
    maxWorkers: availableParallelism() + 1,
    globalSetup: "@dupewise/server/testing/postgres-setup",
    // A walk through many screens on a machine that does ten other things.
    testTimeout: 300_000,
    // `npm test` names what passed at the second try alone; see docs/decisions/0049.
    retry: 1,
    hookTimeout: 300_000,
    reporters: ["dot", ["json", { outputFile: "e2e/test-results.json" }]],
  },
});
