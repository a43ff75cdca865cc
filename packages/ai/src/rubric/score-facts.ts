import { DimensionName } from "@dupewise/domain/comparison/comparison";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import { isCertainlySame, type SameItem, assessSameItem } from "../identity/same-item.ts";
import { SIMILARITY_MEASURES } from "./dimensions.ts";
import { kindGate, audienceAndPackGate, withoutDoubtfulKinds } from "./gate.ts";
import type { JudgeVerdict } from "./judged.ts";
import { alignPartialScores, type PartialScores, partialScores } from "./partial-scores.ts";
import { ceilingOf, capScore } from "./ceiling.ts";
import { minLikeness, likenessOf, type MeasuredDimension, maxLikeness } from "./likeness.ts";
import type { ScoredDimension } from "./scored-dimension.ts";
import { weightsFor } from "./weights.ts";

/** The score of two products and how it was computed. */
export interface Score {
  /** 0–100, or null when too little is known to say. */
  similarityScore: number | null;
  /** 0–1: the sum of weight × certainty over the known dimensions, lower while a cap applies or a kind is unknown. */
  confidence: number;
  /** The interval in which the score would lie if the missing facts were known; null without a score. */
  range: { low: number; high: number } | null;
  /** The factor, 0–1, by which differences in kind, audience and pack size lower the score. */
  gate: number;
  dimensions: ScoredDimension[];
  /** How similar the two are in look, feel and construction, each 0–100. */
  partial: PartialScores;
  /** Whether the two are the same item; null when nothing indicates it. */
  sameItem: SameItem | null;
}

/** The factor on the confidence when a kind is unknown, and when only one side is worn or carried. */
const UNKNOWN_KIND = 0.5;
const HALF_FASHION = 0.4;
const CERTAIN_JUDGE = 0.8;

/**
 * Scores two products by their facts.
 * @param judged a judge's verdicts, which replace the similarities computed from the facts
 */
export function scoreFacts(
  original: ProductFacts,
  alternative: ProductFacts,
  judged: JudgeVerdict | null = null,
): Score {
  const { a, b, gate, measured, sameItem, ceiling, similarityScore } = measureSimilarity(original, alternative, judged);
  const dimensions = measured.map(({ name, weight, similarity }) => ({ name, weight, similarity }));
  const rest = { gate, dimensions, sameItem, similarityScore };
  if (similarityScore === null) return { ...rest, partial: UNKNOWN, confidence: 0, range: null };
  if (ceiling === null)
    return { ...rest, partial: ALIKE, confidence: 1, range: { low: similarityScore, high: similarityScore } };

  const sure = measured.reduce(
    (sum, { weight, similarity, certainty }) => sum + (similarity === null ? 0 : weight * certainty),
    0,
  );
  return {
    ...rest,
    partial: alignPartialScores(partialScores(a, b, dimensions, gate), similarityScore),
    confidence: sure * ceiling.complete * kindCertainty(a, b),
    range: rangeOf(similarityScore, a, b, gate, measured),
  };
}

/** Returns only the similarity score that `scoreFacts` returns for two products, for ranking many. */
export const similarityOf = (original: ProductFacts, alternative: ProductFacts): number | null =>
  measureSimilarity(original, alternative, null).similarityScore;

function measureSimilarity(original: ProductFacts, alternative: ProductFacts, judged: JudgeVerdict | null) {
  const [a, b] = withoutDoubtfulKinds(original, alternative);
  const kind = judged?.gate ?? kindGate(a, b);
  const audienceAndPack = audienceAndPackGate(a, b);
  const measured = measuredDimensions(a, b, judged);
  const sameItem = assessSameItem(a, b);
  const basis = { a, b, gate: kind * audienceAndPack, measured, sameItem };

  // Identical texts, and two texts with one code, describe the same item, whatever it is.
  if (sameItem !== null && isCertainlySame(sameItem))
    return { ...basis, ceiling: null, similarityScore: similarityOfOneItem(sameItem) };
  const isSameText = sameItem?.by === "text";
  const unheard = measured.every(({ name, similarity }) => name === "text" || similarity === null);
  if ((unheard && !isSameText) || !isCoveredByRubric(a, b)) return { ...basis, ceiling: null, similarityScore: null };

  const ceiling = ceilingOf(a, b, measured, sameItem?.likelihood ?? 0);
  const score = isSameText
    ? 100
    : audienceAndPack * capScore(ceiling, 100 * kind * likenessOf(a, b, measured, sameItem));
  // Unknown products still reveal who they are for and how many there are.
  return { ...basis, ceiling, similarityScore: Math.round(within(score, judged?.bounds)) };
}

/**
 * Returns the score, 0–100, computed from the facts of two products, before any ceiling limits it. Returns null when
 * nothing is known.
 */
export function uncappedScore(a: ProductFacts, b: ProductFacts): number | null {
  const measured = measuredDimensions(a, b, null);
  if (measured.every(({ similarity }) => similarity === null)) return null;
  const kind = kindGate(a, b);
  return Math.round(100 * kind * audienceAndPackGate(a, b) * likenessOf(a, b, measured, assessSameItem(a, b)));
}

function measuredDimensions(a: ProductFacts, b: ProductFacts, judged: JudgeVerdict | null): MeasuredDimension[] {
  const weights = weightsFor(a.garment?.value, b.garment?.value);
  return DimensionName.options.map((name) => ({ name, weight: weights[name], ...measure(name, a, b, judged) }));
}

/** Two pages with one code may still be about pieces of different age and condition; two equal texts are about one. */
const similarityOfOneItem = ({ by, likelihood }: SameItem): number =>
  by === "text" ? 100 : Math.round(100 * likelihood);
const UNKNOWN: PartialScores = { looks: null, feels: null, made: null };
const ALIKE: PartialScores = { looks: 100, feels: 100, made: 100 };

function measure(name: DimensionName, a: ProductFacts, b: ProductFacts, judged: JudgeVerdict | null) {
  const found = judged?.similarities[name];
  if (found === null) return { similarity: null, certainty: 0 };
  if (found !== undefined) return { similarity: found, certainty: CERTAIN_JUDGE };
  return SIMILARITY_MEASURES[name](a, b) ?? { similarity: null, certainty: 0 };
}

function within(score: number, bounds: JudgeVerdict["bounds"] | undefined): number {
  return bounds ? Math.min(bounds.high, Math.max(bounds.low, score)) : score;
}

/**
 * Returns true if the rubric applies to two products: if the kind of at least one is something that people wear or
 * carry, or if no kind is known.
 */
export function isCoveredByRubric({ garment: a }: ProductFacts, { garment: b }: ProductFacts): boolean {
  const known = [a, b].flatMap((garment) => garment ?? []);
  return known.length === 0 || known.some(({ value }) => isFashion(value.group));
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
  measured: readonly MeasuredDimension[],
) {
  const kindsKnown = a.garment !== null && b.garment !== null;
  const low = 100 * (kindsKnown ? gate : 0) * minLikeness(a, b, measured);
  const high = 100 * (kindsKnown ? gate : 1) * maxLikeness(a, b, measured);
  return { low: Math.min(score, Math.round(low)), high: Math.max(score, Math.min(100, Math.round(high))) };
}
