import * as z from "zod";
import { ComparisonId } from "../comparison/history.ts";
import { PRODUCT_INPUT_MAX_LENGTH } from "../constants.ts";
import { DetectedKind } from "../product/kind.ts";
import { PageInput } from "../product/browser-page.ts";
import { Money, Product } from "../product/product.ts";
import { requiredText } from "../required-text.ts";

/** The maximum number of alternatives per search. */
const MOST_FOUND = 24;
/** The default number of alternatives. */
const USUALLY_FOUND = 12;

const Limit = z.coerce.number().int().min(1).max(MOST_FOUND).default(USUALLY_FOUND);

/** The original to find alternatives to: a link, a description, or a page captured in the shopper's browser. */
export const FindInput = z.object({
  original: z.union([
    requiredText("Add a link to the product, or a description of it").max(
      PRODUCT_INPUT_MAX_LENGTH,
      "That text is too long",
    ),
    PageInput,
  ]),
  limit: Limit,
});
export type FindInput = z.infer<typeof FindInput>;

/** A side of one of the viewer's comparisons, to find alternatives to. */
export const FindForComparisonInput = ComparisonId.extend({
  side: z.enum(["original", "alternative"]).default("original"),
  limit: Limit,
});
export type FindForComparisonInput = z.infer<typeof FindForComparisonInput>;

/** A product from the catalogue, as an alternative to an original. */
export const FoundAlternative = Product.pick({ brand: true, imageUrl: true, price: true, materials: true }).extend({
  /** The ID of the product in the catalogue. */
  id: z.string(),
  title: z.string(),
  url: z.string(),
  /** The price before a sale; null if the product is not on sale. */
  usualPrice: Money.nullable(),
  similarityScore: z.number().int().min(0).max(100),
  /** The interval in which the score would lie if the missing facts were known. */
  range: z.object({ low: z.number(), high: z.number() }),
  confidence: z.number().min(0).max(1),
  /** 0–10; null while a price is missing. */
  valueScore: z.number().nullable(),
  /** Whether it is the same item at a lower price. */
  isSameItem: z.boolean(),
  /** One sentence, the conclusion first. */
  reason: z.string(),
  /** Similarities and differences, most important first. */
  keeps: z.array(z.string()),
  gives: z.array(z.string()),
  /** When its feed last changed it. */
  updatedAt: z.date(),
});
export type FoundAlternative = z.infer<typeof FoundAlternative>;

/** The alternatives to an original in the catalogue. */
export const FoundAlternatives = z.object({
  original: Product.pick({ title: true, brand: true, price: true, url: true }).extend({
    /** Null when its kind is unknown, in which case nothing is found. */
    kind: DetectedKind.nullable(),
  }),
  /** The alternatives, closest first. */
  alternatives: z.array(FoundAlternative),
});
export type FoundAlternatives = z.infer<typeof FoundAlternatives>;
