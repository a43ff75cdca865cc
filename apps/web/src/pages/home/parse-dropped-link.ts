import { isProductUrl } from "@dupewise/domain/product/product-input";

/** Returns the first web URL in dropped `text/uri-list` data (RFC 2483), or null if there is none. */
export function parseDroppedLink(list: string): string | null {
  const lines = list.split(/\r?\n/, 50).map((line) => line.trim());
  return lines.find((line) => !line.startsWith("#") && isProductUrl(line)) ?? null;
}
