import type { ExplainedFact } from "@dupewise/ai/explain";
import type { ComparisonResult, Dimension } from "@dupewise/domain/comparison/comparison";

interface Explanation {
  original: readonly ExplainedFact[];
  alternative: readonly ExplainedFact[];
  /** The score by gate and dimensions alone, before caps. */
  measuredScore: number | null;
}

const WIDTH = 13;

/**
 * Formats the explanation of a score as terminal output: the facts about each side with their sources, and how the
 * score is computed from them.
 */
export function renderExplanation(
  { original, alternative, measuredScore }: Explanation,
  {
    similarityScore,
    analysis: { gate, dimensions, confidence },
  }: Pick<ComparisonResult, "similarityScore" | "analysis">,
): string {
  const capped = measuredScore === similarityScore ? "" : ", capped as docs/scoring.md explains";
  const sum = [
    `gate ${gate.toFixed(2)}`,
    `measured ${measuredScore ?? "nothing"}`,
    `score ${similarityScore ?? "none"}${capped}`,
    `confidence ${confidence.toFixed(2)}`,
  ];
  return [
    ["Known about the original", ...renderFacts(original)].join("\n"),
    ["Known about the alternative", ...renderFacts(alternative)].join("\n"),
    ["What counted toward the score", ...dimensions.map(renderDimension), `  ${sum.join(" · ")}`].join("\n"),
  ].join("\n\n");
}

function renderFacts(facts: readonly ExplainedFact[]): string[] {
  if (facts.length === 0) return ["  nothing"];
  return facts.map(({ name, value, quote, field, source, certainty }) => {
    const from = source === null ? field : `${field}, ${source}`;
    return `  ${name.padEnd(WIDTH)}${value} (${certainty.toFixed(2)}, ${from}: "${quote}")`;
  });
}

function renderDimension({ name, weight, similarity, original, alternative }: Dimension): string {
  const alike = similarity === null ? "unknown" : `${Math.round(100 * similarity)}% similar`;
  const share = `${Math.round(100 * weight)}% of the score`;
  const sides = original === null && alternative === null ? "" : ` (${original ?? "–"} | ${alternative ?? "–"})`;
  return `  ${name.padEnd(WIDTH)}${share.padEnd(WIDTH + 4)}${alike}${sides}`;
}
