import { describe, expect, it } from "vitest";
import { collectChangedTexts } from "./use-rerun.ts";

describe("collectChangedTexts", () => {
  it("returns the trimmed text of each changed editor, whether it is open or closed", () => {
    const draft = (text: string, open = true, before = "") => ({ open, text, before, error: undefined });
    expect(
      collectChangedTexts({
        originalMaterialText: draft("  70% Cotton, 30% Wool\n"),
        dupeMaterialText: draft("   "),
        originalPrice: draft(""),
        dupePrice: draft("$34.99", false),
        originalTitle: draft("Camp shirt ", true, "Camp shirt"),
        dupeTitle: draft("Linen shirt", true, "Shirt"),
        originalBrand: draft("", true, "Maren"),
        dupeBrand: draft(""),
        originalKind: draft("shirt", true, "shirt"),
        dupeKind: draft("blouse", true, "shirt"),
        originalDetails: draft("navy, long"),
        dupeDetails: draft(""),
      }),
    ).toEqual({
      originalMaterialText: "70% Cotton, 30% Wool",
      dupePrice: "$34.99",
      dupeTitle: "Linen shirt",
      dupeKind: "blouse",
      originalDetails: "navy, long",
    });
  });
});
