import { expect, it } from "vitest";
import { ENGINE_VERSION, olderEngine } from "./engine-version.ts";

it("names the engine of a score only where it is older than today's", () => {
  expect(olderEngine({ engineVersion: ENGINE_VERSION })).toBeNull();
  expect(olderEngine({ engineVersion: ENGINE_VERSION + 1 })).toBeNull();
  expect(olderEngine({ engineVersion: ENGINE_VERSION - 1 })).toBe(ENGINE_VERSION - 1);
});

it("takes a score that names no engine for one of the first", () => {
  expect(olderEngine({})).toBe(1);
});
