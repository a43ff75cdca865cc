/** The lower bounds of the similarity bands in percent; anything lower is poor. */
export const SIMILARITY_BANDS = { great: 80, good: 60, fair: 40 } as const;
/** The confidence (0–1) below which a score is too uncertain to act on. */
export const MIN_CONFIDENCE = 0.35;
/** The lower bounds of the bands of value scores, 0–10; anything lower is poor. */
export const VALUE_BANDS = { great: 8, good: 6, fair: 4 } as const;

/** The tone in which a band is displayed, from best to worst. */
export type BandTone = "great" | "good" | "fair" | "poor";

export interface ScoreBand {
  tone: BandTone;
  /** The name shown next to a count of such scores. */
  name: string;
  /** The end of a sentence about the two products. */
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

/**
 * Returns the band that a score, 0–100, falls into, with its name, message and tone. Rounds the score first, because
 * people see it rounded.
 */
export function scoreBand(score: number): ScoreBand {
  const shown = Math.round(score);
  if (shown >= SIMILARITY_BANDS.great) return SCORE_BANDS.great;
  if (shown >= SIMILARITY_BANDS.good) return SCORE_BANDS.good;
  return shown >= SIMILARITY_BANDS.fair ? SCORE_BANDS.fair : SCORE_BANDS.poor;
}

/** Returns true when a confidence is too low to state a single score or its band. */
export const isRough = (confidence: number): boolean => confidence < MIN_CONFIDENCE;

const FIRM = 0.75;

/** Describes a confidence, 0–1, in words: "Fairly sure". */
export function describeConfidence(confidence: number): string {
  if (isRough(confidence)) return "A rough guess";
  return confidence < FIRM ? "Fairly sure" : "Sure";
}

export interface ValueBand {
  tone: BandTone;
  label: string;
}

/** Returns the band that a value score out of 10 falls into, with its label and tone. */
export function valueBand(value: number): ValueBand {
  if (value >= VALUE_BANDS.great) return { tone: "great", label: "Excellent Value" };
  if (value >= VALUE_BANDS.good) return { tone: "good", label: "Good Value" };
  if (value >= VALUE_BANDS.fair) return { tone: "fair", label: "Fair Value" };
  return { tone: "poor", label: "Consider Carefully" };
}
