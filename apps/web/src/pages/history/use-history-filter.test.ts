import { describe, expect, it } from "vitest";
import { readFilter, writeFilter } from "./use-history-filter.ts";

describe("the filter in the address", () => {
  it.each([
    ["", { minScore: 0, sort: "newest" }],
    ["match=70&sort=best", { minScore: 70, sort: "best" }],
    ["match=55&sort=worst", { minScore: 0, sort: "newest" }],
    ["match=abc", { minScore: 0, sort: "newest" }],
  ])("%j means %o", (search, filter) => {
    expect(readFilter(new URLSearchParams(search))).toEqual(filter);
  });

  it("is written as short as it can be, and read back", () => {
    expect(writeFilter({ minScore: 0, sort: "newest" }).toString()).toBe("");
    const filter = { minScore: 90, sort: "oldest" } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });
});
