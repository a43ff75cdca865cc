import { titleGarment } from "@dupewise/vocabulary/garments/title-garment";
import type { EvidenceSource } from "@dupewise/domain/product/product";
import type { Found } from "../found.ts";

/**
 * Returns the kind of product that the product's name states, otherwise the shop's category for the product. Returns
 * null if there is neither.
 */
export function categoryOf(
  title: Found<string> | null,
  categories: readonly { text: string; source: EvidenceSource }[],
): Found<string> | null {
  const named = title === null ? undefined : titleGarment(title.value);
  if (title !== null && named !== undefined) {
    return { value: named.garment.type, quote: title.value, source: title.source, certainty: 0.8 };
  }
  for (const { text, source } of categories) {
    const value =
      text
        .split(/[>/»›|]/)
        .findLast((part) => part.trim() !== "")
        ?.trim() ?? "";
    if (value !== "" && value.length < 60 && !/^https?:|^\d+$/.test(value)) {
      return { value, quote: text, source, certainty: 0.6 };
    }
  }
  return null;
}
