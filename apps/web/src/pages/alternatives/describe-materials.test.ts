import { expect, it } from "vitest";
import { describeMaterials } from "./describe-materials.ts";

const fiber = (material: string, percentage: number | null, part?: string) =>
  part === undefined ? { material, percentage } : { material, percentage, part };

it.each([
  [[], ["leather"], "leather"],
  [[], [], ""],
  [[fiber("wool", 70), fiber("silk", null)], ["wool"], "70% wool, silk"],
  [
    [fiber("wool", 62, "shell"), fiber("polyester", 38, "shell"), fiber("viscose", 100, "lining")],
    ["wool"],
    "62% wool, 38% polyester; lining: 100% viscose",
  ],
])("names every part except the main one: %j", (composition, materials, words) => {
  expect(describeMaterials({ composition, materials })).toBe(words);
});
