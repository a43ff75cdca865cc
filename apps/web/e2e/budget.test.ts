import { describe, expect, it } from "vitest";
import { bundles, ENTRY, LANDING, readBuilt, scripts, SHELL } from "./bundles.ts";

describe("what a browser loads, gzipped", () => {
  it.each(bundles())("keeps to its budget: $what, $budget kB", ({ kilobytes, budget }) => {
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(budget);
  });

  it("leaves the forms' rules and the signed-in code out of the landing page", () => {
    const mentions = (files: Set<string>, word: string) => [...files].some((file) => readBuilt(file).includes(word));
    const [landing, shell] = [scripts(ENTRY, LANDING), scripts(ENTRY, SHELL)];
    expect([mentions(shell, "TRPCClientError"), mentions(landing, "TRPCClientError")]).toEqual([true, false]);
    const rules = scripts("src/pages/home/rules.ts");
    expect([mentions(rules, "invalid_type"), mentions(landing, "invalid_type")]).toEqual([true, false]);
  });
});
