import type { MaterialSource } from "./extract-material-facts.ts";

/**
 * Returns a page's own words about its materials, such as a list that names a metal's finish, or "" if there are none.
 */
export function findStatedMaterials({ evidence = [] }: MaterialSource): string {
  const told = evidence.filter(({ field }) => field === "materials" || field === "composition");
  return [...new Set(told.map(({ quote }) => quote))].join(", ").replace(NEXT_LABEL, ", ");
}

/** In a quote of several lines, "Lining: 100% leather Sole: 100% rubber", where a line began. */
const NEXT_LABEL = /\s(?=\p{Lu}\p{L}+(?: \p{L}+)?:)/gu;
