import type { CompositionItem } from "@dupewise/domain/product/product";
import { familyOf } from "../materials/fibers.ts";

/** Named without a share, an elastic fiber is the few percent that let a cloth give. */
const ELASTIC_SHARE = 5;

/**
 * Returns the share of each item in its part, in percent: the stated share or, if there is none, a likely portion of
 * the remainder.
 */
export function likelyShares(block: readonly CompositionItem[]): number[] {
  const rest = Math.max(0, 100 - block.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0));
  const open = block.filter(({ percentage }) => percentage === null);
  const slight = open.filter(isElastic).length;
  const small = slight === open.length ? rest / slight : Math.min(ELASTIC_SHARE, rest / open.length);
  const large = (rest - slight * small) / (open.length - slight);
  return block.map((item) => item.percentage ?? (isElastic(item) ? small : large));
}

function isElastic({ material }: CompositionItem): boolean {
  return familyOf(material) === "elastic";
}
