import { describe, expect, it } from "vitest";
import { bundles, ENTRY, LANDING, readBuilt, scripts, SHELL } from "./bundles.ts";

describe("gzipped bundle sizes", () => {
  it.each(bundles())("are within budget: $what, $budget kB", ({ kilobytes, budget }) => {
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(budget);
  });

  it("load neither form validation nor signed-in code on the landing page", () => {
    const mentions = (files: Set<string>, word: string) => [...files].some((file) => readBuilt(file).includes(word));
    const [landing, shell] = [scripts(ENTRY, LANDING), scripts(ENTRY, SHELL)];
    expect([mentions(shell, "TRPCClientError"), mentions(landing, "TRPCClientError")]).toEqual([true, false]);
    const rules = scripts("src/pages/home/check-inputs.ts");
    expect([mentions(rules, "invalid_type"), mentions(landing, "invalid_type")]).toEqual([true, false]);
  });
});
