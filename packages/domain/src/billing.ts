import * as z from "zod";

/** What /subscribe and the profile show of the plan. */
export const BillingStatus = z.object({
  /** Whether a subscription can be bought here. */
  available: z.boolean(),
  /** Why not, for people. */
  message: z.string().nullable(),
  isPremium: z.boolean(),
  cancelAtPeriodEnd: z.boolean(),
  subscriptionPeriodEnd: z.date().nullable(),
});
export type BillingStatus = z.infer<typeof BillingStatus>;

/** Where to pay. */
export const Checkout = z.object({ checkoutUrl: z.url({ protocol: /^https?$/ }) });
export type Checkout = z.infer<typeof Checkout>;
