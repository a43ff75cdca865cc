import { MIN_CONFIDENCE } from "@dupewise/domain/comparison/score-band";
import type { DimensionName } from "@dupewise/domain/comparison/comparison";
import { compositionSimilarity } from "@dupewise/vocabulary/composition/similarity";
import { scoredMaterials } from "../facts/lining-facts.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { materialLookSimilarity } from "./material-look.ts";
import type { ScoredDimension } from "./scored-dimension.ts";

/** The similarity in look, feel and construction, each 0–100; null when unknown. */
export interface PartialScores {
  looks: number | null;
  feels: number | null;
  made: number | null;
}

type Shares = readonly (readonly [name: DimensionName | "look", share: number])[];

/** The weight of each dimension in each partial score; "look" is how similar the materials look. */
const SHARES: Readonly<Record<keyof PartialScores, Shares>> = {
  looks: [
    ["cut", 0.42],
    ["colour", 0.2],
    ["pattern", 0.13],
    ["look", 0.13],
    ["construction", 0.12],
  ],
  feels: [
    ["material", 0.6],
    ["cut", 0.22],
    ["function", 0.18],
  ],
  made: [
    ["material", 0.65],
    ["construction", 0.35],
  ],
};

/**
 * Returns how similar two products are in look, feel and construction, each 0–100, or null where too little is known.
 */
export function partialScores(
  a: ProductFacts,
  b: ProductFacts,
  dimensions: readonly ScoredDimension[],
  gate: number,
): PartialScores {
  const items = (side: ProductFacts) => scoredMaterials(side).map(({ value }) => value);
  const similarities = new Map<string, number | null>(dimensions.map(({ name, similarity }) => [name, similarity]));
  similarities.set("material", compositionSimilarity(items(a), items(b)) ?? similarities.get("material") ?? null);
  similarities.set("look", materialLookSimilarity(a, b));
  const mean = (shares: Shares): number | null => {
    let sum = 0;
    let known = 0;
    for (const [name, share] of shares) {
      const similarity = similarities.get(name) ?? null;
      if (similarity === null) continue;
      sum += share * similarity;
      known += share;
    }
    return known < MIN_CONFIDENCE ? null : Math.round((100 * gate * sum) / known);
  };
  return { looks: mean(SHARES.looks), feels: mean(SHARES.feels), made: mean(SHARES.made) };
}

/**
 * Shifts the partial scores so that the overall score lies among them. If at least two are known and all of them are
 * above or below the overall score, shifts them until the nearest one equals it.
 */
export function alignPartialScores(partial: PartialScores, score: number): PartialScores {
  const known = Object.values(partial).filter((one: number | null) => one !== null);
  if (known.length < 2) return partial;
  const gap = Math.max(0, Math.min(...known) - score) - Math.max(0, score - Math.max(...known));
  const moved = (one: number | null) => (one === null ? null : Math.min(100, Math.max(0, one - gap)));
  return { looks: moved(partial.looks), feels: moved(partial.feels), made: moved(partial.made) };
}
