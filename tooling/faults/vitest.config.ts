import shared from "@dupewise/test/vitest.config";
import { defineConfig, mergeConfig } from "vitest/config";

// One after the other, so that nothing else competes with what is killed and timed here.
export default defineConfig(({ mode }) =>
  mergeConfig(shared, {
    test: {
      fileParallelism: false,
      testTimeout: mode === "full" ? 3_600_000 : 600_000,
      provide: {
        full: mode === "full",
        soakMinutes: Number(process.env["SOAK_MINUTES"] ?? (mode === "full" ? 30 : 1)),
      },
    },
  }),
);
