import type { Analysis, Dimension } from "@dupewise/domain/comparison/comparison";

/** The names of the score's parts as the page shows them, at the start of a sentence. */
const NAMES: Record<Dimension["name"], string> = {
  cut: "The cut",
  material: "The material",
  colour: "The color",
  pattern: "The pattern",
  construction: "The construction",
  function: "The intended use",
  text: "The rest of the description",
};
const SURE = 0.7;

/**
 * Returns sentences that explain a score: one for each known dimension, starting with the one that costs the most
 * points, followed by what limits the score and what is unknown.
 */
export function explainScore({ dimensions, gate, confidence, range }: Analysis): string[] {
  const known = dimensions.filter(({ weight, similarity }) => weight > 0 && similarity !== null);
  const unknown = dimensions.filter(({ weight, similarity }) => weight > 0 && similarity === null);
  const heard = known.reduce((sum, { weight }) => sum + weight, 0);
  const cost = ({ weight, similarity }: Dimension) => (100 * gate * weight * (1 - (similarity ?? 1))) / heard;
  const sentences = known
    .toSorted((a, b) => cost(b) - cost(a))
    .map((dimension) => {
      const points = Math.round(cost(dimension));
      const says = `${NAMES[dimension.name]} counts for ${percent(dimension.weight / heard)} of what is known and is ${percent(dimension.similarity ?? 0)} similar`;
      const sides =
        dimension.original !== null && dimension.alternative !== null
          ? ` (${dimension.original} vs. ${dimension.alternative})`
          : "";
      return `${says}${sides}: ${points > 0 ? `that costs about ${points} ${points === 1 ? "point" : "points"}` : "no points lost"}.`;
    });
  return [
    ...sentences,
    ...(gate < 1
      ? [`The two aren't quite the same kind of item, so the score can reach ${percent(gate)} at most.`]
      : []),
    ...unknown.map(
      ({ name, weight }) =>
        `${NAMES[name]} would count for ${percent(weight)} of the score, but at least one side says too little about it.`,
    ),
    ...(range && range.high - range.low > 0
      ? [
          `If everything were known, the score would be between ${range.low}% and ${range.high}%; ${
            confidence >= SURE ? "most of what counts is known" : "much of what counts isn't known yet"
          }.`,
        ]
      : []),
  ];
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;
