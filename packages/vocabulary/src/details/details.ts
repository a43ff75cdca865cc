import { DETAILS, NON_DETAIL_PHRASES } from "./details.data.ts";
import type { Group } from "../garments/families.data.ts";
import { createNameFinder } from "../text/named-values.ts";

/** Finds every non-negated detail in the text, in order. */
export const findDetails = createNameFinder(DETAILS, NON_DETAIL_PHRASES);

const BY_NAME = new Map(DETAILS.map((detail) => [detail.name, detail]));

/**
 * Returns true when products of a group can have a detail. Shoes, for example, can't have "lace", because the word
 * means their laces.
 */
export function canHaveDetail(group: Group, name: string): boolean {
  return BY_NAME.get(name)?.of?.includes(group) ?? true;
}

const SOLE_PARTS: ReadonlySet<string> = new Set(["rubber sole", "EVA sole"]);
/** Returns true when two soles can be layers of the same shoe, such as an EVA midsole and a rubber outsole. */
export const arePartsOfOneSole = (one: string, other: string): boolean => SOLE_PARTS.has(one) && SOLE_PARTS.has(other);

/** Returns true when a product can have only one of two details, such as a quartz and an automatic movement. */
export function areMutuallyExclusive(one: string, other: string): boolean {
  if (arePartsOfOneSole(one, other)) return false;
  const kind = BY_NAME.get(one)?.kind;
  return one !== other && kind !== undefined && kind === BY_NAME.get(other)?.kind;
}
