import type { FoundAlternative } from "@dupewise/domain/catalogue/finding";

interface Found {
  /** The kind of the original; null when unknown. */
  kind: string | null;
  alternatives: readonly Pick<
    FoundAlternative,
    "title" | "brand" | "url" | "price" | "similarityScore" | "valueScore" | "reason"
  >[];
}

/**
 * Formats the alternatives that a search found as terminal output.
 * @param where what was searched, such as "the feed"
 */
export function renderFoundAlternatives({ kind, alternatives }: Found, where: string): string {
  if (kind === null) return "We couldn't tell what kind of product this is.";
  if (alternatives.length === 0) return `Nothing in ${where} is both similar and cheaper (${kind}).`;
  return alternatives
    .map(({ title, brand, url, price, similarityScore, valueScore, reason }, place) => {
      const cost = price ? `${price.amount} ${price.currency ?? ""}`.trim() : "no price";
      const name = brand === null ? title : `${brand}, ${title}`;
      return `${place + 1}. ${name}: ${similarityScore}%, value ${valueScore ?? "unknown"}, ${cost}\n   ${reason}\n   ${url}`;
    })
    .join("\n");
}
