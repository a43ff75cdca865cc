import type { Claim, ComparisonResult } from "@dupewise/domain/comparison/comparison";
import { comparablePrices } from "@dupewise/domain/money/exchange";
import type { Product } from "@dupewise/domain/product/product";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "./facts/product-facts.ts";
import { extractFacts } from "./facts/extract-facts.ts";
import type { Judged } from "./rubric/judged.ts";
import { relativeQuality } from "./value/relative-quality.ts";
import { scoreFacts } from "./rubric/score-facts.ts";
import { valueScore } from "./value/value-score.ts";
import type { Finding } from "./findings/finding.ts";
import { deriveFindings } from "./findings/derive-findings.ts";
import { knownFacts } from "./words/known-facts.ts";
import { locationComparison } from "./words/location-comparison.ts";
import { materialComparison } from "./words/material-comparison.ts";
import { missingFacts } from "./findings/missing-facts.ts";
import { type PriceWords, priceWords } from "./words/price-words.ts";
import { verdictOf } from "./words/verdict.ts";
import { whenToBuyAlternative, whenToBuyOriginal } from "./words/when-to-buy.ts";

const MOST_CLAIMS = 8;
const NO_PRICE_WORDS: PriceWords = {
  priceRecommendation: null,
  priceReasoning: null,
  priceAnalysis: null,
  priceSummary: null,
};

/**
 * Compares two products by what is known of them. Pure: the same products always give the same result.
 * @param judged what a judge of its own found; number and words are then made with it
 */
export function compareProducts(original: Product, alternative: Product, judged?: Judged): ComparisonResult {
  const a = extractFacts(original);
  const b = extractFacts(alternative);
  const score = scoreFacts(a, b, judged);
  const { similarityScore, confidence, range, gate } = score;
  const findings = deriveFindings(a, b, score);
  const similarities = claims(findings.filter(({ isShared }) => isShared));
  const differences = claims(findings.filter(({ isShared }) => !isShared));

  const prices = original.price && alternative.price ? comparablePrices(original.price, alternative.price) : null;
  const priced = { original: original.price !== null, alternative: alternative.price !== null };
  const quality = relativeQuality(a, b, score.dimensions);
  const isJudged =
    similarityScore !== null && [a, b].every(({ garment }) => !garment || isFashion(garment.value.group));
  const valueAt = (likeness: number) => (isJudged && prices !== null ? valueScore(prices, quality, likeness) : null);
  const value = valueAt(similarityScore ?? 0);

  return {
    similarityScore,
    similarities: similarities.map(({ text }) => text),
    differences: differences.map(({ text }) => text),
    materialComparison: materialComparison(a, b),
    locationComparison: locationComparison(original.location, alternative.location),
    ...(isJudged
      ? priceWords({
          similarityScore,
          value,
          uncapped: valueAt(100),
          prices,
          priced,
          quality,
          findings,
          isUneven: toldOf(a) !== toldOf(b),
        })
      : NO_PRICE_WORDS),
    whenToBuyOriginal: isJudged ? whenToBuyOriginal(a, b, prices) : null,
    whenToBuyAlternative: isJudged ? whenToBuyAlternative(a, b, prices) : null,
    valueScore: value,
    analysis: {
      engine: "local",
      engineNote: null,
      verdict: verdictOf({
        a,
        b,
        score,
        findings,
        samePage: original.url !== null && original.url === alternative.url,
      }),
      confidence,
      range,
      gate,
      dimensions: score.dimensions.map((dimension) => ({
        ...dimension,
        original: knownFacts(dimension.name, a),
        alternative: knownFacts(dimension.name, b),
      })),
      similarities,
      differences,
      missing: missingFacts(a, b, score),
      usage: null,
    },
  };
}

/** What a side tells of at all: "colour,length,pattern". */
function toldOf({ cut, pattern, colours, composition, details, occasions }: ProductFacts): string {
  const aspects = {
    pattern: pattern ? [pattern] : [],
    colour: colours,
    material: composition,
    details,
    use: occasions,
  };
  const told = Object.entries(aspects).flatMap(([aspect, facts]) => (facts.length > 0 ? [aspect] : []));
  return [...cut.keys(), ...told].toSorted().join();
}

function claims(findings: readonly Finding[]): Claim[] {
  return findings.slice(0, MOST_CLAIMS).map(({ text, quotes }) => ({ text, quotes }));
}
