import * as z from "zod";
import { PRODUCT_INPUT_MAX_LENGTH } from "../constants.ts";
import { KindRead } from "../product/kind.ts";
import type { Product } from "../product/product.ts";
import { PageInput } from "../product/page-input.ts";
import { isUnfilled } from "../product/paste-template.ts";
import { required } from "../required-text.ts";
import type { ManualFacts } from "./manual-facts.ts";
import type { Sides } from "./side.ts";

const ProductInput = (message: string) =>
  required(message)
    .max(PRODUCT_INPUT_MAX_LENGTH, "That text is too long. Keep the part that describes the product")
    .refine((text) => !isUnfilled(text), "Replace the brackets with the product's own words, or delete those lines");

/** The input of a comparison: each side is a product URL or a pasted description. */
export const CreateComparisonInput = z.object({
  originalUrl: ProductInput("Add the original product: a link or a description"),
  dupeUrl: ProductInput("Add the alternative product: a link or a description"),
});
export type CreateComparisonInput = z.infer<typeof CreateComparisonInput>;

/** The input for a comparison in which either side may be a captured page. */
export const ComparePagesInput = z
  .object({
    original: z.union([CreateComparisonInput.shape.originalUrl, PageInput]).optional(),
    /** A comparison of the shopper's own: its original is taken as it was read there. */
    sameOriginalAs: z.uuid().optional(),
    alternative: z.union([CreateComparisonInput.shape.dupeUrl, PageInput]),
    /** The caller's own ID: repeating it returns the same comparison. */
    requestId: z.string().trim().min(1).max(100).optional(),
  })
  .refine(({ original, sameOriginalAs }) => (original === undefined) !== (sameOriginalAs === undefined), {
    path: ["original"],
    message: "Add either the original or a comparison with the same one",
  });
export type ComparePagesInput = z.infer<typeof ComparePagesInput>;

/** The dimensions of the rubric. "text" is what the description says beyond all the others. */
export const DimensionName = z.enum(["cut", "material", "colour", "pattern", "construction", "function", "text"]);
export type DimensionName = z.infer<typeof DimensionName>;

/** One row of the rubric. */
export const Dimension = z.object({
  name: DimensionName,
  /** 0–1, of all dimensions of this family of goods. */
  weight: z.number().min(0).max(1),
  /** 0–1; null when a side says too little. */
  similarity: z.number().min(0).max(1).nullable(),
  /** What was known of each side, in a few words; null when nothing was. */
  original: z.string().nullable(),
  alternative: z.string().nullable(),
});
export type Dimension = z.infer<typeof Dimension>;

/** A sentence and the quotes it is based on. */
export const Claim = z.object({
  text: z.string(),
  quotes: z.array(z.object({ side: z.enum(["original", "alternative"]), quote: z.string() })),
});
export type Claim = z.infer<typeof Claim>;

/** The subject of a missing fact. */
export const MissingCode = DimensionName.exclude(["text"]).or(z.literal("kind"));
export type MissingCode = z.infer<typeof MissingCode>;

/** A fact that was not found, and how far it could move the score. */
export const MissingFact = z.object({
  side: z.enum(["original", "alternative"]),
  /** Absent from what was stored before it was told. */
  code: MissingCode.optional(),
  /** In a shopper's words: "what it is made of". */
  fact: z.string(),
  /** Points the score could move, 0–100. */
  impact: z.number().min(0).max(100),
});
export type MissingFact = z.infer<typeof MissingFact>;

/** Token usage of all model calls in one comparison. */
export const ModelUsage = z.object({
  model: z.string(),
  /** Names the wording of the questions, so that comparisons made by different ones can be told apart. */
  promptVersion: z.string(),
  inputTokens: z.number().int().min(0),
  outputTokens: z.number().int().min(0),
  /** US dollars in decimal, at list price; null for a model whose price is not known. */
  costUsd: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .nullable(),
});
export type ModelUsage = z.infer<typeof ModelUsage>;

const Percent = z.number().min(0).max(100).nullable();

/** How sure two products are the very same item, another color of it included. */
const SameItem = z.object({
  /** 0–1. */
  likelihood: z.number().min(0).max(1),
  /** Whether each side names a color that the other does not have. */
  isOtherColor: z.boolean(),
  /** The names and codes that say so. */
  quotes: Claim.shape.quotes,
});

/** The explanation of a score; all of it may be shown. */
export const Analysis = z.object({
  engine: z.enum(["local", "openai"]),
  /** Said to the shopper when the engine that answered is not the one that was asked. */
  engineNote: z.string().nullable(),
  /** Which version of the engine made the score; absent from those of before versions were noted. */
  engineVersion: z.number().int().optional(),
  /** When it was last scored again, as an ISO date and time; absent where that is when it was made. */
  scoredAt: z.iso.datetime().optional(),
  /** One sentence, the answer first. */
  verdict: z.string(),
  /** 0–1: known weight ÷ total, times certainty. */
  confidence: z.number().min(0).max(1),
  /** Where the score would lie if the missing facts were known; null without a score. */
  range: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** What the kinds of goods did to the score, 0–1: 1 for the same type; the table is in docs/scoring.md. */
  gate: z.number().min(0).max(1),
  /** What each side was taken for; absent from comparisons of before it was told. */
  kinds: z.object({ original: KindRead, alternative: KindRead }).optional(),
  dimensions: z.array(Dimension),
  similarities: z.array(Claim),
  differences: z.array(Claim),
  missing: z.array(MissingFact),
  /** Null when no model was asked. */
  usage: ModelUsage.nullable(),
  /** How alike the two look, feel and are made, 0–100 each; null where too little is known. Absent from older rows. */
  partial: z.object({ looks: Percent, feels: Percent, made: Percent }).optional(),
  /** Null where a side gives nothing to tell it by; absent in what was stored before it was asked. */
  sameItem: SameItem.nullish(),
  /** What has to be known before all else, as that a side is a counterfeit; absent in what was stored before. */
  notice: Claim.nullish(),
  /** What prices in two currencies were converted by; absent where none were, and from older rows. */
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
  /** As the shopper gave it, an address or a description; "" where its owner keeps it private. */
  input: string;
  /** The name as a "Product:" line and what else was read; null when nothing was. */
  description: string | null;
  /** As it was read for this comparison. */
  product: Product;
  /** What the shopper entered instead. */
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
