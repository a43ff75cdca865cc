import { describe, expect, it } from "vitest";
import { PAGE_MAX_LENGTH } from "../constants.ts";
import { readCapturedPage, readCapturedSides, readPageMessage } from "./hand-over.ts";

const PAGE = { id: "1", url: "https://shop.example/coat", title: "Coat", html: "<h1>Coat</h1>" };

describe("a captured page", () => {
  it("is parsed with only the known fields, and with a long title truncated", () => {
    expect(readCapturedPage({ ...PAGE, isAdmin: true })).toEqual(PAGE);
    expect(readCapturedPage({ ...PAGE, title: "x".repeat(1_000) })?.title.length).toBe(300);
  });

  it.each([
    ["nothing", null],
    ["a string", "page"],
    ["a script URL", { ...PAGE, url: "javascript:alert(1)" }],
    ["a file URL", { ...PAGE, url: "file:///etc/passwd" }],
    ["without a URL", { ...PAGE, url: "coat" }],
    ["with an overlong URL", { ...PAGE, url: `https://shop.example/${"a".repeat(5_000)}` }],
    ["without markup", { ...PAGE, html: "" }],
    ["with non-string markup", { ...PAGE, html: ["<h1>"] }],
    ["larger than the limit", { ...PAGE, html: "x".repeat(PAGE_MAX_LENGTH + 1) }],
    ["without an ID", { ...PAGE, id: 1 }],
  ])("is rejected: %s", (_what, value) => expect(readCapturedPage(value)).toBeNull());

  it("is dropped when malformed, while the other side is kept", () => {
    expect(readCapturedSides({ original: PAGE, alternative: { ...PAGE, url: "data:," } })).toEqual({ original: PAGE });
    expect(readCapturedSides(undefined)).toEqual({});
  });
});

describe("a message from the page", () => {
  it.each([{ dupewise: "ask", id: "7" }, { dupewise: "drop", side: "original" }, { dupewise: "swap" }])(
    "is parsed: %o",
    (message) => expect(readPageMessage({ ...message, more: 1 })).toEqual(message),
  );

  it.each([
    null,
    "ask",
    { dupewise: "ask" },
    { dupewise: "ask", id: "x".repeat(101) },
    { dupewise: "drop", side: "__proto__" },
    { dupewise: "here" },
    { dupewise: "take" },
  ])("is rejected if it has any other form: %o", (message) => expect(readPageMessage(message)).toBeNull());
});
