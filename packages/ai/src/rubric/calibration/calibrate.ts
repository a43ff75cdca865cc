import { UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import { compareProducts } from "../../compare-products.ts";
import { RATED_PAIRS, type RatedPair } from "./pairs.data.ts";

/** One rated pair with the engine's answer. */
export interface Answered {
  original: string;
  alternative: string;
  rating: number;
  score: number;
  confidence: number;
}

export interface BandError {
  /** "80–100": by the rating. */
  band: string;
  pairs: number;
  /** Mean of |score − rating|, in points. */
  error: number;
  /** Mean of score − rating: above 0 the engine is too generous. */
  bias: number;
}

export interface Calibration {
  pairs: number;
  /** Mean of |score − rating|, in points. */
  error: number;
  /** −1…1: Spearman's rank correlation of score and rating. */
  rankCorrelation: number;
  /** 0–1: how often score and rating fall in the same band. */
  sameBand: number;
  bands: BandError[];
  /** Where the engine is furthest off, worst first. */
  worst: Answered[];
}

const BANDS = [0, 20, 40, 60, 80] as const;
const MOST_EXAMPLES = 8;

/** Runs the shipped engine over the rated pairs and tells how far off it is. */
export function calibrate(pairs: readonly RatedPair[] = RATED_PAIRS): Calibration {
  const answers = pairs.map(answer);
  const off = ({ score, rating }: Answered) => Math.abs(score - rating);
  return {
    pairs: answers.length,
    error: mean(answers.map(off)),
    rankCorrelation: spearman(
      answers.map(({ score }) => score),
      answers.map(({ rating }) => rating),
    ),
    sameBand: mean(answers.map(({ score, rating }) => (bandOf(score) === bandOf(rating) ? 1 : 0))),
    bands: BANDS.map((low) => {
      const own = answers.filter(({ rating }) => bandOf(rating) === low);
      const bias = mean(own.map(({ score, rating }) => score - rating));
      return { band: `${low}–${low === 80 ? 100 : low + 19}`, pairs: own.length, error: mean(own.map(off)), bias };
    }),
    worst: answers.toSorted((one, other) => off(other) - off(one)).slice(0, MOST_EXAMPLES),
  };
}

function answer({ original, alternative, rating }: RatedPair): Answered {
  const { similarityScore, analysis } = compareProducts(productOf(original), productOf(alternative));
  return {
    original: original[0],
    alternative: alternative[0],
    rating,
    score: similarityScore ?? 0,
    confidence: analysis.confidence,
  };
}

function productOf([title, description = "", composition = ""]: RatedPair["original"]) {
  return {
    ...UNKNOWN_PRODUCT,
    title,
    description: `${description} ${composition}`,
    composition: parseComposition(composition),
  };
}

function bandOf(points: number): (typeof BANDS)[number] {
  return BANDS.findLast((low) => points >= low) ?? 0;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pearson's correlation of the ranks; ties share their mean rank. */
function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const middle = (a.length - 1) / 2;
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, rank, at) => sum + (rank - middle) * ((other[at] ?? middle) - middle), 0);
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}
