import type { CompositionItem } from "@dupewise/domain/product/product";
import { canFollowShares, partRole } from "@dupewise/vocabulary/composition/parts";
import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import type { Fact } from "./product-facts.ts";
import { TRIMMED_GROUPS } from "./resolve-materials.ts";

/**
 * Returns true when all of the shares belong to lesser parts: lining, filling, sole, or the trim of clothes, bags and
 * shoes.
 */
export const coverOnlyLesserParts = (shares: readonly Fact<CompositionItem>[], group: Group | undefined): boolean =>
  shares.every(({ value: { part, material } }) => {
    const role = partRole(part);
    if (role === "trim" && part !== undefined)
      return !isCloth(part) && (TRIMMED_GROUPS.has(group) || (group !== undefined && isClothing(group)));
    return role !== "shell" || (group === "outerwear" && isPlumage({ part, material }));
  });

/** A bra may be of lace, and a top of rib. */
const isCloth = (part: string): boolean => !canFollowShares(part) || part === "rib";

/**
 * Puts the materials of the outside before those of lesser parts. If there are none, and all parts are trim, marks the
 * trim as hints, which sentences leave out.
 */
export const withOutside = (
  outside: Fact<CompositionItem>[],
  shares: Fact<CompositionItem>[],
): Fact<CompositionItem>[] =>
  outside.length > 0 || shares.some(({ value }) => partRole(value.part) !== "trim")
    ? [...outside, ...shares]
    : shares.map((fact) => ({ ...fact, isHint: true as const }));

/** Feathers may be trim, down never is. */
const isPlumage = ({ part, material }: Pick<CompositionItem, "part" | "material">): boolean =>
  partRole(part) !== "fill" && (material === "down" || (material === "feather" && partRole(part) === "shell"));

/**
 * Marks the down in a composition as the filling, because down that is listed next to a fabric fills the product. If a
 * product consists of nothing but down, marks it only for outerwear.
 */
export function markDownAsFilling(
  composition: readonly Fact<CompositionItem>[],
  group: Group | undefined,
): readonly Fact<CompositionItem>[] {
  const isFilling = ({ value, quote }: Fact<CompositionItem>) =>
    isPlumage(value) || (value.material === "synthetic" && LIKE_DOWN.test(quote));
  if (composition.every(isFilling) && group !== "outerwear") return composition;
  return composition.map((fact) => (isFilling(fact) ? { ...fact, value: { ...fact.value, part: "filling" } } : fact));
}

/** Matches synthetic down: "Synthetic down fill", "Kunstdaunen". */
const LIKE_DOWN = /down|daune/i;
