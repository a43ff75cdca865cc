import * as z from "zod";
import { Money } from "./product.ts";

/** One thing that a text says, where it says so, and how sure that is. */
const Told = z.object({
  value: z.string(),
  /** The words that say so. */
  quote: z.string(),
  /** Where they stand in the text, end exclusive. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  /** 0–1. */
  certainty: z.number().min(0).max(1),
});

/** What an amount is that is not the price: "was $215", "$21 each", "free shipping over $50". */
const OtherAmountRole = z.enum(["conditional", "old", "unit", "untaxed", "total", "other"]);

/** The reading of a text, shown for confirmation: each fact with its position and certainty. */
export const TextReading = z.object({
  name: Told.nullable(),
  maker: Told.nullable(),
  price: Told.extend({ money: Money }).nullable(),
  /** Where a text lists several with a price each, as an order does: all of them. Empty where it tells of one. */
  goods: z.array(z.object({ name: z.string(), price: Money.nullable() })),
  /** Amounts of the goods that are not what is paid now, as they stand. */
  otherAmounts: z.array(z.object({ text: z.string(), role: OtherAmountRole })),
  /** The likeliest kind first, then the next likeliest; none where nothing tells. */
  kinds: z.array(z.object({ value: z.string(), quote: z.string(), certainty: z.number().min(0).max(1) })).max(2),
  /** Whether the first kind is sure enough to be believed without asking. */
  isKindSure: z.boolean(),
  /** Of one worn or used piece: facts of that piece, no differences of the product. Null for what is sold new. */
  resale: z
    .object({
      condition: z.string().nullable(),
      flaws: z.array(z.string()),
      size: z.string().nullable(),
      year: z.string().nullable(),
    })
    .nullable(),
});
export type TextReading = z.infer<typeof TextReading>;
