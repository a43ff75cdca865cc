import { DimensionName, type ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Rates } from "@dupewise/domain/money/exchange";
import { assess, type AssessedSide, type Assessment } from "../../assess.ts";
import { type Score, scoreFacts } from "../../rubric/score-facts.ts";
import { writeResult } from "../../words/write-result.ts";
import type { JudgeVerdict } from "../../rubric/judged.ts";
import { mergeVerdicts, verifyVerdicts, type VerifiedVerdicts, type Texts } from "./evidence.ts";
import type { Verdicts } from "./judgment.ts";
import { isDisplayable } from "./sound-sentence.ts";

/** How far the model may move the local score, in points; less when it quoted something that isn't there. */
const REACH = 25;
const REACH_UNSHOWN = 15;
/** The difference in points from which two orders disagree. */
const AGREEMENT = 10;
/** The factor applied to the confidence when two orders disagree. */
const DOUBT = 0.75;
const LONGEST_SHOWN = 120;

/**
 * Builds the comparison from the model's verdicts. A verdict with valid quotes replaces the similarity computed from
 * the facts; the weights stay the same. Returns null when no verdict is usable.
 * @param verdicts the verdicts with the original shown first, and those with the alternative shown first, swapped back.
 *   Confidence drops where the two disagree
 * @param local the score from the facts alone, which limits how far the model may move it
 */
export function resultFromVerdicts(
  original: AssessedSide,
  alternative: AssessedSide,
  local: Score,
  verdicts: readonly [Verdicts, Verdicts],
  texts: Texts,
  rates?: Rates,
): { assessment: Assessment; result: ComparisonResult } | null {
  const [first, second] = [verifyVerdicts(verdicts[0], texts), verifyVerdicts(verdicts[1], texts)];
  const both = mergeVerdicts(first, second);
  const all = Object.values(both.dimensions);
  if (!all.some(({ state }) => state === "supported")) return null;

  const [a, b] = [original.facts, alternative.facts];
  const isKindKnown = a.garment !== null && b.garment !== null;
  const scoreOf = ({ kind, dimensions }: VerifiedVerdicts, bounds: JudgeVerdict["bounds"]) => {
    const gate = isKindKnown || kind.state !== "supported" ? null : kind.value;
    return scoreFacts(a, b, { gate, bounds, similarities: similaritiesOf(dimensions) });
  };

  const isVoid = [first, second].some(({ dimensions }) =>
    Object.values(dimensions).some(({ state }) => state === "unsupported"),
  );
  const reach = isVoid ? REACH_UNSHOWN : REACH;
  const start = local.similarityScore ?? 0;
  const score = scoreOf(both, { low: Math.max(0, start - reach), high: Math.min(100, start + reach) });
  if (score.similarityScore === null) return null;

  const open = { low: 0, high: 100 };
  const apart = Math.abs((scoreOf(first, open).similarityScore ?? 0) - (scoreOf(second, open).similarityScore ?? 0));
  const confidence = score.confidence * (apart > AGREEMENT ? DOUBT : 1);
  const assessment = assess(original, alternative, { ...score, confidence }, rates);
  const result = writeResult(assessment);
  const dimensions = result.analysis.dimensions.map((dimension) => {
    const standing = both.dimensions[dimension.name];
    if (standing.state !== "supported") return dimension;
    const { original: ours, alternative: theirs } = standing.quotes;
    return {
      ...dimension,
      original: shown(ours) ?? dimension.original,
      alternative: shown(theirs) ?? dimension.alternative,
    };
  });
  return { assessment, result: { ...result, analysis: { ...result.analysis, dimensions } } };
}

function similaritiesOf(dimensions: VerifiedVerdicts["dimensions"]): JudgeVerdict["similarities"] {
  const similarities: JudgeVerdict["similarities"] = {};
  for (const name of DimensionName.options) {
    const standing = dimensions[name];
    if (standing.state === "supported") similarities[name] = standing.value;
    if (standing.state === "unsupported") similarities[name] = null;
  }
  return similarities;
}

/** Returns the quotes as one text, without those that may not be shown. */
function shown(quotes: readonly string[]): string | null {
  const text = quotes.filter(isDisplayable).join(", ");
  if (text === "") return null;
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
