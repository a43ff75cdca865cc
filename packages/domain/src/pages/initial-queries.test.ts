import { describe, expect, it } from "vitest";
import { initialQueries } from "./initial-queries.ts";

describe("initialQueries", () => {
  const readsOf = (path: string, isMember: boolean) =>
    initialQueries(new URL(path, "https://dupewise.example"), isMember).map(({ procedure }) => procedure);

  it("returns a page's queries for a member, and none for a visitor", () => {
    expect(readsOf("/subscribe?subscription=success", true)).toEqual(["billing.status"]);
    expect(readsOf("/subscribe", false)).toEqual([]);
  });

  it("returns nothing for a filtered list, because the client loads it", () => {
    expect(readsOf("/history", true)).toEqual(["history.list"]);
    expect(readsOf("/history?sort=best", true)).toEqual([]);
  });

  it("returns the queries for a comparison or board as seen by its owner or through its shared link", () => {
    expect(readsOf("/c/4711", true)).toEqual(["comparisons.get", "comparisons.shareState"]);
    expect(readsOf("/c/4711?share=secret", false)).toEqual(["comparisons.shared"]);
    expect(readsOf("/c/4711", false)).toEqual([]);
    expect(readsOf("/b/4711", true)).toEqual(["boards.get"]);
    expect(readsOf("/b/4711?share=secret", false)).toEqual(["boards.shared"]);
  });
});
