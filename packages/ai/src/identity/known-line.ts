import type { ProductFacts } from "../facts/product-facts.ts";

/**
 * Returns true when both sides belong to the same known line, so that details mentioned on only one page are not
 * differences.
 */
export function shareKnownLine({ line: a }: ProductFacts, { line: b }: ProductFacts): boolean {
  return a !== null && b !== null && a.value.maker === b.value.maker && a.value.line === b.value.line;
}
