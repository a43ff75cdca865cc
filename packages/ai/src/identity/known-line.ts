import type { ProductFacts } from "../facts/product-facts.ts";

/**
 * Returns true when both sides belong to the same known product line. Details that only one page mentions then don't
 * count as differences.
 */
export function haveSameKnownLine({ line: a }: ProductFacts, { line: b }: ProductFacts): boolean {
  return a !== null && b !== null && a.value.maker === b.value.maker && a.value.line === b.value.line;
}
