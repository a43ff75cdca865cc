import type { FoundAlternative } from "@dupewise/domain/catalogue/finding";
import { formatMoney } from "@dupewise/domain/money/format-money";

/**
 * Formats an alternative from the catalogue as pasted text, so that it can be compared even if its shop's page can't be
 * read.
 */
export function formatFoundAlternative({ title, brand, price, materials, url }: FoundAlternative): string {
  return [
    `Product: ${title}`,
    brand && `Brand: ${brand}`,
    price && `Price: ${formatMoney(price)}`,
    materials.length > 0 && `Materials: ${materials.join(", ")}`,
    url,
  ]
    .filter(Boolean)
    .join("\n");
}
