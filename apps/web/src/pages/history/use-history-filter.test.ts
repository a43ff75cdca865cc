import { describe, expect, it } from "vitest";
import { parseFilter, serializeFilter } from "./use-history-filter.ts";

describe("the filter in the URL", () => {
  it.each([
    ["", { minScore: 0, sort: "newest", search: "" }],
    ["match=70&sort=best&q=wool+coat", { minScore: 70, sort: "best", search: "wool coat" }],
    ["match=55&sort=worst&q=+", { minScore: 0, sort: "newest", search: "" }],
    ["match=abc", { minScore: 0, sort: "newest", search: "" }],
    [`q=${"x".repeat(300)}`, { minScore: 0, sort: "newest", search: "x".repeat(200) }],
  ])("is parsed from %j as %o", (search, filter) => {
    expect(parseFilter(new URLSearchParams(search))).toEqual(filter);
  });

  it("is serialized without default values, and parses back to the same filter", () => {
    expect(serializeFilter({ minScore: 0, sort: "newest", search: "" }).toString()).toBe("");
    const filter = { minScore: 90, sort: "oldest", search: "a&b=ü 🧵" } as const;
    expect(parseFilter(serializeFilter(filter))).toEqual(filter);
  });
});
