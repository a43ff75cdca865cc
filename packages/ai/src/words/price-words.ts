import { SIMILARITY_BANDS } from "@dupewise/domain/constants";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import type { RelativeQuality } from "../value/value-score.ts";
import { concession, type Finding, weightyDifferences } from "../findings/finding.ts";
import { money, RATES_DAY } from "./money.ts";
import { reasoning } from "./price-reasoning.ts";
import { recommendation } from "./recommendation.ts";

export interface PriceWords {
  priceRecommendation: string | null;
  priceReasoning: string | null;
  priceAnalysis: string | null;
  priceSummary: string | null;
}

interface Input {
  similarityScore: number;
  /** 0–10; null when a price is missing. */
  value: number | null;
  /** The value had the two been alike in all. */
  uncapped: number | null;
  prices: ComparablePrices | null;
  /** Which prices are there at all, comparable or not. */
  priced: { original: boolean; alternative: boolean };
  quality: RelativeQuality;
  findings: readonly Finding[];
  /** Whether one side tells of something that the other is silent about. */
  isUneven: boolean;
}

const SAME_PRICE = 0.02;
/** Points of value that a lack of likeness takes before it is mentioned. */
const MARKED = 2;

/** The texts on price and value. */
export function priceWords(input: Input): PriceWords {
  const { similarityScore, value, uncapped, prices, priced, quality, findings } = input;
  const difference = concession(findings);
  const isUnchecked = input.isUneven || weightyDifferences(findings).some(({ sides }) => sides === null);
  if (value === null || uncapped === null || prices === null) {
    return {
      priceRecommendation: recommendation({ similarityScore, difference, isUnchecked, priced }),
      priceReasoning: null,
      priceAnalysis: null,
      priceSummary: `${similarityScore}% similar. Without both prices there is no value to tell.`,
    };
  }
  return {
    priceRecommendation: recommendation({ similarityScore, difference, isUnchecked, bought: { value, prices } }),
    priceReasoning:
      similarityScore < SIMILARITY_BANDS.fair
        ? "The two are too far apart to set their quality and their cost a wear against each other."
        : reasoning({ prices, quality, isCapped: uncapped - value >= MARKED }),
    priceAnalysis: analysis(prices),
    priceSummary: summary(similarityScore, value, prices),
  };
}

function isSamePrice({ original, alternative }: ComparablePrices): boolean {
  return Math.abs(original - alternative) <= SAME_PRICE * original;
}

function analysis(prices: ComparablePrices): string {
  const { original, alternative, currency, converted } = prices;
  const [mine, theirs] = [money(original, currency), money(alternative, currency)];
  const rates = converted ? ` Converted at the reference rates of ${RATES_DAY}.` : "";
  if (mine === theirs) return `Both cost ${mine}.${rates}`;
  if (isSamePrice(prices)) return `Both cost about the same: ${mine} and ${theirs}.${rates}`;
  const gap = money(Math.abs(original - alternative), currency);
  if (alternative > original)
    return `${theirs} against the original's ${mine}: the alternative costs ${gap} more.${rates}`;
  return `${theirs} against ${mine}: ${gap} less, ${shareOf(prices)} of the original's price.${rates}`;
}

function shareOf({ original, alternative }: ComparablePrices): string {
  const share = Math.round((100 * alternative) / original);
  return share < 1 ? "under 1%" : `${share}%`;
}

function summary(similarityScore: number, value: number, prices: ComparablePrices): string {
  const { original, alternative, currency } = prices;
  const gap = money(Math.abs(original - alternative), currency);
  const saving = isSamePrice(prices)
    ? "at about the same price"
    : `for ${gap} ${original > alternative ? "less" : "more"}`;
  return `${similarityScore}% similar, value ${value} of 10, ${saving}.`;
}
