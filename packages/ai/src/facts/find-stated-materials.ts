import type { MaterialSource } from "./extract-material-facts.ts";

/**
 * Returns the page's own wording about the product's materials, as quotes joined with commas, or "" if there is none.
 */
export function findStatedMaterials({ evidence = [] }: MaterialSource): string {
  const told = evidence.filter(({ field }) => field === "materials" || field === "composition");
  return [...new Set(told.map(({ quote }) => quote))].join(", ").replace(NEXT_LABEL, ", ");
}

/** In a quote of several lines, "Lining: 100% leather Sole: 100% rubber", where a line began. */
const NEXT_LABEL = /\s(?=\p{Lu}\p{L}+(?: \p{L}+)?:)/gu;
