import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The one test configuration: every package re-exports it. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    include: ["src/**/*.test.{ts,tsx}", "e2e/**/*.test.ts", "*.test.ts"],
    setupFiles: [fileURLToPath(new URL("quiet-console.ts", import.meta.url))],
    reporters: ["dot", ["json", { outputFile: "test-results.json" }]],
    restoreMocks: true,
    maxWorkers: 2,
  },
});
