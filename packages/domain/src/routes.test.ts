import { describe, expect, it } from "vitest";
import { isPage, safeNext } from "./routes.ts";

describe("safeNext", () => {
  it.each(["/history", "/history?sort=best&minScore=80", "/c/abc#top", "/"])("keeps %s", (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "history",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    " /history",
    "/a\\b",
    "/.//evil.example",
    "/..//evil.example",
  ])("answers / for %j", (next) => {
    expect(safeNext(next)).toBe("/");
  });
});

describe("isPage", () => {
  it.each(["/", "/history", "/c/0b9e", "/auth/", "/trust", "/unsubscribe/0b9e"])("knows %s", (path) =>
    expect(isPage(path)).toBe(true),
  );
  it.each(["/nope", "/c", "/c/a/b", "/historyx"])("does not know %s", (path) => expect(isPage(path)).toBe(false));
});
