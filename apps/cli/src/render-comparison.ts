import { displayedRange, formatRange } from "@dupewise/domain/comparison/displayed-range";
import type { Analysis, ComparisonResult } from "@dupewise/domain/comparison/comparison";

const WIDTH = 13;

/** Formats a comparison as terminal output. */
export function renderComparison(result: ComparisonResult): string {
  const { similarityScore, analysis, valueScore } = result;
  const { verdict, confidence } = analysis;
  const head = `${scoreWords(similarityScore, analysis)} (confidence ${Math.round(100 * confidence)}%)\n${verdict}`;
  const missing = analysis.missing.slice(0, 4).map(({ side, fact }) => `${side}: ${fact}`);
  const parts = [
    renderList("Different", result.differences),
    renderList("Similar", result.similarities),
    renderParagraph("Materials", result.materialComparison),
    renderParagraph("Made in", result.locationComparison),
    renderParagraph("Price", [result.priceAnalysis, result.priceReasoning].filter(Boolean).join(" ")),
    renderParagraph("Value", valueScore === null ? null : `${valueScore} of 10`),
    renderParagraph("Advice", result.priceRecommendation),
    renderList("Missing", missing),
  ];
  return [head, ...parts.filter((part) => part !== "")].join("\n\n");
}

function scoreWords(score: number | null, analysis: Analysis): string {
  if (score === null) return "No score";
  const open = displayedRange(analysis);
  if (open) return `${formatRange(open)}, about ${score}% based on what is known`;
  return `${score}% similar${analysis.range ? `, between ${analysis.range.low} and ${analysis.range.high}` : ""}`;
}

function renderParagraph(name: string, text: string | null): string {
  return text ? `${name.padEnd(WIDTH)}${text}` : "";
}

function renderList(name: string, lines: readonly string[]): string {
  return lines.map((line, place) => `${(place === 0 ? name : "").padEnd(WIDTH)}${line}`).join("\n");
}
