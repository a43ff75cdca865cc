import { type DisplayedRange, displayedRange } from "@dupewise/domain/comparison/displayed-range";
import { SIMILARITY_BANDS } from "@dupewise/domain/comparison/score-band";
import type { ComparisonResult, MissingCode } from "@dupewise/domain/comparison/comparison";
import { BUNDLED_RATES, type ComparablePrices } from "@dupewise/domain/money/exchange";
import { roundSavings, savingsOf } from "@dupewise/domain/money/savings";
import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import { baseFiber } from "@dupewise/vocabulary/materials/fibers";
import { areSameModel } from "../identity/one-model.ts";
import { isCertainlySame } from "../identity/same-item.ts";
import type { Assessment } from "../assess.ts";
import { isAlternativeMaterialClearlyBetter } from "../value/relative-quality.ts";
import type { Value } from "../value/weigh-value.ts";
import { mayBeOnePlating } from "../facts/metals.data.ts";
import { haveSameNamedFabric, areBothMerino, areSharesClose, outerFabricOfSide } from "../facts/outer-fabric.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { haveSameKnownLine } from "../identity/known-line.ts";
import { TEXTS } from "./messages.data.ts";
import { formatDate, formatAmount, areSimilarPrices } from "./money.ts";
import { explainValueScore } from "./price-reasoning.ts";
import { plasticOf, purityOf } from "./metal-sentences.ts";
import { mayBeSameImitation } from "../findings/derive-material-findings.ts";
import { BOTH, obviousSizeDifference } from "../findings/finding.ts";
import { differencesInWear } from "../findings/wearing.ts";
import { secondhandNote } from "./secondhand.ts";
import { writeBuyingAdvice } from "./price-recommendation.ts";
import { mainTradeOff, detailToCheck } from "./write-finding.ts";

const { prices: SAY } = TEXTS;

type PriceWords = Pick<ComparisonResult, "priceRecommendation" | "priceReasoning" | "priceAnalysis" | "priceSummary">;

/** The facts without which no advice is given. The others a shopper sees on the photos. */
const DECISIVE: ReadonlySet<MissingCode> = new Set(["kind", "cut", "material"]);

/** How many points of value low similarity must cost to be mentioned. */
const MARKED = 2;

const CARRIED: ReadonlySet<Group | undefined> = new Set(["bags", "small leather goods"]);

/**
 * Writes the texts about price and value. Without a score or a value, all of them are null, except for the advice about
 * a counterfeit.
 */
export function writePriceTexts(assessment: Assessment): PriceWords {
  const { original, alternative, score, value, findings, missing } = assessment;
  const { similarityScore } = score;
  if (value === null || similarityScore === null) {
    const isCounterfeit = findings.some(({ code }) => code === "counterfeit");
    return {
      priceRecommendation: isCounterfeit ? TEXTS.counterfeit.advice : null,
      priceReasoning: null,
      priceAnalysis: null,
      priceSummary: null,
    };
  }
  const noted = (reasoning: string | null) => [reasoning, secondhandNote(assessment)].filter(Boolean).join(" ") || null;
  const { prices, scoredPrices, isPerPiece, priced, quality, uncapped } = value;
  const open = displayedRange(score);
  const similarity = open ? `${open.low}–${open.high}%` : `${similarityScore}%`;
  const needed = missing.filter(({ code }) => DECISIVE.has(code));
  const tradeOff = mainTradeOff(findings, prices === null || savingsOf(prices) > 0);
  const difference = tradeOff?.taken ?? null;
  const isOpen =
    open !== null &&
    open.high >= SIMILARITY_BANDS.fair &&
    !areOfOneMind(open, difference) &&
    (prices === null || needed.length > 0);
  const isOneModel = areSameModel(assessment);
  const dimension = tradeOff?.dimension ?? null;
  const unchecked = detailToCheck(findings);
  const size = obviousSizeDifference(findings);
  const isRange = open !== null;
  const said = { similarityScore, isOpen, isRange, needed, isOneModel, difference, dimension, size, unchecked };
  if (value.score === null || uncapped === null || prices === null || scoredPrices === null) {
    return {
      priceRecommendation: writeBuyingAdvice({ ...said, priced }),
      priceReasoning: noted(null),
      priceAnalysis: null,
      priceSummary: explainMissingPrice(similarity, priced),
    };
  }
  if (findings.some((finding) => finding.code === "same-item" && !finding.values.isOtherColor)) {
    const isCertain = isCertainlySame(score.sameItem);
    const isUsed = original.used !== undefined || alternative.used !== undefined;
    const { sameItem, sameItemUsed, likelySameItem } = TEXTS.quality;
    return {
      priceRecommendation: sameItemAdvice(assessment, prices, isCertain),
      priceReasoning: noted(isCertain ? (isUsed ? sameItemUsed : sameItem) : likelySameItem),
      priceAnalysis: analyzePrices(prices),
      priceSummary: summarizePrices(similarity, value.score, prices),
    };
  }
  const bought = { value: value.score, prices: scoredPrices };
  return {
    priceRecommendation: writeBuyingAdvice({ ...said, bought }),
    priceReasoning: noted(
      !isOpen && similarityScore < SIMILARITY_BANDS.fair
        ? TEXTS.tooFarApart
        : explainValueScore({
            prices: scoredPrices,
            quality,
            isOneLine: haveSameKnownLine(original.facts, alternative.facts),
            isUsed: alternative.used !== undefined,
            isClearlyBetter: isAlternativeMaterialClearlyBetter(original.facts, alternative.facts),
            isOneMaterial: nameOneMaterial(original.facts, alternative.facts),
            unstated: unstatedMaterials(assessment),
            wear: durabilityOf(original.facts, alternative.facts),
            isCarried: CARRIED.has(original.facts.garment?.value.group),
            isCapped:
              uncapped - value.score >= MARKED && (isOpen ? open.high : similarityScore) < SIMILARITY_BANDS.good,
          }),
    ),
    priceAnalysis: analyzePrices(prices) + (isPerPiece ? amountsPerPiece(scoredPrices) : ""),
    priceSummary: summarizePrices(similarity, value.score, prices),
  };
}

function sameItemAdvice({ original, alternative }: Assessment, prices: ComparablePrices, isCertain: boolean): string {
  const { recommendation: advice } = TEXTS;
  if (areSimilarPrices(prices)) return isCertain ? advice.sameForSame : advice.likelySameForSame;
  if (savingsOf(prices) < 0) return isCertain ? advice.sameForMore : advice.likelySameForMore;
  if (alternative.used && !original.used) return isCertain ? advice.sameForLessUsed : advice.likelySameForLessUsed;
  return isCertain ? advice.sameForLess : advice.likelySameForLess;
}

/** The sides that state no material, not even one that can't be ranked against others: a metal frame, a resin case. */
function unstatedMaterials(assessment: Assessment) {
  return BOTH.flatMap((side) => {
    const { facts } = assessment[side];
    const { metal, fabric, garment } = facts;
    const isStated =
      metal !== null ||
      // With clothes of satin the fiber is open, with shoes of satin it doesn't matter.
      (fabric !== null && garment !== null && !isClothing(garment.value.group)) ||
      outerFabricOfSide(facts) !== null ||
      plasticOf(facts) !== undefined ||
      facts.cut.has("frame material") ||
      facts.details.some(({ value }) => value.endsWith("pearls"));
    return isStated ? [] : [{ side, fabric: fabric?.value ?? null }];
  });
}

function nameOneMaterial(a: ProductFacts, b: ProductFacts): boolean {
  if (a.metal && b.metal)
    return (
      mayBeOnePlating(a.metal.value, b.metal.value) || (a.metal.value === b.metal.value && purityOf(a) === purityOf(b))
    );
  const [mine, theirs] = [outerFabricOfSide(a), outerFabricOfSide(b)];
  return (
    (areSharesClose(mine?.mainShare ?? null, theirs?.mainShare ?? null) &&
      baseFiber(mine?.main ?? "") === baseFiber(theirs?.main ?? "")) ||
    (!!mine && !!theirs && (areBothMerino(mine, a, theirs, b) || mayBeSameImitation(mine, theirs))) ||
    haveSameNamedFabric(a, b)
  );
}

/** The grade at which a material is the better one, however delicate: silk, wool, leather. */
const FINE = 0.8;

/** Which of two materials the paragraph about them says to last longer: the purer gold, the fiber that wears better. */
function durabilityOf(a: ProductFacts, b: ProductFacts): "more" | "less" | null {
  if (a.metal && b.metal) {
    const [mine, theirs] = [purityOf(a), purityOf(b)];
    const isRanked = a.metal.value === b.metal.value && mine !== undefined && theirs !== undefined && mine !== theirs;
    return isRanked ? (theirs > mine ? "more" : "less") : null;
  }
  const [one, other] = [outerFabricOfSide(a), outerFabricOfSide(b)];
  if (!one || !other) return null;
  const lasts = differencesInWear(one, other, a.garment?.value.group).find(({ trait }) => trait === "durability");
  if (lasts?.isMore === true) return one.grade < FINE ? "more" : null;
  return lasts ? "less" : null;
}

function amountsPerPiece({ original, alternative, currency }: ComparablePrices): string {
  return SAY.perPiece({
    original: formatAmount(original, currency),
    alternative: formatAmount(alternative, currency),
  });
}

function explainMissingPrice(similarity: string, { original, alternative }: Value["priced"]): string {
  if (original && alternative) return SAY.noRate(similarity);
  if (!original && !alternative) return SAY.unpriced(similarity);
  return SAY.halfPriced(similarity, original ? "alternative" : "original");
}

/** Returns true when both ends of a range lead to the same advice: both good, or fair with a known difference. */
function areOfOneMind({ low }: DisplayedRange, difference: string | null): boolean {
  return low >= (difference === null ? SIMILARITY_BANDS.good : SIMILARITY_BANDS.fair);
}

function analyzePrices(prices: ComparablePrices): string {
  const { original, alternative, currency, converted } = prices;
  const amounts = { original: formatAmount(original, currency), alternative: formatAmount(alternative, currency) };
  const rates = converted ? SAY.rates(formatDate((prices.rates ?? BUNDLED_RATES).date)) : "";
  if (amounts.original === amounts.alternative) return SAY.same(amounts.original) + rates;
  if (areSimilarPrices(prices)) return SAY.near(amounts) + rates;
  const gap = formatAmount(roundSavings(Math.abs(savingsOf(prices))), currency);
  return (savingsOf(prices) < 0 ? SAY.dearer(amounts, gap) : SAY.cheaper(amounts, gap, shareOf(prices))) + rates;
}

function shareOf({ original, alternative }: ComparablePrices): string {
  const share = Math.round((100 * alternative) / original);
  return share < 1 ? "under 1%" : `${share}%`;
}

function summarizePrices(similarity: string, value: number, prices: ComparablePrices): string {
  const saving = savingsOf(prices);
  const gap = formatAmount(roundSavings(Math.abs(saving)), prices.currency);
  const difference = saving > 0 ? SAY.forLess(gap) : SAY.forMore(gap);
  return SAY.summary(similarity, value, areSimilarPrices(prices) ? SAY.atTheSamePrice : difference);
}
