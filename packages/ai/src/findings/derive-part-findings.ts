import type { CompositionItem } from "@dupewise/domain/product/product";
import { compositionSimilarity } from "@dupewise/vocabulary/composition/similarity";
import { familyOf } from "@dupewise/vocabulary/materials/fibers";
import { type Fabric, haveSameShares, type OtherPart } from "../facts/outer-fabric.ts";
import { BOTH, type Finding } from "./finding.ts";
import { isImitationLeather } from "./wearing.ts";

/** The weight of another part's difference, as a fraction of the fabric's. */
const PART_SHARES: Readonly<Record<OtherPart, number>> = {
  // Invisible, but most of what filled goods are bought for.
  fill: 1,
  lining: 0.4,
  sole: 0.3,
  trim: 0.2,
};

/** The weight of a matching part, below that of everything that counts toward the score. */
const SAME_WEIGHT = 1;

/** Derives the findings about linings, fillings, soles and trims that both sides name. */
export function derivePartFindings(
  one: Fabric,
  other: Fabric,
  weight: number,
  evidence: Finding["evidence"],
): Finding[] {
  return [...one.otherParts].flatMap(([part, original]): Finding[] => {
    const alternative = other.otherParts.get(part) ?? [];
    if (alternative.length === 0) return [];
    if (haveSameShares(original, alternative)) {
      // A sole that both have is told as a detail.
      if (part !== "lining" && part !== "fill") return [];
      return [{ code: "same-part", sides: BOTH, values: { part, items: original }, evidence, weight: SAME_WEIGHT }];
    }
    if (part === "sole" && [original, alternative].some(isOfAnyPlastic)) return [];
    if (areIncomplete(original, alternative) && !areAllUnrelated(original, alternative)) return [];
    const alike = compositionSimilarity(asShell(original), asShell(alternative)) ?? 0;
    return [
      {
        code: "other-part",
        sides: BOTH,
        values: { part, original, alternative },
        evidence,
        weight: 100 * weight * PART_SHARES[part] * (1 - alike),
      },
    ];
  });
}

/** PVC is synthetic too. */
const isOfAnyPlastic = (items: readonly CompositionItem[]): boolean =>
  items.some(({ material }) => material === "synthetic" || material === "plastic");

/** Whether a side lists materials without shares, which may not be all of them: "sheepskin lining". */
const areIncomplete = (...lists: readonly (readonly CompositionItem[])[]): boolean =>
  lists.some((items) => items.some(({ percentage }) => percentage === null));

const areAllUnrelated = (one: readonly CompositionItem[], other: readonly CompositionItem[]): boolean =>
  one.every((mine) =>
    other.every((theirs) => areTold(mine, theirs) && areUnrelatedMaterials(asFiber(mine), asFiber(theirs))),
  );

/** A textile may be of any fiber, but not of leather. */
const areTold = (...items: readonly CompositionItem[]): boolean =>
  !items.some(({ material }) => material === "textile") ||
  items.some(({ material }) => familyOf(material) === "leather" || isImitationLeather(material));

/** The lining of a sheepskin boot is called wool by one shop and shearling by another. */
const asFiber = ({ material }: CompositionItem): string => (material === "shearling" ? "wool" : material);

function asShell(items: readonly CompositionItem[]): CompositionItem[] {
  return items.map(({ material, percentage }) => ({ material, percentage }));
}

/** The similarity below which two materials have nothing in common. */
const RELATED = 0.6;

/** Returns true when two materials have little in common, such as modal and polyester. */
export function areUnrelatedMaterials(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((material) => [{ material, percentage: null }]);
  return (compositionSimilarity(mine ?? [], theirs ?? []) ?? 0) < RELATED;
}
