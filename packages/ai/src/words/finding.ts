import type { Claim, DimensionName } from "@dupewise/domain/comparison";
import type { Fact } from "../attributes.ts";

/** One thing that is the same or differs, in words, with the quotes it rests on. */
export interface Finding {
  dimension: DimensionName | "kind" | "audience";
  isShared: boolean;
  /** A sentence. */
  text: string;
  /** The same within a sentence: "the same navy blue", "wool against acrylic"; null when it can't be said so. */
  short: string | null;
  quotes: Claim["quotes"];
  /** How much it says, for the order: points of the score, roughly. */
  weight: number;
}

const QUOTE_LENGTH = 120;

/** The distinct quotes of facts of both sides, in one line each. */
export function quotesOf(original: readonly Fact<unknown>[], alternative: readonly Fact<unknown>[]): Claim["quotes"] {
  return [...oneSide("original", original), ...oneSide("alternative", alternative)];
}

function oneSide(side: "original" | "alternative", facts: readonly Fact<unknown>[]): Claim["quotes"] {
  const quotes = new Set(facts.map(({ quote }) => quote.replace(/\s+/g, " ").trim().slice(0, QUOTE_LENGTH)));
  return [...quotes].map((quote) => ({ side, quote }));
}
