import type { ComparablePrices } from "@dupewise/domain/exchange";
import { breakEvenRatio, overallQuality, type RelativeQuality } from "../value.ts";
import type { Finding } from "./finding.ts";
import { money, ratesDay } from "./money.ts";
import { listed } from "./phrases.ts";

export interface PriceWords {
  priceRecommendation: string | null;
  priceReasoning: string | null;
  priceAnalysis: string | null;
  priceSummary: string | null;
}

interface Input {
  similarityScore: number;
  value: number | null;
  prices: ComparablePrices | null;
  /** Which prices are there at all, converted or not. */
  priced: { original: boolean; alternative: boolean };
  quality: RelativeQuality;
  findings: readonly Finding[];
}

const CLOSE = 80;
const ALIKE = 60;
const RELATED = 40;
const SAME_PRICE = 0.02;

/** The texts on price and value. */
export function priceWords(input: Input): PriceWords {
  return {
    priceRecommendation: recommendation(input),
    priceReasoning: reasoning(input),
    priceAnalysis: analysis(input),
    priceSummary: summary(input),
  };
}

function recommendation({ similarityScore, value, prices, priced, findings }: Input): string {
  const difference = findings.find(({ isShared, short }) => !isShared && short !== null)?.short ?? null;
  if (value === null || prices === null) return `${withoutPrices(similarityScore, difference)} ${askForPrice(priced)}`;
  const isCheaper = prices.alternative < prices.original;
  if (similarityScore < RELATED) {
    return isCheaper
      ? "Cheaper, but not a stand-in. Buy it for what it is, not in place of the original."
      : "Neither cheaper nor a stand-in for the original. Leave it.";
  }
  if (!isCheaper) {
    return difference === null
      ? "Nothing stated speaks for paying as much or more for the alternative. Take the original."
      : `The alternative saves nothing. Take it only if you prefer its side of this: ${difference}.`;
  }
  if (value >= 8)
    return difference === null
      ? "Take the alternative: nothing stated sets it apart but the price."
      : `Take the alternative, unless this matters to you: ${difference}.`;
  if (value >= 6)
    return difference === null
      ? "The alternative is the better buy on what is stated."
      : `The alternative is a good buy if you can live with ${difference}.`;
  if (value >= 4)
    return `An even trade: what you save, you give up${difference === null ? " in likeness" : `. It comes down to ${difference}`}.`;
  return `The saving does not make up for what is lost${difference === null ? "" : `: ${difference}`}. Keep to the original.`;
}

function withoutPrices(score: number, difference: string | null): string {
  if (score >= CLOSE) return "In likeness the alternative can stand in for the original.";
  if (score >= ALIKE)
    return difference === null
      ? "The alternative can stand in for most purposes."
      : `The alternative can stand in if you accept ${difference}.`;
  if (score >= RELATED) return "The alternative goes in the same direction, no further.";
  return "The alternative is no stand-in for the original.";
}

function askForPrice({ original, alternative }: Input["priced"]): string {
  if (original && alternative) return "The two prices are in currencies that our table can't set against each other.";
  if (!original && !alternative) return "Add both prices to learn whether the difference is worth paying.";
  return `Add the ${original ? "alternative" : "original"}'s price to learn whether the difference is worth paying.`;
}

function analysis({ prices }: Input): string | null {
  if (prices === null) return null;
  const { original, alternative, currency, converted } = prices;
  const [mine, theirs] = [money(original, currency), money(alternative, currency)];
  const rates = converted ? ` Converted at the reference rates of ${ratesDay()}.` : "";
  if (Math.abs(original - alternative) <= SAME_PRICE * original)
    return `Both cost about the same: ${mine} and ${theirs}.${rates}`;
  const gap = money(Math.abs(original - alternative), currency);
  if (alternative > original)
    return `${theirs} against the original's ${mine}: the alternative costs ${gap} more.${rates}`;
  const share = Math.max(1, Math.round((100 * alternative) / original));
  return `${theirs} against ${mine}: ${gap} less, or ${share}% of the original's price.${rates}`;
}

function reasoning({ value, prices, quality, similarityScore }: Input): string | null {
  if (value === null || prices === null) return null;
  const times = breakEvenRatio(prices);
  const lasting =
    times === null ? "" : `To cost the same a wear, the original has to be worn ${times.toFixed(1)} times as often.`;
  const losses = [
    [quality.material, "the material"],
    [quality.construction, "the listed details"],
    [quality.design, "the look"],
  ] as const;
  const below = losses.filter(([part]) => part < 0.9).map(([, name]) => name);
  const whole = Math.round(100 * overallQuality(quality));
  const grade =
    below.length === 0
      ? "On what is stated the alternative gives up next to nothing in quality."
      : `We put its quality at about ${whole}% of the original's; ${listed(below)} ${below.length === 1 && below[0] !== "the listed details" ? "costs" : "cost"} it the rest.`;
  const limit =
    value >= 1 + 0.09 * similarityScore - 0.5 && similarityScore < CLOSE
      ? "Its likeness caps the value: what isn't alike can't replace the original."
      : "";
  return [grade, lasting, limit].filter(Boolean).join(" ");
}

function summary({ similarityScore, value, prices }: Input): string {
  if (value === null || prices === null) return `${similarityScore}% similar. Value can't be told without both prices.`;
  const { original, alternative, currency } = prices;
  const gap = original - alternative;
  const saving =
    Math.abs(gap) <= SAME_PRICE * original
      ? "at about the same price"
      : `for ${money(Math.abs(gap), currency)} ${gap > 0 ? "less" : "more"}`;
  return `${similarityScore}% similar, value ${value} of 10, ${saving}.`;
}
