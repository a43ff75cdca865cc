import { describe, expect, it } from "vitest";
import { listPreviewParts } from "./field-reading.tsx";
import { isReadableText } from "./use-preview.ts";

const PREVIEW = {
  title: "The Margot",
  brand: null,
  price: { amount: "89", currency: "USD" },
  materials: [],
  kind: null,
  likely: [
    { type: "coat", name: "coat" },
    { type: "cardigan", name: "cardigan" },
  ],
};

describe("the preview of the text being typed", () => {
  it("offers the two most likely kinds when the kind is uncertain", () => {
    expect(listPreviewParts(PREVIEW)).toEqual(["The Margot", "$89", "not sure what this is: coat or cardigan"]);
  });

  it("says that the kind is unknown, and which facts were not found", () => {
    expect(listPreviewParts({ ...PREVIEW, title: null, price: null, likely: [] })).toEqual([
      "no name found",
      "not sure what this is",
      "no price found",
    ]);
  });
});

describe("isReadableText", () => {
  it.each(["", "https://shop.example/coat", "www.shop.example/coat", "x".repeat(20_001)])(
    "returns false for %.30s",
    (text) => expect(isReadableText(text)).toBe(false),
  );
  it("returns true for text even if it contains a link", () => {
    expect(isReadableText("Belted coat https://shop.example/coat $89")).toBe(true);
  });
});
