import { expect, it } from "vitest";
import { ENGINE_VERSION, olderEngine } from "./engine-version.ts";

it("names a score's engine version only when it is outdated", () => {
  expect(olderEngine({ engineVersion: ENGINE_VERSION })).toBeNull();
  expect(olderEngine({ engineVersion: ENGINE_VERSION + 1 })).toBeNull();
  expect(olderEngine({ engineVersion: ENGINE_VERSION - 1 })).toBe(ENGINE_VERSION - 1);
});

it("treats a score without a version as made by the first version", () => {
  expect(olderEngine({})).toBe(1);
});
