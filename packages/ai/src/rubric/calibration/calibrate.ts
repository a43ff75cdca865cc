import { isRough } from "@dupewise/domain/comparison/score-band";
import { UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import { compareProducts } from "../../compare-products.ts";
import { bestConstant, levelOf, LEVELS, fractionInBand } from "./levels.ts";
import { RATED_PAIRS, type RatedPair } from "./pairs.data.ts";

/** A rated pair with the score that the engine gives it. */
export interface RatedResult {
  original: string;
  alternative: string;
  rating: number;
  /** 0 if there is no score. */
  score: number;
  isScored: boolean;
  confidence: number;
}

export interface BandError {
  /** The band of the rating, such as "80–100". */
  band: string;
  pairs: number;
  /** The mean of |score − rating|, in points. */
  error: number;
  /** The mean of score − rating. Above 0, the engine is too generous. */
  bias: number;
}

/** The engine's accuracy on one kind of input. */
export interface InputFit {
  /** The information available about each side. */
  input: string;
  /** 0–1: how often the score is within the fair band, averaged over the five levels of similarity. */
  inBand: number;
  /** 0–1: how often too little is known for a single score, so that the result is a range or nothing. */
  open: number;
}

export interface Calibration {
  pairs: number;
  /** The mean of |score − rating|, in points. */
  error: number;
  /** −1…1: Spearman's rank correlation of score and rating. */
  rankCorrelation: number;
  /** 0–1: how often score and rating fall in the same band. */
  sameBand: number;
  bands: BandError[];
  inputs: InputFit[];
  /** The best constant score, and its `inBand` as in `InputFit`. */
  constant: { score: number; inBand: number };
  /** The pairs on which the engine is furthest off, worst first. */
  worst: RatedResult[];
}

const MOST_EXAMPLES = 8;

/** The kinds of input, from everything on a page to what a shopper types from memory. */
const INPUTS: readonly { input: string; of: (side: RatedPair["original"]) => RatedPair["original"] }[] = [
  { input: "whole text", of: (side) => side },
  { input: "title and materials", of: ([title, , composition = ""]) => [title, "", composition] },
  { input: "title alone", of: ([title]) => [title] },
];

/** Scores the rated pairs and measures how far the scores are from the ratings. */
export function calibrate(pairs: readonly RatedPair[] = RATED_PAIRS): Calibration {
  const answers = pairs.map(answer);
  const off = ({ score, rating }: RatedResult) => Math.abs(score - rating);
  return {
    pairs: answers.length,
    error: mean(answers.map(off)),
    rankCorrelation: spearman(
      answers.map(({ score }) => score),
      answers.map(({ rating }) => rating),
    ),
    sameBand: mean(answers.map(({ score, rating }) => (levelOf(score) === levelOf(rating) ? 1 : 0))),
    inputs: INPUTS.map(({ input, of }) =>
      fitOf(
        input,
        pairs.map(({ original, alternative, rating }) =>
          answer({ original: of(original), alternative: of(alternative), rating }),
        ),
      ),
    ),
    constant: bestConstant(pairs.map(({ rating }) => rating)),
    bands: LEVELS.map((low) => {
      const own = answers.filter(({ rating }) => levelOf(rating) === low);
      const bias = mean(own.map(({ score, rating }) => score - rating));
      return { band: `${low}–${low === 80 ? 100 : low + 19}`, pairs: own.length, error: mean(own.map(off)), bias };
    }),
    worst: answers.toSorted((one, other) => off(other) - off(one)).slice(0, MOST_EXAMPLES),
  };
}

function fitOf(input: string, answers: readonly RatedResult[]): InputFit {
  return {
    input,
    inBand: fractionInBand(answers.map(({ rating, score, isScored }) => ({ rating, score: isScored ? score : null }))),
    open: mean(answers.map(({ isScored, confidence }) => (isScored && !isRough(confidence) ? 0 : 1))),
  };
}

function answer({ original, alternative, rating }: RatedPair): RatedResult {
  const { similarityScore, analysis } = compareProducts(productOf(original), productOf(alternative));
  return {
    original: original[0],
    alternative: alternative[0],
    rating,
    score: similarityScore ?? 0,
    isScored: similarityScore !== null,
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
