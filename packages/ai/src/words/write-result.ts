import { isRough, SIMILARITY_BANDS } from "@dupewise/domain/comparison/score-band";
import { ENGINE_VERSION } from "@dupewise/domain/comparison/engine-version";
import type { Analysis, Claim, ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Assessment } from "../assess.ts";
import { type Finding, isShared } from "../findings/finding.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { isCoveredByRubric, type Score } from "../rubric/score-facts.ts";
import { summarizeDimension } from "./summarize-dimension.ts";
import { locationParagraph } from "./location-paragraph.ts";
import { materialParagraph } from "./material-paragraph.ts";
import { MISSING_FACTS, sharedFeaturesSentence, TEXTS } from "./messages.data.ts";
import { withArticle } from "./grammar.ts";
import { cutName, detailName, typeName } from "./names.ts";
import { writePriceTexts } from "./price-words.ts";
import { writeFinding } from "./write-finding.ts";
import { writeVerdict } from "./likeness-verdict.ts";
import { isCertainlySame } from "../identity/same-item.ts";
import { areSameModel } from "../identity/one-model.ts";
import { writeAlternativeAdvice, writeOriginalAdvice } from "./when-to-buy.ts";

const MOST_CLAIMS = 8;
/** The maximum number of traits in one sentence; more would read like a stock list. */
const MAX_TRAITS = 4;

/**
 * Writes an assessment as a comparison result, with all its sentences. This is the last step of a comparison, and the
 * only one that writes sentences.
 */
export function writeResult(assessment: Assessment): ComparisonResult {
  const { original, alternative, score, value, findings, missing } = assessment;
  const [a, b] = [original.facts, alternative.facts];
  const { similarities, differences } = writeClaims(assessment);
  return {
    similarityScore: score.similarityScore,
    similarities: similarities.map(({ text }) => text),
    differences: differences.map(({ text }) => text),
    materialComparison: materialParagraph(a, b, areSameModel(assessment), isCertainlySame(score.sameItem)),
    locationComparison: locationParagraph(original.location, alternative.location),
    ...writePriceTexts(assessment),
    whenToBuyOriginal: value && writeOriginalAdvice(assessment),
    whenToBuyAlternative: value && writeAlternativeAdvice(assessment),
    valueScore: value && value.score,
    analysis: {
      engine: "local",
      engineNote: null,
      engineVersion: ENGINE_VERSION,
      verdict: writeVerdict(assessment),
      confidence: score.confidence,
      range: score.range,
      gate: score.gate,
      ...(original.kind && alternative.kind && { kinds: { original: original.kind, alternative: alternative.kind } }),
      dimensions: score.dimensions.map((dimension) => ({
        ...dimension,
        original: summarizeDimension(dimension.name, a),
        alternative: summarizeDimension(dimension.name, b),
      })),
      partial: score.partial,
      similarities,
      differences,
      missing: missing.map(({ side, code, group, impact }) => ({
        side,
        code,
        fact: MISSING_FACTS[code](group),
        impact,
      })),
      usage: null,
      sameItem: sameItemOf(score),
      notice: noticeOf(a, b, score, findings),
      ...(value?.prices?.rates && { exchange: value.prices.rates }),
    },
  };
}

/** Writes what two products share and what they don't, at most eight sentences each, most important first. */
export function writeClaims({ score, findings }: Pick<Assessment, "score" | "findings">): {
  similarities: Claim[];
  differences: Claim[];
} {
  const similarities = toClaims(findings.filter((finding) => isShared(finding) && !isSaidByKind(finding, findings)));
  const named = toClaims(findings.filter((finding) => !isShared(finding)));
  const differences = named.length === 0 && isApart(score) ? [{ text: TEXTS.unnamedDifferences, quotes: [] }] : named;
  return { similarities, differences };
}

/** Fleece jackets are of fleece. */
function isSaidByKind(finding: Finding, findings: readonly Finding[]): boolean {
  const kind = findings.find(({ code }) => code === "same-kind");
  return (
    finding.code === "same-fabric" &&
    kind?.code === "same-kind" &&
    typeName(kind.values.type).split(" ").includes(finding.values.fabric)
  );
}

/** Two products that are only somewhat similar do differ, whatever their pages leave out. */
function isApart({ similarityScore, confidence }: Score): boolean {
  return similarityScore !== null && !isRough(confidence) && similarityScore < SIMILARITY_BANDS.good;
}

function sameItemOf({ sameItem }: Score): Analysis["sameItem"] {
  return (
    sameItem && { likelihood: sameItem.likelihood, isOtherColor: sameItem.isOtherColor, quotes: sameItem.evidence }
  );
}

/** Returns what the reader has to know first: that a side is a counterfeit, or that nothing was counted. */
function noticeOf(
  a: ProductFacts,
  b: ProductFacts,
  { similarityScore }: Score,
  findings: readonly Finding[],
): Analysis["notice"] {
  const counterfeit = findings.find(({ code }) => code === "counterfeit");
  if (counterfeit) return { text: TEXTS.counterfeit.notice, quotes: counterfeit.evidence };
  return !isCoveredByRubric(a, b) && similarityScore === null ? { text: TEXTS.notFashionNotice, quotes: [] } : null;
}

function toClaims(findings: readonly Finding[]): Claim[] {
  const shared = findings.filter(isSharedTraits);
  const lines = new Map<Finding, Finding[]>();
  for (const finding of shared) {
    const line = [...lines.values()].find((others) => namesOf([...others, finding]).length <= MAX_TRAITS);
    if (line) line.push(finding);
    else lines.set(finding, [finding]);
  }
  return findings
    .flatMap((finding) => {
      const line = lines.get(finding);
      if (line) return line.length > 1 ? traitsOfBoth(line) : claimOf(finding);
      return isSharedTraits(finding) ? [] : claimOf(finding);
    })
    .slice(0, MOST_CLAIMS);
}

const isSharedTraits = ({ code }: Finding): boolean =>
  code === "same-cut" || code === "same-details" || code === "same-features";

const claimOf = (finding: Finding): Claim => ({ text: writeFinding(finding), quotes: finding.evidence });

/** Names shapes, details and features for a sentence, each only once: a rib knit is rib knit. */
function namesOf(findings: readonly Finding[]): readonly string[] {
  const names = findings.flatMap((finding) => {
    if (finding.code === "same-cut") return finding.values.cuts.map(cutName);
    if (finding.code === "same-features") return finding.values.features.map(detailName);
    return finding.code === "same-details" ? finding.values.details.map(detailName) : [];
  });
  const distinct = [...new Map(names.toReversed().map((name) => [bare(name), name])).values()].toReversed();
  return ofOneStrap(distinct.filter((name) => !distinct.some((other) => isKindOf(other, name))));
}

const bare = (name: string): string => name.replace(/^an? /, "");
const singular = (name: string): string => bare(name).replace(/(?<=[^s])s$/, "");

/** A back pleat is a pleat, and a chest pocket a pocket. */
const isKindOf = (name: string, general: string): boolean => singular(name).endsWith(` ${singular(general)}`);

/** "A crossbody strap and a removable strap" are one: a removable crossbody strap. */
function ofOneStrap(names: readonly string[]): readonly string[] {
  const carried = names.find((name) => CARRIED_BY.test(name));
  const adjectives = names.flatMap((name) => STRAP_TRAIT.exec(name)?.[1] ?? []);
  if (carried === undefined || adjectives.length === 0) return names;
  const whole = withArticle([adjectives.toSorted().toReversed().join(", "), carried.slice("a ".length)].join(" "));
  return names.flatMap((name) => (name === carried ? [whole] : STRAP_TRAIT.test(name) ? [] : [name]));
}

const CARRIED_BY = /^a (?:crossbody|shoulder|short shoulder|long shoulder|chain|wrist|wide shoulder) strap$/;
const STRAP_TRAIT = /^an? (removable|adjustable) strap$/;

/** States the shapes, details and features that both have in one sentence. */
function traitsOfBoth(findings: readonly Finding[]): Claim {
  const quotes = findings.flatMap(({ evidence }) => evidence);
  const isFirst = ({ side, quote }: Claim["quotes"][number], at: number) =>
    at === quotes.findIndex((one) => one.side === side && one.quote === quote);
  return { text: sharedFeaturesSentence(namesOf(findings)), quotes: quotes.filter(isFirst) };
}
