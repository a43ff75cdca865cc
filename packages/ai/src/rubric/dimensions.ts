import type { DimensionName } from "@dupewise/domain/comparison/comparison";
import { compositionSimilarity } from "@dupewise/vocabulary/composition/similarity";
import { FABRIC_SHARE, fabricFiberSimilarity, fabricSimilarity } from "@dupewise/vocabulary/materials/fabrics";
import { areMutuallyExclusive } from "@dupewise/vocabulary/details/details";
import { occasionSimilarity } from "@dupewise/vocabulary/details/occasions";
import { patternSimilarity } from "@dupewise/vocabulary/details/patterns";
import { scoredMaterials } from "../facts/lining-facts.ts";
import type { ProductFacts, Fact } from "../facts/product-facts.ts";
import { colorSimilarity } from "./color-similarity.ts";
import { areCaseAndDialColors } from "../facts/are-case-and-dial-colors.ts";
import { materialLookSimilarity } from "./material-look.ts";
import { compareShape } from "./shape-agreement.ts";

/** The similarity of two products in one dimension, 0–1, and the certainty of the facts behind it, 0–1. */
export interface DimensionSimilarity {
  similarity: number;
  certainty: number;
  /**
   * Cut only: how strongly its attributes suggest similarity (above 0) or difference (below 0); 0 when none is stated.
   */
  shape?: number;
  /** Cut only: how much evidence its attributes give, for similarity and against it together. */
  strength?: number;
  /** Material only: how similar the two materials look. */
  look?: number | null;
}

/**
 * The similarity measure of each dimension. A measure is symmetric, returns 1 for equal facts, and returns null when a
 * side states too little.
 */
export const SIMILARITY_MEASURES: Record<
  DimensionName,
  (a: ProductFacts, b: ProductFacts) => DimensionSimilarity | null
> = {
  cut,
  material,
  colour,
  pattern,
  construction,
  function: use,
  text,
};

/** The weight of the type itself in the cut, next to the named attributes. */
const TYPE_WEIGHT = 1.2;
/** The similarity for another type's cut before its attributes: the gate covers most of that difference. */
const OTHER_TYPE = 0.995;

/** The certainty of the cut from the type alone, and what each attribute that both sides name adds. */
const TYPE_CERTAINTY = 0.35;
const ATTRIBUTE_CERTAINTY = 0.22;

function cut(a: ProductFacts, b: ProductFacts): DimensionSimilarity | null {
  if (!a.garment || !b.garment) return null;
  const type = a.garment.value.type === b.garment.value.type ? 1 : OTHER_TYPE;
  const { sum, weights, named, evidence, strength } = compareShape(a, b);
  const coverage = TYPE_CERTAINTY + named * ATTRIBUTE_CERTAINTY;
  return {
    similarity: (TYPE_WEIGHT * type + sum) / (TYPE_WEIGHT + weights),
    certainty: Math.min(1, coverage) * sureness([a.garment], [b.garment]),
    shape: evidence,
    strength,
  };
}

/** How certain it is that a weave has its usual fiber. */
const USUAL_FIBER_CERTAINTY = 0.3;

function material(a: ProductFacts, b: ProductFacts): DimensionSimilarity | null {
  const [mine, theirs] = [scoredMaterials(a), scoredMaterials(b)];
  const items = (facts: typeof mine) => facts.map(({ value }) => value);
  const fibers = compositionSimilarity(items(mine), items(theirs));
  const fabrics = a.fabric && b.fabric ? fabricSimilarity(a.fabric.value, b.fabric.value) : null;
  if (fibers === null) {
    return fabrics === null
      ? (usualFiber(a, b) ?? usualFiber(b, a))
      : { similarity: fabrics, certainty: FABRIC_SHARE * sureness([a.fabric], [b.fabric]) };
  }
  const similarity = fabrics === null ? fibers : (1 - FABRIC_SHARE) * fibers + FABRIC_SHARE * fabrics;
  return { similarity, certainty: sureness(mine, theirs), look: materialLookSimilarity(a, b) };
}

/** Compares a side that names only its fabric with one that names its fibers: canvas and leather. */
function usualFiber({ fabric, composition }: ProductFacts, other: ProductFacts): DimensionSimilarity | null {
  const [main] = other.composition;
  if (!fabric || composition.length > 0 || !main) return null;
  return { similarity: fabricFiberSimilarity(fabric.value, main.value.material), certainty: USUAL_FIBER_CERTAINTY };
}

function colour(a: ProductFacts, b: ProductFacts): DimensionSimilarity | null {
  const [mine, theirs] = [a, b].map(({ colours }) => colours.map(({ value }) => value));
  const similarity = mine && theirs && !areCaseAndDialColors(a, b) ? colorSimilarity(mine, theirs) : null;
  return similarity === null ? null : { similarity, certainty: sureness(a.colours, b.colours) };
}

function pattern({ pattern: a }: ProductFacts, { pattern: b }: ProductFacts): DimensionSimilarity | null {
  return a && b ? { similarity: patternSimilarity(a.value, b.value), certainty: sureness([a], [b]) } : null;
}

/** The weight of what only one side mentions: not listing a lining doesn't mean having none. */
const UNSAID = 0.3;

function construction({ details: a }: ProductFacts, { details: b }: ProductFacts): DimensionSimilarity | null {
  if (a.length === 0 || b.length === 0) return null;
  const names = new Set(a.map(({ value }) => value));
  const others = new Set(b.map(({ value }) => value));
  const common = b.filter(({ value }) => names.has(value)).length;
  const [onlyA, onlyB] = [a.filter(({ value }) => !others.has(value)), b.filter(({ value }) => !names.has(value))];
  const rivals = onlyA.filter((one) => onlyB.some((other) => areMutuallyExclusive(one.value, other.value))).length;
  if (common + rivals === 0) return null;
  const unsaid = UNSAID * (onlyA.length + onlyB.length - 2 * rivals);
  return { similarity: common / (common + rivals + unsaid), certainty: sureness(a, b) };
}

function use({ occasions: a }: ProductFacts, { occasions: b }: ProductFacts): DimensionSimilarity | null {
  if (a.length === 0 || b.length === 0) return null;
  const best = (from: readonly Fact<string>[], to: readonly Fact<string>[]) =>
    from.reduce((sum, { value }) => sum + Math.max(...to.map((other) => occasionSimilarity(value, other.value))), 0) /
    from.length;
  return { similarity: (best(a, b) + best(b, a)) / 2, certainty: sureness(a, b) };
}

/** Texts with fewer words are names, and two names say nothing. */
const ENOUGH_WORDS = 12;
const TEXT_CERTAINTY = 0.5;

/** Cosine of the words that no other dimension covers. */
function text({ otherWords: a }: ProductFacts, { otherWords: b }: ProductFacts): DimensionSimilarity | null {
  if (Math.min(a.size, b.size) < ENOUGH_WORDS) return null;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return { similarity: common / Math.sqrt(a.size * b.size), certainty: TEXT_CERTAINTY };
}

/** The most certain fact of the less certain side. */
function sureness(a: readonly (Fact<unknown> | null)[], b: readonly (Fact<unknown> | null)[]): number {
  const surest = (facts: readonly (Fact<unknown> | null)[]) => Math.max(...facts.map((fact) => fact?.certainty ?? 0));
  return Math.min(surest(a), surest(b));
}
