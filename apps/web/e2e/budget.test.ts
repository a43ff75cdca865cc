import { describe, expect, it } from "vitest";
import {
  measureBundles,
  ENTRY_FILE,
  HOME_FILE,
  LANDING_FILE,
  readBuildFile,
  listScriptFiles,
  SHELL_FILE,
} from "./bundles.ts";

describe("gzipped bundles", () => {
  it.each(measureBundles())("are within budget: $what, $budget kB", ({ kilobytes, budget }) => {
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(budget);
  });

  it("are few on the landing page and the compare form, because a request costs more than the bytes it saves", () => {
    expect(listScriptFiles(ENTRY_FILE, LANDING_FILE).size).toBeLessThanOrEqual(8);
    expect(listScriptFiles(ENTRY_FILE, SHELL_FILE, HOME_FILE).size).toBeLessThanOrEqual(16);
  });

  it("contain neither form validation nor code for signed-in users on the landing page", () => {
    const mentions = (files: Set<string>, word: string) =>
      [...files].some((file) => readBuildFile(file).includes(word));
    const [landing, shell] = [listScriptFiles(ENTRY_FILE, LANDING_FILE), listScriptFiles(ENTRY_FILE, SHELL_FILE)];
    expect([mentions(shell, "TRPCClientError"), mentions(landing, "TRPCClientError")]).toEqual([true, false]);
    const rules = listScriptFiles("src/pages/home/validate-inputs.ts");
    expect([mentions(rules, "invalid_type"), mentions(landing, "invalid_type")]).toEqual([true, false]);
  });
});

it("renders pages on the server with React's production build, whatever the environment", () => {
  expect(readBuildFile(".render/render.mjs").includes("process.env.NODE_ENV")).toBe(false);
});
