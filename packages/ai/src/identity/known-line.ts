import type { ProductFacts } from "../facts/product-facts.ts";

/**
 * Returns true when both sides belong to the same known line, in which case details mentioned on only one page don't
 * count as differences.
 */
export function shareKnownLine({ line: a }: ProductFacts, { line: b }: ProductFacts): boolean {
  return a !== null && b !== null && a.value.maker === b.value.maker && a.value.line === b.value.line;
}
