import { DimensionName } from "@dupewise/domain/comparison/comparison";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
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
}

/** The most that can be said while the cut or the material is unknown… */
const INCOMPLETE_CAP = 90;
/** …while less of the weight than this is known, unless two texts say the same… */
const HARDLY_ALL_CAP = 96;
const MOSTLY_KNOWN = 0.75;
/** …and while the colour is not. */
const UNCOLOURED_CAP = 78;
/** An unknown dimension hardly ever turns out worse than this. */
const LEAST_LIKELY = 0.2;
/** What is left of the confidence when a kind is unknown, and for goods that this rubric was not made for. */
const UNKNOWN_KIND = 0.5;
const NOT_FASHION = 0.4;
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

  const unheard = measured.every(({ name, similarity }) => name === "text" || similarity === null);
  if (unheard) return { similarityScore: null, confidence: 0, range: null, gate, dimensions };

  const cap = capOf(a, b, dimensions);
  // What is not known of the goods hides neither who they are for nor how many there are.
  const score = offer * Math.min(cap, 100 * kind * meanOf(dimensions));
  const similarityScore = Math.round(within(score, judged?.bounds));
  const sure = measured.reduce(
    (sum, { weight, similarity, certainty }) => sum + (similarity === null ? 0 : weight * certainty),
    0,
  );
  return {
    similarityScore,
    confidence: ((sure * cap) / 100) * kindCertainty(a, b),
    range: rangeOf(similarityScore, a, b, gate, dimensions),
    gate,
    dimensions,
  };
}

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

function kindCertainty(a: ProductFacts, b: ProductFacts): number {
  if (!a.garment || !b.garment) return UNKNOWN_KIND;
  return isFashion(a.garment.value.group) && isFashion(b.garment.value.group) ? 1 : NOT_FASHION;
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
