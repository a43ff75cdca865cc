import * as z from "zod";

/** A kind of product: its name in the vocabulary, and its name for shoppers. */
export const Kind = z.object({ type: z.string(), name: z.string() });
export type Kind = z.infer<typeof Kind>;

/** The kind that was detected for a product, or likely kinds if none is certain. */
export const DetectedKind = z.object({
  /** The kind; null if it isn't certain. */
  kind: Kind.nullable(),
  /** When uncertain, at most the two likeliest, likeliest first. */
  likely: z.array(Kind),
});
export type DetectedKind = z.infer<typeof DetectedKind>;

/** The kinds that a shopper can choose from, grouped by type of product. */
export const KindGroups = z.array(z.object({ group: z.string(), kinds: z.array(Kind) }));
export type KindGroups = z.infer<typeof KindGroups>;
