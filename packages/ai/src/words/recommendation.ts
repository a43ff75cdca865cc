import { SIMILARITY_BANDS, VALUE_BANDS } from "@dupewise/domain/comparison/score-band";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { savingOf } from "@dupewise/domain/money/saving";
import { TEXTS } from "./messages.data.ts";

const { recommendation: SAY } = TEXTS;

interface Input {
  similarityScore: number;
  /** Whether the score could lie in another band, by the little that is known. */
  isOpen: boolean;
  /** What the alternative's buyer accepts: "polyester instead of silk"; null when no difference is stated. */
  difference: string | null;
  /** Whether one side mentions something that the other is silent about. */
  isUnchecked: boolean;
  bought?: { value: number; prices: ComparablePrices };
  priced?: { original: boolean; alternative: boolean };
}

/** Says what we would do, in one or two sentences. */
export function recommendation({ similarityScore, isOpen, difference, isUnchecked, bought, priced }: Input): string {
  if (isOpen) return `${SAY.unsure} ${bought ? SAY.addMissing : askForPrice(priced)}`;
  if (!bought && similarityScore < SIMILARITY_BANDS.fair) return withoutPrices(similarityScore, difference);
  if (!bought) return `${withoutPrices(similarityScore, difference)} ${askForPrice(priced)}`;
  const { value, prices } = bought;
  const isCheaper = savingOf(prices) > 0;
  if (similarityScore < SIMILARITY_BANDS.fair) {
    return isCheaper ? SAY.cheapButOther : SAY.dearAndOther;
  }
  if (!isCheaper) {
    return difference === null ? SAY.dearAndAlike : SAY.dear(difference);
  }
  if (value >= VALUE_BANDS.great) {
    if (difference === null) {
      return isUnchecked ? SAY.greatUnchecked : SAY.greatAndAlike;
    }
    return SAY.great(difference);
  }
  if (value >= VALUE_BANDS.good) {
    return difference === null ? SAY.goodAndAlike : SAY.good(difference);
  }
  if (value >= VALUE_BANDS.fair) {
    return difference === null ? SAY.fairAndAlike : SAY.fair(difference);
  }
  return difference === null ? SAY.poorAndAlike : SAY.poor(difference);
}

function withoutPrices(score: number, difference: string | null): string {
  if (score >= SIMILARITY_BANDS.great) return SAY.standIn;
  if (score >= SIMILARITY_BANDS.good) {
    return difference === null ? SAY.standInAsKnown : SAY.standInWith(difference);
  }
  if (score >= SIMILARITY_BANDS.fair) return SAY.sameDirection;
  return SAY.noStandIn;
}

function askForPrice(priced: Input["priced"]): string {
  if (priced?.original && priced.alternative) {
    return SAY.noRate;
  }
  if (!priced?.original && !priced?.alternative) return SAY.addBoth;
  return SAY.addOne(priced.original ? "alternative" : "original");
}
