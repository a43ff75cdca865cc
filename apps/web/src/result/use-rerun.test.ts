import { describe, expect, it } from "vitest";
import { rerunTexts } from "./use-rerun.ts";

describe("rerunTexts", () => {
  it("takes what says something, trimmed, from editors open or closed", () => {
    const draft = (text: string, open = true) => ({ open, text, error: undefined });
    expect(
      rerunTexts({
        originalMaterialText: draft("  70% Cotton, 30% Wool\n"),
        dupeMaterialText: draft("   "),
        originalPrice: draft(""),
        dupePrice: draft("$34.99", false),
      }),
    ).toEqual({ originalMaterialText: "70% Cotton, 30% Wool", dupePrice: "$34.99" });
  });
});
