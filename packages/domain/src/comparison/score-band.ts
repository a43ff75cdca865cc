import { LEAST_CONFIDENCE, SIMILARITY_BANDS, VALUE_BANDS } from "../constants.ts";
import type { Analysis } from "./comparison.ts";

/** From the best band to the worst. */
export type BandTone = "great" | "good" | "fair" | "poor";

export interface ScoreBand {
  tone: BandTone;
  /** Beside a count of such scores. */
  name: string;
  /** Ends a sentence about the two products. */
  message: string;
}

const SCORE_BANDS = {
  great: { tone: "great", name: "very similar", message: "These two are very similar - great match" },
  good: { tone: "good", name: "many similarities", message: "These two share many similarities" },
  fair: {
    tone: "fair",
    name: "some similarities",
    message: "These two share some similarities but have notable differences",
  },
  poor: { tone: "poor", name: "quite different", message: "These two are quite different" },
} satisfies Record<BandTone, ScoreBand>;

/** The band of a score, decided on the rounded number that is shown. */
export function scoreBand(score: number): ScoreBand {
  const shown = Math.round(score);
  if (shown >= SIMILARITY_BANDS.great) return SCORE_BANDS.great;
  if (shown >= SIMILARITY_BANDS.good) return SCORE_BANDS.good;
  return shown >= SIMILARITY_BANDS.fair ? SCORE_BANDS.fair : SCORE_BANDS.poor;
}

/** Tells whether too little is known to claim one number, or the band that it would be in. */
export const isRough = (confidence: number): boolean => confidence < LEAST_CONFIDENCE;

/** From the lowest to the highest score that what is unknown allows, in whole percent. */
export interface OpenRange {
  low: number;
  high: number;
}

/** Returns the range that is shown in place of a rough score; null where the number is shown. */
export function openRange({ confidence, range }: Pick<Analysis, "confidence" | "range">): OpenRange | null {
  if (!isRough(confidence) || range === null) return null;
  const [low, high] = [Math.round(range.low), Math.round(range.high)];
  return low < high ? { low, high } : null;
}

/** Says an open range as a headline. */
export const rangeWords = ({ low, high }: OpenRange): string => `Somewhere between ${low}% and ${high}%`;

const FIRM = 0.75;

/** How sure a score is, in words. `confidence` is 0–1. */
export function confidenceWords(confidence: number): string {
  if (isRough(confidence)) return "A rough guess";
  return confidence < FIRM ? "Fairly sure" : "Sure";
}

export interface ValueBand {
  tone: BandTone;
  label: string;
}

/** The label of a value score out of 10. */
export function valueBand(value: number): ValueBand {
  if (value >= VALUE_BANDS.great) return { tone: "great", label: "Excellent Value" };
  if (value >= VALUE_BANDS.good) return { tone: "good", label: "Good Value" };
  if (value >= VALUE_BANDS.fair) return { tone: "fair", label: "Fair Value" };
  return { tone: "poor", label: "Consider Carefully" };
}
