import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The one test configuration: every package re-exports it. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "*.test.ts"],
    setupFiles: [fileURLToPath(new URL("quiet-console.ts", import.meta.url))],
    reporters: ["dot", ["json", { outputFile: "test-results.json" }]],
    // Generous: they end what hangs, and judge no speed.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // By itself ten seconds, after which a PostgreSQL that still writes to its disk is left running.
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    restoreMocks: true,
    // Node's own place for it, shared with the programs that tests start: most of their start is compiling.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache") },
    // Most wait for a database, a process or a browser part of the time.
    maxWorkers: Math.max(2, availableParallelism()),
    // No test changes what another file sees, so modules loaded once can serve all files.
    isolate: false,
    // Node loads the sources, as it does in production. Vite's loader compiles each export into a property, and each
    // use of an import into a look-up of it, which takes a quarter of the processor time.
    experimental: { viteModuleRunner: false },
  },
});
