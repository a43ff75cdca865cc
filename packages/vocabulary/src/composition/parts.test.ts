import { describe, expect, test } from "vitest";
import { PARTS } from "./parts.data.ts";
import { isPiece, joinParts, partRole } from "./parts.ts";

describe("joinParts", () => {
  test.each([
    [["lining", "hood"], "hood lining"],
    [["shell", "lining"], "lining"],
    [["jacket", "lining", "shell"], "jacket lining"],
    [["hat", "shell"], "hat shell"],
    [["lining", "lining"], "lining"],
    [["shell"], "shell"],
    [[], undefined],
  ] as const)("joins the parts %j into the part name %s", (names, joined) => {
    expect(joinParts(names)).toBe(joined);
  });
});

test.each([
  ["hood lining", "lining"],
  ["jacket", "shell"],
  ["jacket lining", "lining"],
  ["upper", "shell"],
  ["insole", "lining"],
  ["heel", "sole"],
  ["collar", "trim"],
  ["filling", "fill"],
  ["something else", "shell"],
  [undefined, "shell"],
])("returns the role of the part %s: %s", (part, role) => {
  expect(partRole(part)).toBe(role);
});

test("distinguishes pieces of a set from parts of a garment", () => {
  expect(isPiece("top")).toBe(true);
  expect(isPiece("lining")).toBe(false);
});

test("gives every part an English name that shares its first four letters with the part's identifier", () => {
  for (const [part, { names }] of Object.entries(PARTS)) {
    expect([part, names.en?.split(", ").some((name) => name.startsWith(part.slice(0, 4)))]).toEqual([part, true]);
  }
});
