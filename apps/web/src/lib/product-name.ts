import { isProductUrl } from "@dupewise/domain/product-input";

const NAME_MAX_LENGTH = 60;

/** What is known of one side of a stored comparison. */
export interface NamedProduct {
  /** What was given: an address or a description. */
  input: string;
  description: string | null;
  title: string | null;
}

/** A product's name: its 'Product:' line, else its title as read, else what its address tells. */
export function productName({ input, description, title }: NamedProduct): string {
  const pasted = isProductUrl(input) ? null : input;
  const name = productLine(description) ?? productLine(pasted) ?? title?.trim();
  if (name) return name;
  return (pasted === null ? nameFromUrl(input) : null) ?? "Product name unavailable";
}

const productLine = (text: string | null): string | null =>
  /^[^\S\n]*Product:[^\S\n]*(\S.*?)[^\S\n]*$/im.exec(text ?? "")?.[1] ?? null;

function nameFromUrl(input: string): string | null {
  const address = /^www\./i.test(input.trim()) ? `https://${input.trim()}` : input.trim();
  if (!URL.canParse(address)) return null;
  const segment = new URL(address).pathname.split("/").findLast(Boolean) ?? "";
  const words = decode(segment)
    .replace(/\.(html?|php|aspx?)$/i, "")
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  if (words === "") return null;
  return words.length > NAME_MAX_LENGTH ? `${words.slice(0, NAME_MAX_LENGTH - 1).trimEnd()}…` : words;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
