import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { compositionParts } from "@dupewise/domain/product/composition-parts";
import type { Product } from "@dupewise/domain/product/product";
import { extractFacts } from "../facts/extract-facts.ts";
import { GROUP_TITLES } from "../facts/kind-groups.data.ts";
import { pluralOf } from "../words/grammar.ts";
import { typeName } from "../words/names.ts";
import type { ComparisonTraits, TraitKind } from "./traits.ts";

/** The age at which a comparison counts half, so that a profile follows changing taste. */
const HALF_LIFE_DAYS = 90;
const DAY_MS = 86_400_000;
/** A fiber below this share is a detail of the fabric, not a reason to look for it. */
const TELLING_SHARE = 25;
/** The pattern value of plain products, which is not a taste. */
const PLAIN = "solid";

/**
 * Returns the weighted traits of each comparison: those of its original, which shows what the user is looking for, and
 * the alternative's shop. Expects the newest comparison first; older ones weigh less.
 */
export function traitsOfComparisons(comparisons: readonly Comparison[]): ComparisonTraits[] {
  const newest = comparisons[0]?.createdAt.getTime() ?? 0;
  return comparisons.map((comparison) => ({
    weight: 0.5 ** ((newest - comparison.createdAt.getTime()) / DAY_MS / HALF_LIFE_DAYS),
    traits: traitsOf(comparison),
  }));
}

/** Returns the traits of the original, and the shop of the alternative, because that is where the user shops. */
function traitsOf(comparison: Comparison): ComparisonTraits["traits"] {
  const { original, alternative } = effectiveSides(comparison);
  const { garment, colours, occasions, pattern } = extractFacts(original);
  const title = garment && GROUP_TITLES[garment.value.group];
  const named = (kind: TraitKind, name: string | null | undefined) => (name ? [{ kind, name }] : []);
  return [
    ...(title
      ? [{ kind: "category", name: pluralOf(typeName(garment.value.type)), group: title.toLowerCase() } as const]
      : []),
    ...named("colour", colours[0]?.value.name),
    ...[...new Set(occasions.map(({ value }) => value))].flatMap((name) => named("style", name)),
    ...named("style", pattern?.value === PLAIN ? null : pattern?.value),
    ...materialsOf(original).flatMap((name) => named("material", name)),
    ...named("brand", original.brand),
    ...named("retailer", retailerOf(alternative.url)),
  ];
}

/** The materials of the product itself, without linings. */
function materialsOf({ composition, materials }: Product): string[] {
  const [main = []] = compositionParts(composition);
  const telling = main.filter(({ percentage }) => percentage === null || percentage >= TELLING_SHARE);
  return [...new Set(composition.length > 0 ? telling.map(({ material }) => material) : materials)];
}

const retailerOf = (url: string | null): string | null =>
  url === null ? null : (URL.parse(url)?.hostname.replace(/^www\./, "") ?? null);
