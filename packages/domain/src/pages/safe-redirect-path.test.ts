import { describe, expect, it } from "vitest";
import { safeRedirectPath } from "./safe-redirect-path.ts";

describe("safeRedirectPath", () => {
  it.each(["/history", "/history?sort=best&minScore=80", "/c/abc#top", "/"])(
    "returns the path %s unchanged",
    (path) => {
      expect(safeRedirectPath(path)).toBe(path);
    },
  );

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
  ])("returns / for %j", (next) => {
    expect(safeRedirectPath(next)).toBe("/");
  });
});

/** Prefixes of a foreign host that a browser might take for a URL, or a script. */
const LEADS =
  "// /// /\\ \\\\ \\/ /%09/ /%5c /%2f /.// /..// /./\\ /a/..// /a/../\\ /%2e%2e// /%2e// ／／ /／ /⁄ /∕ http: https: http:/ https:/// javascript: JaVaScRiPt: data:text/html, blob: x: @ /@ ?// #// ;// . .. /;@ /:80// /?next=// /#// %20// //%0a /%0d%0aLocation:%20// //。"
    .split(" ")
    .concat(
      "\t\n\r\0\u200b\u00a0\u3000\u2028\ufeff\u0085"
        .split("")
        .flatMap((sign) => [`/${sign}/`, `${sign}//`, `//${sign}`]),
    );
const HOSTS = ["evil.example", "evil.example%2f..", "a@evil.example", "evil。example", "[::1]", "0x7f.1", "alert(1)"];

it("never leads away from this site, regardless of the input", () => {
  for (const next of LEADS.flatMap((lead) => HOSTS.map((host) => lead + host))) {
    const to = safeRedirectPath(next);
    expect([next, new URL(to, "https://dupes.example/auth").origin]).toEqual([next, "https://dupes.example"]);
    expect(to).toMatch(/^\/(?![/\\])/);
  }
});
