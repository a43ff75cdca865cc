import { materialName } from "@dupewise/domain/product/material-name";
import type { Product } from "@dupewise/domain/product/product";
import { formatMoney } from "@dupewise/domain/money/format-money";

const LONGEST_NAME = 70;
const MOST_MATERIALS = 3;

/** The facts read about a product that `listReadingParts` formats. */
export interface ReadingParts extends Pick<Product, "title" | "brand" | "materials" | "used"> {
  /** The price as it was read, or as the shopper entered it. */
  price: Product["price"] | string;
  /** The kind's name for shoppers; null while unknown. */
  kind: string | null;
}

/** Returns what was read about a product as a list of short texts in display order, without missing facts. */
export function listReadingParts({ title, brand, price, kind, materials, used }: ReadingParts): string[] {
  const named = materials.slice(0, MOST_MATERIALS).map(materialName).join(", ");
  const parts = [
    title && shorten(title),
    brand,
    typeof price === "string" ? price : price && formatMoney(price),
    kind,
    named,
    used &&
      `secondhand: ${[...new Set([used.condition, ...used.flaws]), used.size && `size ${used.size}`].filter(Boolean).join(", ")}`,
  ];
  return parts.flatMap((part) => part || []);
}

function shorten(name: string): string {
  const characters = Array.from(name);
  return characters.length > LONGEST_NAME
    ? `${characters
        .slice(0, LONGEST_NAME - 1)
        .join("")
        .trimEnd()}…`
    : name;
}
