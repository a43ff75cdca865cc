import { describe, expect, it } from "vitest";
import { firstReads } from "./first-reads.ts";

describe("firstReads", () => {
  const readsOf = (path: string, isMember: boolean) =>
    firstReads(new URL(path, "https://dupewise.example"), isMember).map(({ procedure }) => procedure);

  it("loads a member's data, and nothing for visitors", () => {
    expect(readsOf("/subscribe?subscription=success", true)).toEqual(["billing.status"]);
    expect(readsOf("/subscribe", false)).toEqual([]);
  });

  it("leaves a filtered list to the client", () => {
    expect(readsOf("/history", true)).toEqual(["history.list"]);
    expect(readsOf("/history?sort=best", true)).toEqual([]);
  });

  it("loads a comparison as its owner or through its shared link", () => {
    expect(readsOf("/c/4711", true)).toEqual(["comparisons.get", "comparisons.shareState"]);
    expect(readsOf("/c/4711?share=secret", false)).toEqual(["comparisons.shared"]);
    expect(readsOf("/c/4711", false)).toEqual([]);
    expect(readsOf("/b/4711", true)).toEqual(["boards.get"]);
    expect(readsOf("/b/4711?share=secret", false)).toEqual(["boards.shared"]);
  });
});
