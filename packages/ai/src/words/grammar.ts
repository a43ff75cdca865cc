/** Joins a list with commas and "and": "a, b and c". */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** Capitalizes the first letter of `text`. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Returns true for a plural name, including one that is plural for a single item: "jeans", "sneakers", but not "dress".
 */
export function isPlural(name: string): boolean {
  return /[^s]s$/.test(name);
}

/** Adds the indefinite article if the name takes one: "a coat", "an anorak", but "jeans". */
export function withArticle(name: string): string {
  if (isPlural(name) || UNCOUNTED.has(name)) return name;
  return `${/^(?:[aei]|o(?!ne\b)|u(?!n[ai])|[FHLMNRSX]\b)/i.test(name) ? "an" : "a"} ${name}`;
}

const UNCOUNTED = new Set([
  "enamel",
  "mother-of-pearl",
  "onyx",
  "jet",
  "turquoise",
  "malachite",
  "tummy control",
  "engraving",
  "boning",
  "Bluetooth",
  "hand stitching",
  "Blake stitching",
  "western stitching",
  "topstitching",
  "smocking",
  "moderate coverage",
  "UPF 50+ protection",
  "selvedge denim",
  "double-faced fabric",
  "heavyweight fabric",
  "squat-proof fabric",
  "hypoallergenic metal",
  "metallic thread",
  "zero drop",
  "swimwear",
  "shapewear",
  "footwear",
  "furniture",
  "dress material",
  "sports equipment",
  "skincare",
  "kitchenware",
  "electronics",
  "food",
  "baby gear",
  "health care",
  "pet supplies",
  "stationery",
  "home decor",
  "makeup",
  "perfume",
  "hair care",
  "jewellery",
  "lingerie",
]);

/** Returns the plural of a kind's name: "coats" for "coat". */
export function pluralOf(name: string): string {
  if (isPlural(name) || UNCOUNTED.has(name)) return name;
  if (/(?:s|x|ch|sh)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return name.endsWith("scarf") ? `${name.slice(0, -1)}ves` : `${name}s`;
}

/** Picks one of several wordings by a hash of the seed, so that the same seed always gets the same wording. */
export function pickVariant(variants: readonly string[], seed: string): string {
  // FNV-1a, with its halves folded so that the low bits depend on the whole seed.
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  return variants[((hash >>> 16) ^ (hash & 0xffff)) % variants.length] ?? "";
}

/** Ends a sentence with a period, unless it already ends with the period of an abbreviation: "by Tiffany & Co." */
export const endSentence = (words: string): string => (words.endsWith(".") ? words : `${words}.`);
