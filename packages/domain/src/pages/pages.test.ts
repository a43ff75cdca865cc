import { describe, expect, it } from "vitest";
import { findPage, isPage, PAGES } from "./pages.ts";

describe("isPage", () => {
  it.each([...Object.values(PAGES).map(({ path }) => path), "/history/", "/c/4711"])("accepts %s", (path) => {
    expect(isPage(path)).toBe(true);
  });

  it.each(["/nope", "/c", "/c/a/b", "/historyx"])("rejects %s", (path) => expect(isPage(path)).toBe(false));
});

it("returns the named segments of a path", () => {
  expect(findPage("/unsubscribe/abc/")).toMatchObject({ name: "unsubscribe", params: { token: "abc" } });
});
