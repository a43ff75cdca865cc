import { expect, it } from "vitest";
import { productFromPage } from "../testing/page.ts";

const listed = (...pairs: [string, string][]) =>
  productFromPage(
    `<h1>Jersey Tee</h1><ul>${pairs.map(([label, value]) => `<li><span>${label}</span><span>${value}</span></li>`).join("")}</ul>`,
  );

it("reads labels with values in the adjacent element", () => {
  const product = listed(["Fit", "Regular"], ["Material", "Organic cotton"], ["Country of origin", "Turkey"]);
  expect(product.materials).toEqual(["organic cotton"]);
  expect(product.location).toBe("Turkey");
});

it("reads bold labels with values on the same line", () => {
  const product = productFromPage(
    "<h1>Robe</h1><p><b>Fabric</b> Cotton voile<br><b>Origin</b> India<br><b>Fit</b> Loose</p>",
  );
  expect(product.materials).toEqual(["cotton"]);
  expect(product.location).toBe("India");
});

it("does not match a label inside a longer word", () => {
  expect(productFromPage("<h1>Jersey Tee</h1><p><b>Material</b>ism and silk</p>").materials).toEqual([]);
});
