/** "a, b and c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "jeans", "sneakers": named in the plural even when there is one. "dress" is not. */
export function isPlural(name: string): boolean {
  return /[^s]s$/.test(name);
}

/** "a coat", "an anorak", "jeans". */
export function withArticle(name: string): string {
  if (isPlural(name) || UNCOUNTED.has(name)) return name;
  return `${/^(?:[aeio]|u(?!n[ai])|[FHLMNRSX]\b)/i.test(name) ? "an" : "a"} ${name}`;
}

const UNCOUNTED = new Set([
  "mother-of-pearl",
  "onyx",
  "turquoise",
  "malachite",
  "swimwear",
  "shapewear",
  "footwear",
  "furniture",
  "dress material",
  "sports equipment",
  "skincare",
  "kitchenware",
  "stationery",
  "home decor",
  "makeup",
  "perfume",
  "hair care",
  "jewellery",
  "lingerie",
]);

/** The English plural of a type's name. */
export function pluralOf(name: string): string {
  if (isPlural(name) || UNCOUNTED.has(name)) return name;
  if (/(?:s|x|ch|sh)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return name.endsWith("scarf") ? `${name.slice(0, -1)}ves` : `${name}s`;
}

/** The same words always pick the same variant, different ones spread over all. */
export function pick(variants: readonly string[], seed: string): string {
  // FNV-1a, its halves folded so that the low bits depend on all of the seed.
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  return variants[((hash >>> 16) ^ (hash & 0xffff)) % variants.length] ?? "";
}
