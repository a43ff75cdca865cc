import { baseFiber, familyOf } from "@dupewise/vocabulary/materials/fibers";
import type { ProductFacts } from "../facts/product-facts.ts";
import {
  haveSameNamedFabric,
  type Fabric,
  outerFabric,
  outerFabricOfSide,
  haveSameMaterials,
} from "../facts/outer-fabric.ts";
import { METALS } from "../facts/metals.data.ts";
import type { ScoredDimension } from "../rubric/scored-dimension.ts";
import { isImitationLeather } from "../findings/wearing.ts";
import type { RelativeQuality } from "./value-score.ts";

const WORST_MATERIAL = 0.3;
const BEST_MATERIAL = 1.15;
/** The weights of the outer fabric and of a filling that both sides name, as in the score. */
const OUTSIDE = 0.7;
const FILLING = 0.5;
/** The quality of construction when no detail of the original is kept, and of design when nothing is. */
const BARE_CONSTRUCTION = 0.6;
const OTHER_DESIGN = 0.5;

/** The relative quality of two products that are the same item. */
export const SAME_QUALITY: RelativeQuality = { material: 1, construction: 1, design: 1 };

/**
 * Returns the alternative's quality relative to the original's, where 1 means equal. An aspect is null if either page
 * says too little about it.
 */
export function relativeQuality(
  original: ProductFacts,
  alternative: ProductFacts,
  dimensions: readonly ScoredDimension[],
): RelativeQuality {
  return {
    material: compareMaterials(original, alternative),
    construction: compareConstruction(original, alternative),
    design: design(dimensions),
  };
}

/**
 * Returns true when the alternative has a material that peels or wears off, such as plating or imitation leather, and
 * the original has one that doesn't.
 */
export function onlyAlternativeWearsOff(original: ProductFacts, alternative: ProductFacts): boolean {
  if (original.metal && alternative.metal)
    return METALS[alternative.metal.value].wearsOff && !METALS[original.metal.value].wearsOff;
  const [mine, theirs] = [original, alternative].map(({ composition }) =>
    composition.map(({ value }) => value.material),
  );
  return theirs?.[0] !== undefined && isImitation(theirs[0]) && mine?.[0] !== undefined && isHide(mine[0]);
}

/** Parts of a watch or a shoe, each with its cheaper substitutes. */
const LESSER_FOR: Readonly<Record<string, readonly string[]>> = {
  "sapphire crystal": ["mineral crystal", "acrylic crystal"],
  "automatic movement": ["quartz movement"],
  "hand-wound movement": ["quartz movement"],
  "leather sole": ["synthetic sole"],
};

/**
 * Returns true when the alternative has a cheaper substitute for a part of the original: mineral crystal instead of
 * sapphire.
 */
export function alternativeHasInferiorPart({ details: a }: ProductFacts, { details: b }: ProductFacts): boolean {
  return a.some(({ value }) => LESSER_FOR[value]?.some((lesser) => b.some((fact) => fact.value === lesser)) === true);
}

const isImitation = (material: string): boolean => material.startsWith("faux ") || material === "bonded leather";
const isHide = (material: string): boolean => /(?:leather|shearling)$/.test(material) && !isImitation(material);

function compareMaterials(a: ProductFacts, b: ProductFacts): number | null {
  if (a.metal && b.metal) return ratio(METALS[a.metal.value].grade, METALS[b.metal.value].grade);
  if (haveSameNamedFabric(a, b)) return 1;
  // What counts in two coated fabrics is the coating.
  if ([a, b].every(({ cut }) => cut.get("surface")?.value === "coated surface")) return null;
  const [mine, theirs] = [a, b].map(outerFabricOfSide);
  if (!mine || !theirs) return null;
  const [fill, otherFill] = [mine, theirs].map(({ otherParts }) =>
    outerFabric((otherParts.get("fill") ?? []).map(({ material, percentage }) => ({ material, percentage }))),
  );
  const outside = areForSwimming(a, b) && [mine, theirs].every(isSynthetic) ? 1 : gradeRatio(mine, theirs);
  const inside = fill && otherFill ? (gradeRatio(fill, otherFill) ?? 1) : fillRatio(a, b);
  // A filling on one side alone outweighs the fabric around it.
  if (isFilled(a) !== isFilled(b)) return null;
  if (outside === null || inside === null) return outside;
  return (OUTSIDE * outside + FILLING * inside) / (OUTSIDE + FILLING);
}

/** Nylon is finer, but polyester withstands chlorine. */
const areForSwimming = (...sides: readonly ProductFacts[]): boolean =>
  sides.every(({ garment }) => garment?.value.group === "swimwear");
const isSynthetic = ({ main }: Fabric): boolean => ["polyamide", "polyester"].includes(familyOf(main) ?? "");

const isFilled = (side: ProductFacts): boolean =>
  FILL_GRADES[side.cut.get("fill")?.value ?? ""] !== undefined ||
  side.measurements.some(({ name }) => name === "fill power") ||
  outerFabricOfSide(side)?.otherParts.has("fill") === true;

/** The ratio of grades at which one material is better for any shopper: silk than viscose, cotton than polyester. */
const CLEARLY = 1.3;

/**
 * Returns true when the alternative's main material is clearly better than the original's, beyond what the value score
 * reflects.
 */
export function isAlternativeMaterialClearlyBetter(original: ProductFacts, alternative: ProductFacts): boolean {
  if (original.metal && alternative.metal)
    return METALS[alternative.metal.value].grade >= CLEARLY * METALS[original.metal.value].grade;
  const [mine, theirs] = [original, alternative].map(outerFabricOfSide);
  return !!mine && !!theirs && theirs.grade >= CLEARLY * mine.grade;
}

/** The ratio of two fillings that are only called down or synthetic; null when a side names none. */
function fillRatio({ cut: a }: ProductFacts, { cut: b }: ProductFacts): number | null {
  const [mine, theirs] = [a, b].map((cut) => FILL_GRADES[cut.get("fill")?.value ?? ""]);
  return mine === undefined || theirs === undefined ? null : ratio(mine, theirs);
}
const FILL_GRADES: Readonly<Record<string, number>> = {
  "goose-down fill": 1,
  "duck-down fill": 0.95,
  "down fill": 0.97,
  "synthetic fill": 0.6,
};

function gradeRatio(mine: Fabric, theirs: Fabric): number | null {
  if (haveSameMaterials(mine, theirs)) return 1;
  // A page that names only the main material may leave the trim out.
  if (baseFiber(mine.main) === baseFiber(theirs.main) && mine.mainShare === null && theirs.mainShare === null) return 1;
  // Paper is plaited in place of straw.
  const [isPaper, isOtherPaper] = [mine, theirs].map(({ main }) => main === "paper");
  if (isPaper !== isOtherPaper) return isPaper ? BEST_MATERIAL : PAPER_FOR_STRAW;
  if ([mine, theirs].some(isPlaited)) return 1;
  // Polyurethane on fabric and faux leather are two names for one thing.
  if ([mine, theirs].every(({ main }) => isImitationLeather(main))) return 1;
  // A metal card holder is not a worse leather wallet.
  const areOfMetal = [mine, theirs].filter(({ main }) => familyOf(main) === "metal");
  if (areOfMetal.length === 1 || areOfMetal.some(({ main }) => main === "metal")) return null;
  return mine.grade === 0 || theirs.grade === 0 ? null : ratio(mine.grade, theirs.grade);
}

const PAPER_FOR_STRAW = 0.75;

/** Whether a fabric is plaited. Straw is neither better nor worse than cloth, just a different look. */
const isPlaited = ({ main }: Fabric): boolean => familyOf(main) === "plaited";

function ratio(mine: number, theirs: number): number {
  return Math.min(BEST_MATERIAL, Math.max(WORST_MATERIAL, theirs / mine));
}

function compareConstruction({ details: a }: ProductFacts, { details: b }: ProductFacts): number | null {
  if (a.length === 0 || b.length === 0) return null;
  const kept = a.filter(({ value }) => b.some((fact) => fact.value === value)).length / a.length;
  return BARE_CONSTRUCTION + (1 - BARE_CONSTRUCTION) * kept;
}

function design(dimensions: readonly ScoredDimension[]): number {
  const known = dimensions.flatMap(({ name, similarity }) =>
    (name === "cut" || name === "pattern" || name === "colour") && similarity !== null ? [similarity] : [],
  );
  const mean = known.length === 0 ? 1 : known.reduce((sum, similarity) => sum + similarity, 0) / known.length;
  return OTHER_DESIGN + (1 - OTHER_DESIGN) * mean;
}
