import { DimensionName } from "@dupewise/domain/comparison/comparison";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import { isVerySame, type SameItem, sameItem, SURE_SAME } from "../identity/same-item.ts";
import { MEASURES } from "./dimensions.ts";
import { categoryGate, offerGate } from "./gate.ts";
import type { Judged } from "./judged.ts";
import { type PartialScores, partialScores } from "./partial-scores.ts";
import { ceilingOf, isOneLine, isOneMaker, under } from "./ceiling.ts";
import { shapeAgreement } from "./shape-agreement.ts";
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
  /** How alike the two look, feel and are made, each 0–100. */
  partial: PartialScores;
  /** Whether the two are the very same item; null where nothing tells. */
  sameItem: SameItem | null;
}

/** An unknown dimension hardly ever turns out worse than this. */
const LEAST_LIKELY = 0.2;
/** What is left of the confidence when a kind is unknown, and when only one side is worn or carried. */
const UNKNOWN_KIND = 0.5;
const HALF_FASHION = 0.4;
const CERTAIN_JUDGE = 0.8;
/** How alike two things of one kind are of which nothing else is known, and how much that counts beside what is. */
const USUAL_LIKENESS = 0.6;
const USUAL_WEIGHT = 0.16;
/** From this gate on two things are of one kind. */
const ONE_KIND = 0.9;
/** Of what tells two things of one line apart, how much is left… */
const ONE_LINE = 0.15;
/** …and how much likelihood of being one item takes away, where the maker is the same. */
const ONE_ITEM = 0.8;
/** How much two lines that people tell apart by name lose where their shapes disagree. */
const TWO_LINES = 0.45;

/** Scores two products by their facts; a judge's verdicts replace the facts' similarity. */
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
  const partial = partialScores(a, b, dimensions, gate);
  const rest = { gate, dimensions, partial, sameItem: same };

  // Identical texts, and two texts with one code, are of one thing, whatever it is.
  if (isVerySame(same)) return { ...rest, ...IDENTICAL, partial: ALIKE };
  const isSameText = same?.by === "text";
  const unheard = measured.every(({ name, similarity }) => name === "text" || similarity === null);
  if ((unheard && !isSameText) || !isJudged(a, b))
    return { ...rest, similarityScore: null, confidence: 0, range: null };

  const sure = measured.reduce(
    (sum, { weight, similarity, certainty }) => sum + (similarity === null ? 0 : weight * certainty),
    0,
  );
  const isSure = same !== null && same.likelihood >= SURE_SAME;
  const ceiling = ceilingOf(a, b, dimensions, isSure);
  const likeness = likely(a, b, dimensions, { sure: kind >= ONE_KIND ? sure : 1, same });
  // What is not known of the goods hides neither who they are for nor how many there are.
  const score = isSameText ? 100 : offer * under(ceiling, 100 * kind * likeness);
  const similarityScore = Math.round(within(score, judged?.bounds));
  return {
    ...rest,
    similarityScore,
    confidence: sure * ceiling.complete * kindCertainty(a, b),
    range: rangeOf(similarityScore, a, b, gate, dimensions),
  };
}

const IDENTICAL = { similarityScore: 100, confidence: 1, range: { low: 100, high: 100 } };
const ALIKE: PartialScores = { looks: 100, feels: 100, made: 100 };

interface Certainty {
  /** Σ weight × certainty of what is known, 0–1. */
  sure: number;
  same: SameItem | null;
}

/**
 * Returns the mean of what is known, drawn to what is usual the less of it is sure, to one the likelier the two are of
 * one line or item, and down where they are of two lines that differ in shape.
 */
function likely(
  a: ProductFacts,
  b: ProductFacts,
  dimensions: readonly ScoredDimension[],
  { sure, same }: Certainty,
): number {
  const known = dimensions.reduce((sum, { weight, similarity }) => sum + (similarity === null ? 0 : weight), 0);
  const doubt = USUAL_WEIGHT * (1 - sure);
  const mean = (known * meanOf(dimensions) + doubt * USUAL_LIKENESS) / (known + doubt);
  const likelihood = same?.likelihood ?? 0;
  if (isOneLine(a, b) || likelihood >= SURE_SAME) return 1 - ONE_LINE * (1 - mean);
  const apart = a.line && b.line ? TWO_LINES * (1 - shapeAgreement(a, b)) : 0;
  const left = isOneMaker(a, b) ? 1 - (ONE_ITEM * likelihood) / SURE_SAME : 1;
  return 1 - left * (1 - mean * (1 - apart));
}

function measure(name: DimensionName, a: ProductFacts, b: ProductFacts, judged: Judged | null) {
  const found = judged?.similarities[name];
  if (found === null) return { similarity: null, certainty: 0 };
  if (found !== undefined) return { similarity: found, certainty: CERTAIN_JUDGE };
  return MEASURES[name](a, b) ?? { similarity: null, certainty: 0 };
}

/** Returns Σ weight × similarity ÷ Σ weight over the known dimensions. */
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

/** Returns the same mean with unknown dimensions set to `fill`. */
export function filledMean(dimensions: readonly ScoredDimension[], fill: number): number {
  return meanOf(dimensions.map((dimension) => ({ ...dimension, similarity: dimension.similarity ?? fill })));
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
