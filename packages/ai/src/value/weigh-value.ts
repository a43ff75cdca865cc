import { type ComparablePrices, comparablePrices, type Rates } from "@dupewise/domain/money/exchange";
import type { Money } from "@dupewise/domain/product/product";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import type { Score } from "../rubric/score-facts.ts";
import { VALUE_BANDS } from "@dupewise/domain/comparison/score-band";
import { pricesPerPiece } from "./pack-size.ts";
import { isCertainlySame } from "../identity/same-item.ts";
import {
  alternativeHasInferiorPart,
  relativeQuality,
  SAME_QUALITY,
  onlyAlternativeWearsOff,
} from "./relative-quality.ts";
import { isQualityKnown, type RelativeQuality, valueScore } from "./value-score.ts";

/** The value of the alternative relative to the original. */
export interface Value {
  /** 0–10; null when the prices can't be compared. */
  score: number | null;
  /** The score that the alternative would get if it were identical to the original, 0–10. */
  uncapped: number | null;
  /** The two prices in one currency; null when they can't be compared. */
  prices: ComparablePrices | null;
  /** The prices that the score is based on: those per piece if the two are sold in packs of different sizes. */
  scoredPrices: ComparablePrices | null;
  isPerPiece: boolean;
  /** Whether each side has a price, comparable or not. */
  priced: { original: boolean; alternative: boolean };
  quality: RelativeQuality;
}

interface PricedSide {
  facts: ProductFacts;
  price: Money | null;
}

/** Products not known to last, or known not to, are never excellent value. */
const SHORT_OF_EXCELLENT = VALUE_BANDS.great - 1;

/** The price ratio above which the original is assumed to be better made than its page says. */
export const MUCH_CHEAPER_RATIO = 10;

/**
 * Weighs the difference in price against the difference in quality. Returns null if the products have no score, or if
 * either is a counterfeit or isn't fashion.
 */
export function weighValue(original: PricedSide, alternative: PricedSide, score: Score, rates?: Rates): Value | null {
  const [a, b] = [original.facts, alternative.facts];
  const { similarityScore, dimensions } = score;
  if (similarityScore === null) return null;
  if (a.counterfeit || b.counterfeit) return null;
  if ([a, b].some(({ garment }) => garment && !isFashion(garment.value.group))) return null;
  const prices =
    original.price && alternative.price ? comparablePrices(original.price, alternative.price, rates) : null;
  const isSame = isCertainlySame(score.sameItem);
  const quality = isSame ? SAME_QUALITY : relativeQuality(a, b, dimensions);
  const perPiece = prices && pricesPerPiece(a, b, prices);
  const scoredPrices = perPiece ?? prices;
  const isFarBelow = scoredPrices !== null && scoredPrices.original >= MUCH_CHEAPER_RATIO * scoredPrices.alternative;
  const isExcellent =
    isSame ||
    (isQualityKnown(quality) && !onlyAlternativeWearsOff(a, b) && !isFarBelow && !alternativeHasInferiorPart(a, b));
  const most = isExcellent ? 10 : SHORT_OF_EXCELLENT;
  const at = (likeness: number) =>
    scoredPrices === null ? null : Math.min(most, valueScore(scoredPrices, quality, likeness));
  return {
    score: at(similarityScore),
    uncapped: at(100),
    prices,
    scoredPrices,
    isPerPiece: perPiece !== null,
    priced: { original: original.price !== null, alternative: alternative.price !== null },
    quality,
  };
}
