import { afterEach, beforeEach, expect, vi } from "vitest";

// A warning nobody reads is a defect that nobody mends: it fails the test that caused it.
const spies = () => [vi.spyOn(console, "error"), vi.spyOn(console, "warn")] as const;
let watched: ReturnType<typeof spies>;

beforeEach(() => {
  watched = spies();
});

afterEach(() => {
  for (const spy of watched) expect(spy.mock.calls, "console.error and console.warn stay silent in tests").toEqual([]);
});
