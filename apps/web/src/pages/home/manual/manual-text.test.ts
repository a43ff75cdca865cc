import { expect, it } from "vitest";
import { linkIn } from "@dupewise/domain/product/product-input";
import { manualText, NOTHING_ENTERED } from "./manual-text.ts";

const URL = "https://shop.example/p/coat";

it("writes one labeled line for each field that was filled in, with the link below", () => {
  const entry = { ...NOTHING_ENTERED, name: " Belted coat ", materials: "80% wool", price: "$420" };
  expect(manualText(entry, URL)).toBe(
    "Product: Belted coat\nMaterials: 80% wool\nPrice: $420\nLink: https://shop.example/p/coat",
  );
});

it("is never read as the link that failed, however little was filled in", () => {
  for (const name of ["name", "brand", "description", "materials", "price"] as const) {
    expect(linkIn(manualText({ ...NOTHING_ENTERED, [name]: "Coat" }, URL))).toBeNull();
  }
});

it("is empty when nothing was filled in", () => expect(manualText(NOTHING_ENTERED, URL)).toBe(""));
