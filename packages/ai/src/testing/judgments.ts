import { DimensionName } from "@dupewise/domain/comparison/comparison";
import type * as z from "zod";
import { mapDimensions } from "../engines/openai/evidence.ts";
import type { Judgment, Verdict, Words } from "../engines/openai/judgment.ts";

type Judgment = z.infer<typeof Judgment>;

const UNSAID: Verdict = { similarity: null, original: [], alternative: [] };

/** Builds a mock model response from verdicts and texts. Dimensions without a verdict remain unjudged. */
export function buildJudgment(
  verdicts: Partial<Record<DimensionName, Verdict>>,
  words: Partial<Words> = {},
  kind: Partial<Judgment["kind"]> = {},
): Judgment {
  return {
    kind: { relation: null, original: [], alternative: [], ...kind },
    dimensions: mapDimensions((name) => verdicts[name] ?? UNSAID),
    words: {
      similarities: [],
      differences: [],
      materialComparison: [],
      locationComparison: [],
      priceRecommendation: [],
      priceReasoning: [],
      whenToBuyOriginal: [],
      whenToBuyAlternative: [],
      ...words,
    },
  };
}

/** Swaps the sides of a judgment and drops its texts. */
export function swapSides({ kind, dimensions }: Judgment): Judgment {
  const verdicts: Partial<Record<DimensionName, Verdict>> = {};
  for (const name of DimensionName.options) {
    const { similarity, original, alternative } = dimensions[name];
    verdicts[name] = { similarity, original: alternative, alternative: original };
  }
  return buildJudgment(verdicts, {}, { ...kind, original: kind.alternative, alternative: kind.original });
}

/**
 * Returns true when a request to the model asks for sentences as well as verdicts. A comparison takes two requests, and
 * only the one with the products in their original order asks for sentences.
 */
export const asksForSentences = (question: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(question["text"]).includes("whenToBuyOriginal");

/** Responds like a model that judges the two coats correctly, in whatever order they are listed. */
export const judgeCoats = (question: Readonly<Record<string, unknown>>): Judgment =>
  asksForSentences(question) ? buildCoatJudgment() : swapSides(buildCoatJudgment());

/** Builds a valid judgment of the two coats in `coats.ts`, with its sentences. */
export const buildCoatJudgment = (words: Partial<Words> = {}) =>
  buildJudgment(
    {
      cut: {
        similarity: 0.9,
        original: ["long wrap coat", "notched lapels"],
        alternative: ["Long coat with notched lapels"],
      },
      material: { similarity: 0.4, original: ["80% wool, 20% polyamide"], alternative: ["65% polyester, 35% wool"] },
      colour: { similarity: 1, original: ["camel"], alternative: ["camel"] },
      construction: { similarity: 0.5, original: ["tie belt", "Fully lined"], alternative: ["tie belt", "Unlined"] },
    },
    {
      similarities: [
        {
          text: "Both are long camel coats with notched lapels and a tie belt.",
          quotes: [
            { side: "original", quote: "notched lapels, a tie belt" },
            { side: "alternative", quote: "notched lapels and a tie belt" },
          ],
        },
      ],
      differences: [
        {
          text: "The alternative is unlined; the original is fully lined.",
          quotes: [
            { side: "original", quote: "Fully lined" },
            { side: "alternative", quote: "Unlined" },
          ],
        },
      ],
      materialComparison: [
        {
          text: "80% wool keeps more warmth than 65% polyester.",
          quotes: [
            { side: "original", quote: "80% wool" },
            { side: "alternative", quote: "65% polyester" },
          ],
        },
      ],
      ...words,
    },
  );
