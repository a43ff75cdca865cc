import type { CompositionItem } from "./product.ts";

/** The percentage at which a part is complete, with rounding: 98–102. */
const COMPLETE = 99.5;
const FULL = 98;
const OVERFULL = 102;

/**
 * Splits the items of a composition by part. A new part starts where the part's name changes, or where the shares so
 * far are complete.
 */
export function compositionParts(items: readonly CompositionItem[]): CompositionItem[][] {
  const parts: CompositionItem[][] = [];
  let sum = 0;
  for (const item of items) {
    const current = parts.at(-1);
    const share = item.percentage ?? 0;
    if (!current || current[0]?.part !== item.part || sum >= COMPLETE || sum + share > OVERFULL) {
      parts.push([item]);
      sum = share;
    } else {
      current.push(item);
      sum += share;
    }
  }
  return parts;
}

/**
 * Returns the percentage of a part that its stated shares leave unaccounted for, or 0 when they add up to 98 or more: a
 * gap that small is due to rounding.
 */
export function unstatedShare(part: readonly CompositionItem[]): number {
  const said = part.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0);
  return said < FULL ? 100 - said : 0;
}
