import * as z from "zod";
import { PRODUCT_INPUT_MAX_LENGTH } from "../constants.ts";
import { DetectedKind } from "../product/kind.ts";
import type { Product } from "../product/product.ts";
import { PageInput } from "../product/browser-page.ts";
import { hasPlaceholders } from "../product/paste-template.ts";
import { requiredText } from "../required-text.ts";
import type { ManualFacts } from "./manual-facts.ts";
import type { Sides } from "./side.ts";

const ProductInput = (message: string) =>
  requiredText(message)
    .max(PRODUCT_INPUT_MAX_LENGTH, "That text is too long. Keep the part that describes the product")
    .refine(
      (text) => !hasPlaceholders(text),
      "Replace each placeholder in brackets with the product's details, or delete its line",
    );

/** The input of a comparison. Each side is the URL of a product or a pasted description. */
export const CreateComparisonInput = z.object({
  originalUrl: ProductInput("Add the original product: a link or a description"),
  dupeUrl: ProductInput("Add the alternative product: a link or a description"),
});
export type CreateComparisonInput = z.infer<typeof CreateComparisonInput>;

/** The input for a comparison in which either side may be a captured page. */
export const ComparePagesInput = z
  .object({
    original: z.union([CreateComparisonInput.shape.originalUrl, PageInput]).optional(),
    /** One of the shopper's own comparisons, whose original is used as it was read there. */
    sameOriginalAs: z.uuid().optional(),
    alternative: z.union([CreateComparisonInput.shape.dupeUrl, PageInput]),
    /** The caller's own ID for the request. Repeating a request with the same ID returns the same comparison. */
    requestId: z.string().trim().min(1).max(100).optional(),
  })
  .refine(({ original, sameOriginalAs }) => (original === undefined) !== (sameOriginalAs === undefined), {
    path: ["original"],
    message: "Add either the original or a comparison with the same original",
  });
export type ComparePagesInput = z.infer<typeof ComparePagesInput>;

/** The dimensions of the rubric. "text" covers whatever the description says that no other dimension covers. */
export const DimensionName = z.enum(["cut", "material", "colour", "pattern", "construction", "function", "text"]);
export type DimensionName = z.infer<typeof DimensionName>;

/**
 * One dimension of the rubric: its weight, how similar the two products are in it, and what is known about each of
 * them.
 */
export const Dimension = z.object({
  name: DimensionName,
  /** 0–1. The weights of all dimensions for a family of products add up to 1. */
  weight: z.number().min(0).max(1),
  /** 0–1; null when a side says too little. */
  similarity: z.number().min(0).max(1).nullable(),
  /** What was known about each side, in a few words; null if nothing was known. */
  original: z.string().nullable(),
  alternative: z.string().nullable(),
});
export type Dimension = z.infer<typeof Dimension>;

/** A sentence about a comparison, with the quotes it is based on. */
export const Claim = z.object({
  text: z.string(),
  quotes: z.array(z.object({ side: z.enum(["original", "alternative"]), quote: z.string() })),
});
export type Claim = z.infer<typeof Claim>;

/** The dimension that a missing fact belongs to, or "kind". */
export const MissingCode = DimensionName.exclude(["text"]).or(z.literal("kind"));
export type MissingCode = z.infer<typeof MissingCode>;

/** A fact that was not found, and how far it could move the score. */
export const MissingFact = z.object({
  side: z.enum(["original", "alternative"]),
  /** Absent from results stored before it was added. */
  code: MissingCode.optional(),
  /** What was not found, worded for shoppers: "what it's made of". */
  fact: z.string(),
  /** The number of points by which the score could move, 0–100. */
  impact: z.number().min(0).max(100),
});
export type MissingFact = z.infer<typeof MissingFact>;

/** The tokens used by all model calls for one comparison, and their cost. */
export const ModelUsage = z.object({
  model: z.string(),
  /** Identifies the wording of the prompts, to distinguish comparisons made with different ones. */
  promptVersion: z.string(),
  inputTokens: z.number().int().min(0),
  outputTokens: z.number().int().min(0),
  /** The cost in US dollars at list prices, as a decimal string; null if the model's price is unknown. */
  costUsd: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .nullable(),
});
export type ModelUsage = z.infer<typeof ModelUsage>;

const Percent = z.number().min(0).max(100).nullable();

/** How likely two products are the same item, possibly in different colors. */
const SameItem = z.object({
  /** 0–1. */
  likelihood: z.number().min(0).max(1),
  /** Whether each side names a color that the other lacks. */
  isOtherColor: z.boolean(),
  /** The names and codes that support this. */
  quotes: Claim.shape.quotes,
});

/** The explanation of a score. All of it may be shown to the shopper. */
export const Analysis = z.object({
  engine: z.enum(["local", "openai"]),
  /** A note for the shopper if an engine other than the requested one made the comparison. */
  engineNote: z.string().nullable(),
  /** The version of the engine that made the score; absent from scores made before versions were recorded. */
  engineVersion: z.number().int().optional(),
  /** When it was last rescored, as an ISO date and time; absent if never. */
  scoredAt: z.iso.datetime().optional(),
  /** One sentence, the conclusion first. */
  verdict: z.string(),
  /** 0–1: the sum of weight × certainty over the known dimensions, lower while a cap applies or a kind is unknown. */
  confidence: z.number().min(0).max(1),
  /** The interval in which the score would lie if the missing facts were known; null without a score. */
  range: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** The effect of the kinds of products on the score, 0–1: 1 for the same type; the table is in docs/scoring.md. */
  gate: z.number().min(0).max(1),
  /** The detected kind of each side; absent from older comparisons. */
  kinds: z.object({ original: DetectedKind, alternative: DetectedKind }).optional(),
  dimensions: z.array(Dimension),
  similarities: z.array(Claim),
  differences: z.array(Claim),
  missing: z.array(MissingFact),
  /** Null when no model was used. */
  usage: ModelUsage.nullable(),
  /**
   * The similarity in look, feel and construction, each 0–100; null when too little is known. Absent from older rows.
   */
  partial: z.object({ looks: Percent, feels: Percent, made: Percent }).optional(),
  /** Null when a side has nothing to identify it; absent from older rows. */
  sameItem: SameItem.nullish(),
  /** What the shopper has to know first, such as that a side is a counterfeit; absent from older rows. */
  notice: Claim.nullish(),
  /** The rates used to convert prices in two currencies; absent when none were, and from older rows. */
  exchange: z.object({ date: z.string(), perEuro: z.object({}).catchall(z.number().positive()) }).optional(),
});
export type Analysis = z.infer<typeof Analysis>;

/** An engine's result for two products, before it is stored. */
export const ComparisonResult = z.object({
  /** 0–100, or null when too little is known to say. */
  similarityScore: z.number().int().min(0).max(100).nullable(),
  similarities: z.array(z.string()),
  differences: z.array(z.string()),
  materialComparison: z.string().nullable(),
  locationComparison: z.string().nullable(),
  priceRecommendation: z.string().nullable(),
  priceReasoning: z.string().nullable(),
  priceAnalysis: z.string().nullable(),
  whenToBuyOriginal: z.string().nullable(),
  whenToBuyAlternative: z.string().nullable(),
  /** 0–10, or null when a price is missing. */
  valueScore: z.number().int().min(0).max(10).nullable(),
  priceSummary: z.string().nullable(),
  analysis: Analysis,
});
export type ComparisonResult = z.infer<typeof ComparisonResult>;

/** One side of a stored comparison. */
export interface ComparedSide {
  /** As the shopper entered it, a URL or a description; "" when its owner keeps it private. */
  input: string;
  /** The name as a "Product:" line, followed by the page's description; null when there is neither. */
  description: string | null;
  /** The product as it was read for this comparison. */
  product: Product;
  /** What the shopper entered to replace or complete what was read. */
  manual: ManualFacts;
}

/** A stored comparison. The API returns it as a `FlatComparison`. */
export interface Comparison extends Sides<ComparedSide> {
  id: string;
  userId: string;
  result: ComparisonResult;
  isFavorite: boolean;
  createdAt: Date;
}
