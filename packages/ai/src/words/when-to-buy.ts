import { SIMILARITY_BANDS } from "@dupewise/domain/comparison/score-band";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { roundSavings, savingsOf } from "@dupewise/domain/money/savings";
import type { Assessment } from "../assess.ts";
import { areSameModel } from "../identity/one-model.ts";
import { joinList } from "./grammar.ts";
import { listAdvantages } from "./list-advantages.ts";
import { countryOf } from "./location-paragraph.ts";
import { TEXTS } from "./messages.data.ts";
import { formatAmount } from "./money.ts";

const { whenToBuy: SAY } = TEXTS;
/** The minimum relative price difference that makes anyone choose between two things. */
const LEAST_SAVED = 0.03;
/** The maximum number of reasons; with more, a reason turns into a list. */
const MAX_ADVANTAGES = 4;

/** Writes a sentence about when to buy the original, based on what only the original offers. */
export function writeOriginalAdvice(assessment: Assessment): string {
  const { prices, unit } = paid(assessment);
  const { original, alternative } = assessment;
  const saved = prices === null ? 0 : -savingsOf(prices);
  const { main, minor } = listAdvantages(assessment, "original", "alternative");
  const maker = original.maker && !isNamedIn(original.maker, alternative.maker) ? original.maker : null;
  // Nobody pays for a Birkin because of the color of its hardware.
  if (maker !== null && main.length === 0 && minor.length > 0 && saved <= 0)
    return SAY.fromMakerOr(maker, joinList(minor.slice(0, MAX_ADVANTAGES)));
  const said = reasons(saved, prices, unit, [...main, ...minor]);
  if (said !== null) return said;
  if (areSameModel(assessment)) return alternative.used && !original.used ? SAY.sameButNew : SAY.sameForItsSeller;
  if (maker !== null) return SAY.fromMaker(maker);
  const [country, otherCountry] = [countryOf(original.location), countryOf(alternative.location)];
  if (country !== null && otherCountry !== null && country !== otherCountry) return SAY.madeIn(country);
  if (alternative.used && !original.used) return SAY.originalNew;
  if (prices !== null && saved < -LEAST_SAVED * prices.original)
    return SAY.worthMore(formatAmount(roundSavings(-saved), prices.currency) + unit);
  return SAY.originalAlone(
    `${original.facts.garment?.quote} ${alternative.facts.garment?.quote} ${prices?.alternative}`,
  );
}

/** Writes a sentence about when to buy the alternative, based on its price and on what only the alternative offers. */
export function writeAlternativeAdvice(assessment: Assessment): string {
  const { prices, unit } = paid(assessment);
  const saved = prices === null ? 0 : savingsOf(prices);
  const { main, minor } = listAdvantages(assessment, "alternative", "original");
  const said = reasons(saved, prices, unit, [...main, ...minor]);
  if (said !== null) return said;
  if (areSameModel(assessment)) {
    if (assessment.original.used && !assessment.alternative.used) return SAY.sameButNew;
    return prices === null ? SAY.sameForItsPrice : SAY.sameForItsSeller;
  }
  if (prices === null) return SAY.alternativeUnpriced;
  const { original, alternative } = assessment;
  if (alternative.maker && !isNamedIn(alternative.maker, original.maker)) return SAY.fromMaker(alternative.maker);
  const isStandIn = (assessment.score.similarityScore ?? 0) >= SIMILARITY_BANDS.good;
  return isStandIn ? SAY.alternativeAlone : SAY.alternativeLiked;
}

/** Whether another maker's name contains this one: "Koolaburra by UGG". */
const isNamedIn = (maker: string, other: string | null | undefined): boolean =>
  other?.toLowerCase().includes(maker.toLowerCase()) === true;

interface Paid {
  prices: ComparablePrices | null;
  /** What follows an amount: nothing, or " per piece". */
  unit: string;
}

/** The prices that the value is based on. */
function paid({ value }: Assessment): Paid {
  return { prices: value?.scoredPrices ?? null, unit: value?.isPerPiece ? SAY.perPiece : "" };
}

function reasons(saved: number, prices: Paid["prices"], unit: string, wanted: readonly string[]): string | null {
  const names = joinList(wanted.slice(0, MAX_ADVANTAGES));
  if (prices === null || saved <= LEAST_SAVED * prices.original) return names === "" ? null : SAY.want(names);
  const amount = formatAmount(roundSavings(saved), prices.currency) + unit;
  return names === "" ? SAY.saving(amount) : SAY.savingAnd(amount, names);
}
