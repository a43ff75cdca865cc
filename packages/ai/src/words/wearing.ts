import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { type Cloth, type Trait, TRAITS } from "../facts/cloth.ts";

/** A shopper would notice this much on a scale of 1 to 5. Fibres alone hardly stretch a cloth, elastic ones do. */
const NOTICEABLE: Readonly<Record<Trait, number>> = { breathability: 0.6, warmth: 0.6, stretch: 1.5, durability: 0.6 };

const MORE: Readonly<Record<Trait, readonly [more: string, less: string]>> = {
  breathability: ["breathe better", "breathe less"],
  warmth: ["be warmer", "be cooler"],
  stretch: ["give more", "give less"],
  durability: ["stand more wear", "stand less wear"],
};
/** Goods that aren't worn against the body: how warm a bag is doesn't matter. */
const CARRIED: readonly Group[] = [
  "bags",
  "small leather goods",
  "jewellery",
  "watches",
  "eyewear",
  "belts",
  "umbrellas",
  "ties",
];

/**
 * How the second cloth will differ from the first in use, as verbs: "breathe less", "stand more wear". Where either is
 * filled, how warm it is and how it breathes is the filling's doing, which the outer cloth says nothing of.
 */
export function wearingDifferences(one: Cloth, other: Cloth, group: Group | undefined): string[] {
  const isCarried = group !== undefined && CARRIED.includes(group);
  const isFilled = one.otherParts.has("fill") || other.otherParts.has("fill");
  return TRAITS.filter((trait) => trait === "durability" || !isCarried)
    .filter((trait) => !isFilled || (trait !== "warmth" && trait !== "breathability"))
    .filter((trait) => Math.abs(other.traits[trait] - one.traits[trait]) >= NOTICEABLE[trait])
    .map((trait) => MORE[trait][other.traits[trait] > one.traits[trait] ? 0 : 1]);
}

/** The same, only what speaks for the second cloth. */
export function wearingGains(one: Cloth, other: Cloth, group: Group | undefined): string[] {
  return wearingDifferences(one, other, group).filter((difference) => !difference.includes("less"));
}
