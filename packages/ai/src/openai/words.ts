import type { Claim, ComparisonResult } from "@dupewise/domain/comparison";
import { isQuoted, spaced, type Texts } from "./evidence.ts";
import { WORD_FIELDS, type Words } from "./judgement.ts";
import { groundOf, isGrounded, isShowable, plainSentence, type Ground } from "./sound-sentence.ts";

const MAX_CLAIMS = { similarities: 4, differences: 6 } as const;
const MAX_SENTENCES = 3;

/**
 * The result with the model's sentences where they hold; a text of which nothing holds stays as code wrote it.
 * @param names of brands and countries, which a sentence may use
 */
export function withWords(
  result: ComparisonResult,
  words: Words,
  texts: Texts,
  names: readonly string[],
): ComparisonResult {
  const ground = groundOf([texts.original, texts.alternative], [...names, ...writtenByCode(result)]);
  const holding = (claims: readonly Claim[], most: number) => soundClaims(claims, texts, ground).slice(0, most);
  const changed: ComparisonResult = { ...result, analysis: { ...result.analysis } };
  for (const list of ["similarities", "differences"] as const) {
    const claims = holding(words[list], MAX_CLAIMS[list]);
    if (claims.length === 0) continue;
    changed[list] = claims.map(({ text }) => text);
    changed.analysis[list] = claims;
  }
  for (const field of WORD_FIELDS) {
    const claims = holding(words[field], MAX_SENTENCES);
    if (claims.length > 0) changed[field] = claims.map(({ text }) => text).join(" ");
  }
  return changed;
}

function soundClaims(claims: readonly Claim[], texts: Texts, ground: Ground): Claim[] {
  const sound = new Map<string, Claim>();
  for (const { text, quotes } of claims) {
    const sentence = plainSentence(text);
    if (sentence === null || quotes.length === 0) continue;
    if (!quotes.every(({ side, quote }) => isQuoted(quote, texts[side]) && isShowable(quote))) continue;
    const kept = quotes.map(({ side, quote }) => ({ side, quote: spaced(quote) }));
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
