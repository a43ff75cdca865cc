import { describe, expect, it } from "vitest";
import { isAllowedByRobotsTxt } from "./robots-text.ts";

const allows = (text: string, path: string) => isAllowedByRobotsTxt(text, "Dupewise", path);

describe("matching groups in robots.txt", () => {
  it("prefers the group that names the agent over the wildcard", () => {
    const text = "User-agent: *\nDisallow: /\n\nUser-agent: dupewise/2.0\nAllow: /\n";
    expect(allows(text, "/p/1")).toBe(true);
    expect(isAllowedByRobotsTxt(text, "OtherBot", "/p/1")).toBe(false);
  });

  it("merges all groups that name the agent, including groups for several agents", () => {
    const text = "user-agent: a\nUSER-AGENT: dupewise\ndisallow: /x\n\nuser-agent: dupewise\ndisallow: /y";
    expect([allows(text, "/x"), allows(text, "/y"), allows(text, "/z")]).toEqual([false, false, true]);
  });

  it("allows everything by default", () => {
    expect(allows("", "/")).toBe(true);
    expect(allows("Sitemap: https://shop.example/sitemap.xml\n<html>", "/")).toBe(true);
    expect(allows("User-agent: *\nDisallow:", "/")).toBe(true);
  });
});

describe("matching rules in robots.txt", () => {
  it.each([
    ["Disallow: /p", "/product", false],
    ["Disallow: /p\nAllow: /product", "/product/1", true],
    ["Allow: /p\nDisallow: /p", "/p", true],
    ["Disallow: /*.json$", "/a/b.json", false],
    ["Disallow: /*.json$", "/a/b.json?x=1", true],
    ["Disallow: /*?sort=", "/shirts?sort=price", false],
    ["Disallow: /exact$", "/exact", false],
    ["Disallow: /exact$", "/exactly", true],
    ["Disallow: /*/private/*/x", "/a/private/b/c/x", false],
    ["Disallow: /caf%C3%A9", "/caf%C3%A9", false],
    ["Disallow: /café", "/caf%C3%A9", false],
    ["Disallow: /p # everything", "/p", false],
  ])("for the rules %j and the path %s, returns %s", (rules, path, allowed) => {
    expect(allows(`User-agent: *\n${rules}`, path)).toBe(allowed);
  });
});
