import { expect, it } from "vitest";
import { materialName } from "./material-name.ts";

it.each([
  ["other fibres", "other fibers"],
  ["glass fibre", "glass fiber"],
  ["aluminium", "aluminum"],
  ["recycled polyamide", "recycled nylon"],
  ["textile", "fabric"],
  ["polyvinyl chloride", "PVC"],
  ["suede leather", "suede"],
  ["merino wool", "merino wool"],
])("shows the material %s as %s", (stored, shown) => {
  expect(materialName(stored)).toBe(shown);
});
