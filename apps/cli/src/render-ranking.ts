import { rankAlternatives, type Ranking, RANKINGS } from "@dupewise/domain/comparison/rank";
import { MAX_ALTERNATIVES } from "@dupewise/domain/constants";
import * as z from "zod";
import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";

interface Scored {
  /** The index of the alternative, from 0. */
  index: number;
  product: Pick<Product, "title" | "price">;
  result: Pick<ComparisonResult, "similarityScore" | "valueScore"> & {
    analysis: Pick<ComparisonResult["analysis"], "gate" | "verdict">;
  };
}

/**
 * Creates the parts of the rank command's definition that are the same locally and on a server: help texts, flags and
 * input schema.
 */
export const createRankDefinition = <Side extends z.ZodType>(side: Side) => ({
  summary: "Rank several alternatives to one original: best for the price, closest or cheapest first",
  usage: `ORIGINAL ALTERNATIVE… (up to ${MAX_ALTERNATIVES} alternatives; every argument is a URL or a quoted description)`,
  flags: { closest: "the closest to the original first", cheapest: "the cheapest first" },
  input: z.object({
    original: side,
    alternatives: z.array(side).min(1).max(MAX_ALTERNATIVES),
    by: z.enum(RANKINGS).optional(),
  }),
});

/** Ranks scored alternatives by the given criterion, and returns the values to show for each of them. */
export function rankScoredAlternatives(scored: readonly Scored[], by: Ranking) {
  return rankAlternatives(scored, by, ({ product, result }) => ({
    similarityScore: result.similarityScore,
    valueScore: result.valueScore,
    gate: result.analysis.gate,
    price: product.price,
  })).map(({ index, product: { title, price }, result }) => ({
    index,
    title,
    price,
    similarityScore: result.similarityScore,
    valueScore: result.valueScore,
    verdict: result.analysis.verdict,
  }));
}

/** Formats ranked alternatives as terminal output, two lines each. */
export function renderRanking(ranking: ReturnType<typeof rankScoredAlternatives>): string {
  return ranking
    .map(({ title, price, similarityScore, valueScore, verdict }, place) => {
      const cost = price ? `${price.amount} ${price.currency ?? ""}`.trim() : "no price";
      const score = similarityScore === null ? "no score" : `${similarityScore}%`;
      return `${place + 1}. ${title ?? "Untitled"}: ${score}, value ${valueScore ?? "unknown"}, ${cost}\n   ${verdict}`;
    })
    .join("\n");
}
