import type { DimensionName } from "@dupewise/domain/comparison/comparison";
import * as z from "zod";

/** The relations between two kinds of products, closest first. */
export const KIND_RELATIONS = ["same type", "same family", "same group", "other"] as const;

// Described in the instructions rather than here, since the schema contains it eight times.
const Quotes = { original: z.array(z.string()), alternative: z.array(z.string()) };

const Verdict = z.object({
  ...Quotes,
  similarity: z.number().min(0).max(1).nullable(),
});
export type Verdict = z.infer<typeof Verdict>;

/** One sentence and the products' words that support it. */
const Sentence = z.object({
  text: z.string(),
  quotes: z.array(z.object({ side: z.enum(["original", "alternative"]), quote: z.string() })),
});

const Sentences = z.array(Sentence);

const Dimensions = z.object({
  cut: Verdict.describe("Silhouette, fit, length, rise, sleeves, neckline, collar, toe, heel, shape of a bag"),
  material: Verdict.describe("Fibres or materials, their shares, part by part"),
  colour: Verdict.describe("Colours as a buyer sees them"),
  pattern: Verdict.describe("Plain, striped, floral, checked, printed…"),
  construction: Verdict.describe("Closures, pockets, lining, seams, trims, hardware, finish"),
  function: Verdict.describe("Occasion, season, use, features"),
  text: Verdict.describe("What the descriptions say beyond all of the above"),
} satisfies Record<DimensionName, typeof Verdict>);

/**
 * The verdicts requested from the model for each order of the products. Every field is present; unknown ones are null
 * or empty.
 */
export const Verdicts = z.object({
  kind: z.object({ ...Quotes, relation: z.enum(KIND_RELATIONS).nullable() }),
  dimensions: Dimensions,
});
export type Verdicts = z.infer<typeof Verdicts>;

/**
 * The fields of a result that a model may write. Code always writes the price comparison, and the sentence that states
 * the score.
 */
export const WORD_FIELDS = [
  "materialComparison",
  "locationComparison",
  "priceRecommendation",
  "priceReasoning",
  "whenToBuyOriginal",
  "whenToBuyAlternative",
] as const;

export const Words = z.object({
  similarities: Sentences,
  differences: Sentences.describe("The weightiest first"),
  materialComparison: Sentences,
  locationComparison: Sentences,
  priceRecommendation: Sentences,
  priceReasoning: Sentences,
  whenToBuyOriginal: Sentences,
  whenToBuyAlternative: Sentences,
});
export type Words = z.infer<typeof Words>;

/** The response requested for the first order of the products: the verdicts, then the texts. */
export const Judgment = Verdicts.extend({ words: Words });
