import type { CompositionItem } from "@dupewise/domain/product";
import type { Attributes } from "../attributes.ts";
import { type Cloth, clothOf, type Trait, TRAITS } from "../cloth.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { capital, listed, pick } from "./phrases.ts";

const ALIKE = 0.8;
const FULL = 97.5;
/** A shopper would notice this much on a scale of 1 to 5. */
const NOTICEABLE = 0.6;

export function clothOfSide({ composition }: Attributes): Cloth | null {
  return clothOf(composition.map(({ value }) => value));
}

/** "98% cotton and 2% elastane"; "all wool"; "leather" where no share is given. */
export function sharesOf(items: readonly CompositionItem[]): string {
  const [only] = items;
  if (only && items.length === 1 && (only.percentage ?? 0) >= FULL) return `all ${only.material}`;
  return listed(
    items.map(({ material, percentage }) => (percentage === null ? material : `${percentage}% ${material}`)),
  );
}

/** @param similarity of the two compositions, 0–1 */
export function materialFindings(a: Attributes, b: Attributes, similarity: number, weight: number): Finding[] {
  const [mine, theirs] = [clothOfSide(a), clothOfSide(b)];
  if (!mine || !theirs) return [];
  const [one, other] = [sharesOf(mine.items), sharesOf(theirs.items)];
  const quotes = quotesOf(a.composition, b.composition);
  const finding = (isShared: boolean, text: string, short: string): Finding => ({
    dimension: "material",
    isShared,
    text,
    short,
    quotes,
    weight: 100 * weight * (isShared ? similarity : 1 - similarity) + (isShared ? 0 : 2),
  });
  if (one === other) {
    const text = pick([`The same cloth: ${one}.`, `Both are ${one.replace(/^all /, "made all of ")}.`], one);
    return [finding(true, text, `the same ${one.replace(/^all /, "")}`)];
  }
  const difference = finding(false, `${capital(one)} against ${other}.`, `${one} against ${other}`);
  if (similarity < ALIKE) return [difference];
  const text =
    mine.main === theirs.main
      ? `Both are mainly ${mine.main}.`
      : `${capital(mine.main)} and ${theirs.main} are near relatives.`;
  return [finding(true, text, `both mainly ${mine.main}`), difference];
}

const MORE: Readonly<Record<Trait, readonly [more: string, less: string]>> = {
  breathability: ["breathe better", "breathe less"],
  warmth: ["be warmer", "be cooler"],
  stretch: ["give more", "give less"],
  durability: ["stand more wear", "stand less wear"],
};

/** How the second cloth will differ to wear: "breathe less", "give more". */
export function wearingDifferences(one: Cloth, other: Cloth): string[] {
  return TRAITS.filter((trait) => Math.abs(other.traits[trait] - one.traits[trait]) >= NOTICEABLE).map(
    (trait) => MORE[trait][other.traits[trait] > one.traits[trait] ? 0 : 1],
  );
}
