import { findOnlyLink } from "@dupewise/domain/product/product-input";

/** The fields of a product that a shopper enters by hand, as typed. */
export interface ManualEntry {
  name: string;
  brand: string;
  description: string;
  materials: string;
  price: string;
}

export const NOTHING_ENTERED: ManualEntry = { name: "", brand: "", description: "", materials: "", price: "" };

/** The label of each line, as the server's reader expects it. */
const LABELS = {
  name: "Product",
  brand: "Brand",
  description: "Description",
  materials: "Materials",
  price: "Price",
} as const satisfies Record<keyof ManualEntry, string>;

const NAMES = ["name", "brand", "description", "materials", "price"] as const;

/**
 * Formats a product entered by hand as pasted text, with one labeled line per field. Appends the page's link if the
 * text is long enough to count as a description. Returns "" if nothing was entered.
 */
export function formatManualEntry(entry: ManualEntry, url: string): string {
  const lines = NAMES.flatMap((name) => (entry[name].trim() === "" ? [] : `${LABELS[name]}: ${entry[name].trim()}`));
  if (lines.length === 0) return "";
  const text = lines.join("\n");
  const withLink = `${text}\nLink: ${url.trim()}`;
  // With only a few words beside it, the link would lead to the unreadable page again.
  return findOnlyLink(withLink) === null ? withLink : text;
}
