import { availableParallelism } from "node:os";
import shared from "@dupewise/test/vitest.config";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each takes half a minute or more. One that started last would keep a single worker busy at the end. */
const LONGEST = /(?:every-screen|care-label|scripts)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

/** The browser tests: the real server, PostgreSQL and Chromium with the built web app. Run `vite build` first. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: ["e2e/**/*.test.ts"],
    // Each file starts its own world; their imports are the same, and expensive to load again.
    isolate: false,
    sequence: { ...shared.test?.sequence, sequencer: LongestFirst },
    // Each file spends half of its time waiting for its browser and server.
    maxWorkers: availableParallelism() + 1,
    globalSetup: "@dupewise/server/testing/postgres-setup",
    // `npm test` only reports tests that passed on the second attempt; see docs/decisions/0049.
    retry: 1,
    reporters: ["dot", ["json", { outputFile: "test-results-e2e.json" }]],
  },
});
