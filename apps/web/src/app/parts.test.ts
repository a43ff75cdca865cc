import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { partsOf } from "./parts.ts";

const APP = join(import.meta.dirname, "..", "..");
const MEMBERS = ["/", "/history", "/history/insights", "/notifications", "/personalized", "/support", "/account"];
const EVERYBODY = ["/auth", "/privacy", "/terms", "/trust", "/unsubscribe/token"];

describe("the parts of a page", () => {
  it.each([...MEMBERS, ...EVERYBODY, "/subscribe", "/c/1", "/history/"])("of %s exist", (path) => {
    const parts = partsOf(path, true);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !existsSync(join(APP, part)))).toEqual([]);
  });

  it("of a page for members are nothing to a visitor", () => {
    expect(partsOf("/history", false)).toEqual([]);
    expect(partsOf("/", false)).toEqual(["/src/app/visitor.tsx"]);
    expect(partsOf("/trust", false)).not.toContain("/src/app/member-header.tsx");
  });
});
