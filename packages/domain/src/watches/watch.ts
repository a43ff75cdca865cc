import * as z from "zod";
import { STORAGE_LIMITS } from "../storage-limits.ts";
import { isProductUrl } from "../product/product-input.ts";
import { Money } from "../product/product.ts";
import { PriceVerdict } from "./judge-price.ts";
import { NEWS_KINDS } from "./price-news.ts";
import { PricePoint } from "./price-point.ts";

export const WatchId = z.object({ id: z.uuid() });
export type WatchId = z.infer<typeof WatchId>;

const AMOUNT_MESSAGE = "Enter an amount, such as 79 or 79.50";
const Amount = z
  .string(AMOUNT_MESSAGE)
  .trim()
  .regex(/^\d{1,8}([.,]\d{1,2})?$/, AMOUNT_MESSAGE)
  .transform((amount) => amount.replace(",", "."));
const PERCENT_MESSAGE = "Enter a whole percentage from 1 to 95";

/** The conditions under which a watch notifies its owner. */
export const WatchTermsInput = z.object({
  /** The price at or below which to notify, in the currency of the watched price; null for never. */
  below: Amount.nullable().default(null),
  dropPercent: z
    .number(PERCENT_MESSAGE)
    .int(PERCENT_MESSAGE)
    .min(1, PERCENT_MESSAGE)
    .max(95, PERCENT_MESSAGE)
    .nullable()
    .default(null),
  backInStock: z.boolean().default(false),
});

const WatchUrl = z
  .string("Add a link")
  .trim()
  .max(2_048, "That link is too long")
  .refine(isProductUrl, "Add a link to the product's page");

/**
 * The input for creating a watch: a link or a side of one of the viewer's comparisons, and the conditions for
 * notifications.
 */
export const CreateWatchInput = WatchTermsInput.extend({
  of: z.union([
    z.object({ url: WatchUrl }),
    z.object({ comparisonId: z.uuid(), side: z.enum(["original", "alternative"]) }),
  ]),
});
export type CreateWatchInput = z.infer<typeof CreateWatchInput>;

export const UpdateWatchInput = WatchId.extend(WatchTermsInput.shape);
export type UpdateWatchInput = z.infer<typeof UpdateWatchInput>;

/** A watched product with its newest price. */
export const Watch = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  /** The comparison that the watch was created from; null if there is none, or if it was deleted. */
  comparisonId: z.uuid().nullable(),
  below: z.string().nullable(),
  dropPercent: z.number().int().nullable(),
  backInStock: z.boolean(),
  /** The currency of all prices that are compared; null until the first price is known. */
  currency: z.string().nullable(),
  /** The price when the watch started; null while unknown. */
  startPrice: Money.nullable(),
  price: Money.nullable(),
  isAvailable: z.boolean(),
  /** When the price was last read; null if never. */
  readAt: z.date().nullable(),
  /** Why the shop's page could not be read recently, worded for shoppers; null if it could. */
  problem: z.string().nullable(),
  /** The last reported news. */
  news: z.object({ kind: z.enum(NEWS_KINDS), price: Money.nullable(), at: z.date() }).nullable(),
  createdAt: z.date(),
});
export type Watch = z.infer<typeof Watch>;

export const Watches = z.array(Watch).max(STORAGE_LIMITS.watches);

/** A watch with its price history. */
export const WatchWithHistory = Watch.extend({
  /** At most one per day, in the watch's currency, oldest first. */
  history: z.array(PricePoint),
  lowest: PricePoint.nullable(),
  usual: Money.nullable(),
  verdict: PriceVerdict,
  /** The verdict as text. */
  saying: z.string(),
});
export type WatchWithHistory = z.infer<typeof WatchWithHistory>;
