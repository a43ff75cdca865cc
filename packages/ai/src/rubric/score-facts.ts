import { DimensionName } from "@dupewise/domain/comparison/comparison";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import { isVerySame, type SameItem, sameItem } from "../identity/same-item.ts";
import { MEASURES } from "./dimensions.ts";
import { categoryGate, offerGate } from "./gate.ts";
import type { Judged } from "./judged.ts";
import { weightsFor } from "./weights.ts";

export interface ScoredDimension {
  name: DimensionName;
  weight: number;
  similarity: number | null;
}

/** The score of two products and how it came about. */
export interface Score {
  /** 0–100, or null when too little is known to say. */
  similarityScore: number | null;
  /** 0–1: known weight × certainty of all weight, less while a cap holds. */
  confidence: number;
  /** Where the score would lie if what is missing were known. */
  range: { low: number; high: number } | null;
  gate: number;
  dimensions: ScoredDimension[];
  /** Whether the two are the very same item; null where nothing tells. */
  sameItem: SameItem | null;
}

/** The most that can be said while the cut or the material is unknown… */
const INCOMPLETE_CAP = 90;
/** …while less of the weight than this is known, unless two texts say the same… */
const HARDLY_ALL_CAP = 96;
const MOSTLY_KNOWN = 0.75;
/** …and while the colour is not. */
const UNCOLOURED_CAP = 78;
/** 100 is for the very same thing. */
const ANOTHER = 99;
/** An unknown dimension hardly ever turns out worse than this. */
const LEAST_LIKELY = 0.2;
/** What is left of the confidence when a kind is unknown, and when only one side is worn or carried. */
const UNKNOWN_KIND = 0.5;
const HALF_FASHION = 0.4;
const CERTAIN_JUDGE = 0.8;

/** Scores two products by their facts; a judge's own findings take the place of what the facts say. */
export function scoreFacts(a: ProductFacts, b: ProductFacts, judged: Judged | null = null): Score {
  const kind = judged?.gate ?? categoryGate(a.garment?.value, b.garment?.value);
  const offer = offerGate(a, b);
  const gate = kind * offer;
  const weights = weightsFor(a.garment?.value, b.garment?.value);
  const measured = DimensionName.options.map((name) => ({
    name,
    weight: weights[name],
    ...measure(name, a, b, judged),
  }));
  const dimensions = measured.map(({ name, weight, similarity }) => ({ name, weight, similarity }));

  const same = sameItem(a, b);
  const rest = { gate, dimensions, sameItem: same };

  // Identical texts, and two texts with one code, are of one thing, whatever it is.
  if (isVerySame(same)) return { ...rest, ...IDENTICAL };
  const isSameText = same?.by === "text";
  const unheard = measured.every(({ name, similarity }) => name === "text" || similarity === null);
  if ((unheard && !isSameText) || !isJudged(a, b))
    return { ...rest, similarityScore: null, confidence: 0, range: null };

  const cap = capOf(a, b, dimensions);
  // What is not known of the goods hides neither who they are for nor how many there are.
  const score = isSameText ? 100 : offer * Math.min(cap, ANOTHER, 100 * kind * meanOf(dimensions));
  const similarityScore = Math.round(within(score, judged?.bounds));
  const sure = measured.reduce(
    (sum, { weight, similarity, certainty }) => sum + (similarity === null ? 0 : weight * certainty),
    0,
  );
  return {
    ...rest,
    similarityScore,
    confidence: ((sure * cap) / 100) * kindCertainty(a, b),
    range: rangeOf(similarityScore, a, b, gate, dimensions),
  };
}

const IDENTICAL = { similarityScore: 100, confidence: 1, range: { low: 100, high: 100 } };

function measure(name: DimensionName, a: ProductFacts, b: ProductFacts, judged: Judged | null) {
  const found = judged?.similarities[name];
  if (found === null) return { similarity: null, certainty: 0 };
  if (found !== undefined) return { similarity: found, certainty: CERTAIN_JUDGE };
  return MEASURES[name](a, b) ?? { similarity: null, certainty: 0 };
}

/** Σ weight × similarity ÷ Σ weight over what is known. */
export function meanOf(dimensions: readonly ScoredDimension[]): number {
  let sum = 0;
  let known = 0;
  for (const { weight, similarity } of dimensions) {
    if (similarity === null) continue;
    sum += weight * similarity;
    known += weight;
  }
  return known === 0 ? 0 : sum / known;
}

/** The same with what is unknown filled in. */
export function filledMean(dimensions: readonly ScoredDimension[], fill: number): number {
  return meanOf(dimensions.map((dimension) => ({ ...dimension, similarity: dimension.similarity ?? fill })));
}

function capOf(a: ProductFacts, b: ProductFacts, dimensions: readonly ScoredDimension[]): number {
  const colourKnown = a.colours.length > 0 && b.colours.length > 0;
  if (!colourKnown && !saysTheSame(a, b)) return UNCOLOURED_CAP;
  const cutKnown = [...a.cut.keys()].some((name) => b.cut.has(name));
  if (!cutKnown || a.composition.length === 0 || b.composition.length === 0) return INCOMPLETE_CAP;
  const known = dimensions.reduce((sum, { weight, similarity }) => sum + (similarity === null ? 0 : weight), 0);
  return known >= MOSTLY_KNOWN || saysTheSame(a, b) ? 100 : HARDLY_ALL_CAP;
}

/** Two texts without a colour that are otherwise word for word the same leave little room for another one. */
function saysTheSame(
  { otherWords: a, colours }: ProductFacts,
  { otherWords: b, colours: others }: ProductFacts,
): boolean {
  return colours.length === others.length && a.size === b.size && [...a].every((word) => b.has(word));
}

function within(score: number, bounds: Judged["bounds"] | undefined): number {
  return bounds ? Math.min(bounds.high, Math.max(bounds.low, score)) : score;
}

/** Two things that nobody wears or carries are not what this rubric was made for. */
function isJudged({ garment: a }: ProductFacts, { garment: b }: ProductFacts): boolean {
  return !a || !b || isFashion(a.value.group) || isFashion(b.value.group);
}

function kindCertainty({ garment: a }: ProductFacts, { garment: b }: ProductFacts): number {
  if (!a || !b) return UNKNOWN_KIND;
  return isFashion(a.value.group) && isFashion(b.value.group) ? 1 : HALF_FASHION;
}

function rangeOf(
  score: number,
  a: ProductFacts,
  b: ProductFacts,
  gate: number,
  dimensions: readonly ScoredDimension[],
) {
  const kindsKnown = a.garment !== null && b.garment !== null;
  const low = 100 * (kindsKnown ? gate : 0) * filledMean(dimensions, LEAST_LIKELY);
  const high = 100 * (kindsKnown ? gate : 1) * filledMean(dimensions, 1);
  return { low: Math.min(score, Math.round(low)), high: Math.max(score, Math.round(high)) };
}
