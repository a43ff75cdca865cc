import * as z from "zod";

/** Statistics on all of a user's comparisons. Amounts are decimal strings, each with its currency. */
export const Insights = z.object({
  comparisons: z.number().int(),
  averageScore: z.number().nullable(),
  /** How much less the alternatives cost than their originals, for pairs priced in one currency. */
  savings: z.array(z.object({ currency: z.string(), amount: z.string(), comparisons: z.number().int() })),
  /** The number of comparisons by score, in the bands that results show. */
  distribution: z.array(z.object({ from: z.number().int(), to: z.number().int(), comparisons: z.number().int() })),
  /** The alternatives' shops, most frequent first. */
  retailers: z.array(
    z.object({ retailer: z.string(), comparisons: z.number().int(), averageScore: z.number().nullable() }),
  ),
  /**
   * The alternatives' materials by month ("2026-03"), for the latest twelve months that have any: how many alternatives
   * contain a material, and the sum of its shares, where 1 is a whole piece.
   */
  materials: z.array(
    z.object({ month: z.string(), material: z.string(), comparisons: z.number().int(), pieces: z.number() }),
  ),
});
export type Insights = z.infer<typeof Insights>;
