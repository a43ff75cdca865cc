import * as z from "zod";
import { Money, ResaleItem } from "./product.ts";

/** One fact in a text, with its position and certainty. */
const StatedFact = z.object({
  value: z.string(),
  /** The words that state it. */
  quote: z.string(),
  /** Their position in the text, end exclusive. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  /** 0–1. */
  certainty: z.number().min(0).max(1),
});

/** The role of an amount that is not the price: "was $215", "$21 each", "free shipping over $50". */
const OtherAmountRole = z.enum(["conditional", "old", "unit", "untaxed", "total", "other"]);

/** The reading of a text, shown for confirmation: each fact with its position and certainty. */
export const TextReading = z.object({
  name: StatedFact.nullable(),
  maker: StatedFact.nullable(),
  price: StatedFact.extend({ money: Money }).nullable(),
  /** All products in a text that lists several, such as an order, each with its price. Empty for a single product. */
  goods: z.array(z.object({ name: z.string(), price: Money.nullable() })),
  /** Amounts for the product other than the current price, verbatim. */
  otherAmounts: z.array(z.object({ text: z.string(), role: OtherAmountRole })),
  /** The likeliest kind first, then the next likeliest; empty when nothing indicates one. */
  kinds: z.array(z.object({ value: z.string(), quote: z.string(), certainty: z.number().min(0).max(1) })).max(2),
  /** Whether the first kind is certain enough to be used without asking. */
  isKindSure: z.boolean(),
  /** What a resale listing says about its item, even one that was never worn. Null for new products. */
  resale: ResaleItem.nullable(),
});
export type TextReading = z.infer<typeof TextReading>;
