import type { ProductFacts } from "../facts/product-facts.ts";
import { type Cloth, clothOf, namesTheSame } from "../facts/cloth.ts";
import type { ScoredDimension } from "../rubric/score-facts.ts";
import type { RelativeQuality } from "./value-score.ts";

const WORST_MATERIAL = 0.3;
const BEST_MATERIAL = 1.15;
/** How the outer cloth and a filling that both sides name count in the material: as they do in the score. */
const OUTSIDE = 0.7;
const FILLING = 0.5;
/** What is left of the construction when none of the original's details is kept, and of the design when nothing is. */
const BARE_CONSTRUCTION = 0.6;
const OTHER_DESIGN = 0.5;

/** The alternative's quality relative to the original's. What a side does not say is not counted as a loss. */
export function relativeQuality(
  a: ProductFacts,
  b: ProductFacts,
  dimensions: readonly ScoredDimension[],
): RelativeQuality {
  return { material: material(a, b), construction: construction(a, b), design: design(dimensions) };
}

function material(a: ProductFacts, b: ProductFacts): number {
  const [mine, theirs] = [a, b].map(({ composition }) => clothOf(composition.map(({ value }) => value)));
  if (!mine || !theirs) return 1;
  const [fill, otherFill] = [mine, theirs].map(({ otherParts }) => clothOf(otherParts.get("fill") ?? []));
  const outside = gradeRatio(mine, theirs);
  if (!fill || !otherFill) return outside;
  return (OUTSIDE * outside + FILLING * gradeRatio(fill, otherFill)) / (OUTSIDE + FILLING);
}

function gradeRatio(mine: Cloth, theirs: Cloth): number {
  if (mine.grade === 0 || theirs.grade === 0 || namesTheSame(mine, theirs)) return 1;
  return Math.min(BEST_MATERIAL, Math.max(WORST_MATERIAL, theirs.grade / mine.grade));
}

function construction({ details: a }: ProductFacts, { details: b }: ProductFacts): number {
  if (a.length === 0 || b.length === 0) return 1;
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
