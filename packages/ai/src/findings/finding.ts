import type { Claim, DimensionName } from "@dupewise/domain/comparison/comparison";
import type { Fact } from "../facts/product-facts.ts";

/** One thing that is the same or differs, in words, with the quotes it rests on. */
interface Said {
  dimension: DimensionName | "kind" | "audience";
  /** A sentence. */
  text: string;
  quotes: Claim["quotes"];
  /** How much it says, for the order: points of the score, roughly. */
  weight: number;
}

export interface Agreement extends Said {
  isShared: true;
  /** What "both are shirts" can go on with: "in the same navy blue"; null when nothing can be added. */
  phrase: string | null;
}

export interface Difference extends Said {
  isShared: false;
  /** The two sides of it: "silk" and "polyester"; null when only one side says something. */
  sides: { original: string; alternative: string } | null;
}

export type Finding = Agreement | Difference;

/** "silk against polyester". */
export function against({ original, alternative }: NonNullable<Difference["sides"]>): string {
  return `${original} against ${alternative}`;
}

/** Fewer points than this are not worth a word where words are few. */
const SLIGHT = 1.5;

/** The differences that count, the weightiest first. */
export function weightyDifferences(findings: readonly Finding[]): Difference[] {
  return findings.filter((finding) => !finding.isShared).filter(({ weight }) => weight >= SLIGHT);
}

/**
 * What the buyer of the alternative accepts first: "polyester instead of silk"; null when nothing weighty is stated.
 */
export function concession(findings: readonly Finding[]): string | null {
  const trade = weightyDifferences(findings).find(({ dimension, sides }) => sides !== null && dimension !== "audience");
  return trade?.sides ? `${trade.sides.alternative} instead of ${trade.sides.original}` : null;
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
