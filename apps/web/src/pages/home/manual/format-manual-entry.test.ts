import { expect, it } from "vitest";
import { findOnlyLink } from "@dupewise/domain/product/product-input";
import { formatManualEntry, NOTHING_ENTERED } from "./format-manual-entry.ts";

const URL = "https://shop.example/p/coat";

it("formats one labeled line per filled-in field, followed by the link", () => {
  const entry = { ...NOTHING_ENTERED, name: " Belted coat ", materials: "80% wool", price: "$420" };
  expect(formatManualEntry(entry, URL)).toBe(
    "Product: Belted coat\nMaterials: 80% wool\nPrice: $420\nLink: https://shop.example/p/coat",
  );
});

it("omits the unreadable link when little was filled in, so that the page is not fetched again", () => {
  for (const name of ["name", "brand", "description", "materials", "price"] as const) {
    expect(findOnlyLink(formatManualEntry({ ...NOTHING_ENTERED, [name]: "Coat" }, URL))).toBeNull();
  }
});

it("returns an empty string when nothing was entered", () => expect(formatManualEntry(NOTHING_ENTERED, URL)).toBe(""));
