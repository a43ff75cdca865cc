import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import { familyOf } from "@dupewise/vocabulary/materials/fibers";
import { type Fabric, type Trait, TRAITS } from "../facts/outer-fabric.ts";
import type { ProductFacts } from "../facts/product-facts.ts";

/** A property in which two fabrics differ when worn, and whether the alternative's fabric has more of it. */
export interface WearDifference {
  trait: Trait;
  isMore: boolean;
}

/**
 * The difference that a shopper would notice, on a scale of 1 to 5. Fibers alone hardly stretch a fabric, elastic ones
 * do.
 */
const NOTICEABLE: Readonly<Record<Trait, number>> = { breathability: 0.6, warmth: 1, stretch: 1.5, durability: 0.9 };

/**
 * Returns how the alternative's fabric differs from the original's when worn, such as in warmth. In filled garments,
 * warmth and breathability depend on the filling.
 */
export function differencesInWear(original: Fabric, alternative: Fabric, group: Group | undefined): WearDifference[] {
  // A bag's warmth or a shoe's breathability can't be read from its fibers; that imitation leather peels can.
  const isWorn = group === undefined || (isClothing(group) && group !== "swimwear");
  if (
    !isWorn &&
    !(isImitationLeather(original.main) && isLeather(alternative)) &&
    !(isLeather(original) && isImitationLeather(alternative.main))
  )
    return [];
  // How warm clothes with down, or of wool, are is a matter of weight.
  const isFilled = original.otherParts.has("fill") || alternative.otherParts.has("fill");
  const areOfWool = isMostlyWool(original) && isMostlyWool(alternative);
  return (
    TRAITS.filter((trait) => trait === "durability" || isWorn)
      // A list without shares may leave out the elastane.
      .filter((trait) => trait !== "stretch" || (original.mainShare !== null && alternative.mainShare !== null))
      .filter((trait) => !isFilled || (trait !== "warmth" && trait !== "breathability"))
      .filter((trait) => !areOfWool || trait !== "warmth")
      .filter((trait) => Math.abs(alternative.traits[trait] - original.traits[trait]) >= NOTICEABLE[trait])
      .map((trait) => ({ trait, isMore: alternative.traits[trait] > original.traits[trait] }))
  );
}

/** The share of wool and fine hair, in percent, above which their weight says more about warmth than the rest. */
const MOSTLY = 60;
const isMostlyWool = ({ items }: Fabric): boolean =>
  items.reduce((sum, { material, percentage }) => sum + (isWool(material) ? (percentage ?? 0) : 0), 0) > MOSTLY;
const isWool = (material: string): boolean => ["wool", "fine hair"].includes(familyOf(material) ?? "");

const IMITATIONS: ReadonlySet<string> = new Set([
  "faux leather",
  "bonded leather",
  "polyurethane",
  "polyvinyl chloride",
  "synthetic",
]);

const isLeather = ({ main }: Fabric): boolean => familyOf(main) === "leather";
/** Returns true for imitation leather, including a material that labels simply call "synthetic". */
export const isImitationLeather = (material: string): boolean => IMITATIONS.has(material);

/**
 * Returns true when a product's fabric is coated or proofed, so that it neither breathes nor dries as its fiber would.
 */
export const keepsWaterOut = ({ details, cut }: ProductFacts): boolean =>
  details.some(({ value }) => value === "water-resistant") ||
  ["coated surface", "waxed surface"].includes(cut.get("surface")?.value ?? "");

/** Returns true when a product is made of mesh, which lets water through whatever its fiber. */
export const isMesh = ({ fabric }: ProductFacts): boolean => fabric?.value === "mesh";

/** Returns true when a page states the weight of the product's fabric, so that a shopper can tell how heavy it is. */
export const statesWeight = ({ measurements }: ProductFacts): boolean =>
  measurements.some(({ name }) => name.endsWith(" weight"));
