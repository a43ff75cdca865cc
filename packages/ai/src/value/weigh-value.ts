import { type ComparablePrices, comparablePrices } from "@dupewise/domain/money/exchange";
import type { Money } from "@dupewise/domain/product/product";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import type { Score } from "../rubric/score-facts.ts";
import { relativeQuality } from "./relative-quality.ts";
import { type RelativeQuality, valueScore } from "./value-score.ts";

/** What the alternative is worth beside the original. */
export interface Value {
  /** 0–10; null while the prices can't be compared. */
  score: number | null;
  /** The same had the two been alike in all. */
  uncapped: number | null;
  prices: ComparablePrices | null;
  /** Which prices are there at all, comparable or not. */
  priced: { original: boolean; alternative: boolean };
  quality: RelativeQuality;
}

interface PricedSide {
  facts: ProductFacts;
  price: Money | null;
}

/** Weighs price against quality; null for goods without a score and for those that aren't fashion. */
export function weighValue(original: PricedSide, alternative: PricedSide, score: Score): Value | null {
  const [a, b] = [original.facts, alternative.facts];
  const { similarityScore, dimensions } = score;
  if (similarityScore === null) return null;
  if ([a, b].some(({ garment }) => garment && !isFashion(garment.value.group))) return null;
  const prices = original.price && alternative.price ? comparablePrices(original.price, alternative.price) : null;
  const quality = relativeQuality(a, b, dimensions);
  const at = (likeness: number) => (prices === null ? null : valueScore(prices, quality, likeness));
  return {
    score: at(similarityScore),
    uncapped: at(100),
    prices,
    priced: { original: original.price !== null, alternative: alternative.price !== null },
    quality,
  };
}
