import { expect, it } from "vitest";
import { isOverLimit, renderTable } from "./table.ts";

const row = { what: "list", ours: 3, baseline: 2, unit: "ms", baselineName: "bare", limit: 1.5 };

it("aligns the rows of the table, each with a ratio and a verdict", () => {
  const [head, list, start] = renderTable([
    row,
    { ...row, what: "start the server", ours: 1234.5, baseline: 800, limit: 1 },
  ]).split("\n");
  expect(head?.indexOf("verdict")).toBe(list?.indexOf("ok"));
  expect(list).toMatch(/^list +3\.00 +ms +1\.50× +1\.5× +ok +2\.00 ms: bare$/);
  expect(start).toMatch(/^start the server +1235 +ms +1\.54× +1× +OVER +800 ms: bare$/);
});

it("treats NaN as over the limit", () => {
  expect([isOverLimit(row), isOverLimit({ ...row, ours: 3.1 }), isOverLimit({ ...row, ours: 0, baseline: 0 })]).toEqual(
    [false, true, true],
  );
});
