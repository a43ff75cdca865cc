import { expect, it } from "vitest";
import { ENGINE_VERSION, outdatedEngineVersion } from "./engine-version.ts";

it("names a score's engine version only when it is outdated", () => {
  expect(outdatedEngineVersion({ engineVersion: ENGINE_VERSION })).toBeNull();
  expect(outdatedEngineVersion({ engineVersion: ENGINE_VERSION + 1 })).toBeNull();
  expect(outdatedEngineVersion({ engineVersion: ENGINE_VERSION - 1 })).toBe(ENGINE_VERSION - 1);
});

it("treats a score without a version as made by the first version", () => {
  expect(outdatedEngineVersion({})).toBe(1);
});
