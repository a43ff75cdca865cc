import { SIMILARITY_BANDS, VALUE_BANDS } from "@dupewise/domain/constants";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { pick } from "./grammar.ts";

interface Input {
  similarityScore: number;
  /** What the alternative's buyer accepts: "polyester instead of silk"; null when no difference is stated. */
  difference: string | null;
  /** Whether one side mentions something that the other is silent about. */
  isUnchecked: boolean;
  bought?: { value: number; prices: ComparablePrices };
  priced?: { original: boolean; alternative: boolean };
}

/** What we would do, in one or two sentences. */
export function recommendation({ similarityScore, difference, isUnchecked, bought, priced }: Input): string {
  if (!bought && similarityScore < SIMILARITY_BANDS.fair) return withoutPrices(similarityScore, difference);
  if (!bought) return `${withoutPrices(similarityScore, difference)} ${askForPrice(priced)}`;
  const { value, prices } = bought;
  const isCheaper = prices.alternative < prices.original;
  if (similarityScore < SIMILARITY_BANDS.fair) {
    return isCheaper
      ? "Cheaper, but no stand-in. Buy it for what it is, not in place of the original."
      : "Neither cheaper nor a stand-in. Leave it.";
  }
  if (!isCheaper) {
    return difference === null
      ? "Nothing stated speaks for the alternative at this price. Take the original."
      : `The alternative saves nothing. Take it only if you prefer ${difference}.`;
  }
  if (value >= VALUE_BANDS.great) {
    if (difference === null) {
      return isUnchecked
        ? "Take the alternative, once you have checked what only one side mentions."
        : "Take the alternative: on what is stated, only the price sets it apart.";
    }
    return pick(
      [
        `Take the alternative, if you don't mind ${difference}.`,
        `The alternative, unless ${difference} is a step too far.`,
      ],
      difference,
    );
  }
  if (value >= VALUE_BANDS.good) {
    return difference === null
      ? "The alternative is the better buy on what is stated."
      : pick(
          [`Worth it, if you can live with ${difference}.`, `A good buy for anyone content with ${difference}.`],
          difference,
        );
  }
  if (value >= VALUE_BANDS.fair) {
    return difference === null
      ? "An even trade. Let the fit decide."
      : `An even trade: you save, and get ${difference}.`;
  }
  return difference === null
    ? "The saving is too small to matter. Keep to the original."
    : `The saving does not make up for ${difference}. Keep to the original.`;
}

function withoutPrices(score: number, difference: string | null): string {
  if (score >= SIMILARITY_BANDS.great) return "The alternative can stand in for the original.";
  if (score >= SIMILARITY_BANDS.good) {
    return difference === null
      ? "The alternative can stand in for the original, as far as is known."
      : `The alternative can stand in for the original if you accept ${difference}.`;
  }
  if (score >= SIMILARITY_BANDS.fair) return "The alternative goes in the same direction, and no further.";
  return "The alternative is no stand-in for the original.";
}

function askForPrice(priced: Input["priced"]): string {
  if (priced?.original && priced.alternative) {
    return "The two prices can't be set against each other: one is nothing, or in a currency that we have no rate for.";
  }
  if (!priced?.original && !priced?.alternative)
    return "Add both prices to learn whether the difference is worth paying.";
  return `Add the ${priced.original ? "alternative" : "original"}'s price to learn whether the difference is worth paying.`;
}
