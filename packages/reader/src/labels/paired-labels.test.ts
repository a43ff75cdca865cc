import { expect, it } from "vitest";
import { readingOf } from "../testing/page.ts";

const listed = (...pairs: [string, string][]) =>
  readingOf(
    `<h1>Jersey Tee</h1><ul>${pairs.map(([label, value]) => `<li><span>${label}</span><span>${value}</span></li>`).join("")}</ul>`,
  );

it("reads labels whose values stand right beside them", () => {
  const product = listed(["Fit", "Regular"], ["Material", "Organic cotton"], ["Country of origin", "Turkey"]);
  expect(product.materials).toEqual(["organic cotton"]);
  expect(product.location).toBe("Turkey");
});

it("reads labels in bold whose values go on in the line", () => {
  const product = readingOf(
    "<h1>Robe</h1><p><b>Fabric</b> Cotton voile<br><b>Origin</b> India<br><b>Fit</b> Loose</p>",
  );
  expect(product.materials).toEqual(["cotton"]);
  expect(product.location).toBe("India");
});

it("takes no word that merely goes on for one", () => {
  expect(readingOf("<h1>Jersey Tee</h1><p><b>Material</b>ism and silk</p>").materials).toEqual([]);
});
