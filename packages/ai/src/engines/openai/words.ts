import type { Claim, ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { AnalysisDepth } from "./depth.ts";
import { isQuoted, normalizeSpaces, type Texts } from "./evidence.ts";
import { WORD_FIELDS, type Words } from "./judgment.ts";
import { collectGrounding, isGrounded, isDisplayable, toPlainSentence, type Grounding } from "./sound-sentence.ts";

/**
 * The number of sentences accepted beyond what was requested, for a model that writes too much and for what code adds.
 */
const MORE_CLAIMS = 2;
const MAX_SENTENCES = 3;
/** Far more than requested: reading has a cost too. */
const MOST_CLAIMS_READ = 30;
const MOST_QUOTES = 12;

/**
 * Replaces the result's sentences with the model's, provided that they pass the checks. Keeps the engine's text where
 * none of the model's sentences passes, and the engine's differences that the model leaves out.
 * @param names brand and country names that a sentence may mention
 */
export function applyModelWords(
  result: ComparisonResult,
  words: Words,
  texts: Texts,
  names: readonly string[],
  depth: AnalysisDepth,
): ComparisonResult {
  // For a counterfeit only our own words are shown.
  if (result.analysis.notice) return result;
  const ground = collectGrounding([texts.original, texts.alternative, ...writtenByCode(result)], names);
  const holding = (claims: readonly Claim[], most: number) => soundClaims(claims, texts, ground).slice(0, most);
  const changed: ComparisonResult = { ...result, analysis: { ...result.analysis } };
  const { analysis } = changed;
  const similarities = holding(words.similarities, depth.similarities + MORE_CLAIMS);
  if (similarities.length > 0) analysis.similarities = similarities;
  const differences = holding(words.differences, depth.differences);
  const all = [...differences, ...unsaid(analysis.differences, differences)];
  analysis.differences = all.slice(0, depth.differences + MORE_CLAIMS);
  changed.similarities = analysis.similarities.map(({ text }) => text);
  changed.differences = analysis.differences.map(({ text }) => text);
  for (const field of WORD_FIELDS) {
    const claims = holding(words[field], MAX_SENTENCES);
    if (claims.length > 0) changed[field] = claims.map(({ text }) => text).join(" ");
  }
  return changed;
}

/** Returns code's claims that the model's don't mention: a known difference is never left out. */
function unsaid(claims: readonly Claim[], said: readonly Claim[]): Claim[] {
  const quotes = said.flatMap((claim) => claim.quotes);
  const isSaid = (one: Claim["quotes"][number]) =>
    quotes.some(({ side, quote }) => side === one.side && (quote.includes(one.quote) || one.quote.includes(quote)));
  return claims.filter((claim) => !claim.quotes.some(isSaid));
}

function soundClaims(claims: readonly Claim[], texts: Texts, ground: Grounding): Claim[] {
  const sound = new Map<string, Claim>();
  for (const { text, quotes } of claims.slice(0, MOST_CLAIMS_READ)) {
    const sentence = toPlainSentence(text);
    if (sentence === null || quotes.length === 0 || quotes.length > MOST_QUOTES) continue;
    if (!quotes.every(({ side, quote }) => isQuoted(quote, texts[side]) && isDisplayable(quote))) continue;
    const kept = quotes.map(({ side, quote }) => ({ side, quote: normalizeSpaces(quote) }));
    const words = kept.map(({ quote }) => quote);
    if (isGrounded(sentence, words, ground)) sound.set(sentence, { text: sentence, quotes: kept });
  }
  return [...sound.values()];
}

function writtenByCode(result: ComparisonResult): string[] {
  const { similarities, differences, priceAnalysis, priceSummary } = result;
  const texts = WORD_FIELDS.map((field) => result[field]);
  return [...similarities, ...differences, ...texts, priceAnalysis, priceSummary].filter((text) => text !== null);
}
