import type { Dimension } from "@dupewise/domain/comparison/comparison";
import type { ComparedColors, PhotoColors, PhotoProblem, Swatch } from "@dupewise/domain/comparison/photo-colors";

/** Words for ΔE 2000 distances, each with its upper bound. */
const DISTANCES: readonly (readonly [under: number, short: string, words: string])[] = [
  [2.5, "same", "The main colors look the same"],
  [6, "alike", "The main colors are nearly the same"],
  [14, "close", "The main colors are close, but not the same"],
  [28, "differ", "The main colors are clearly different"],
];
const FARTHEST = [100, "far", "The main colors are very different"] as const;
const stepOf = (distance: number) => DISTANCES.find(([under]) => distance < under) ?? FARTHEST;

const PROBLEMS: Record<PhotoProblem, string> = {
  "no photo": "No photo",
  unreadable: "The photo couldn't be measured",
  "busy background": "Can't compare: the background isn't plain",
  "hardly stands out": "Can't compare: the product barely stands out from its background",
};

/**
 * Returns a one-word label for the difference between two colors, or "n/a" if it could not be measured.
 * @param distance the ΔE2000, or null
 */
export const labelColorDistance = (distance: number | null): string =>
  distance === null ? "n/a" : stepOf(distance)[1];

/** Returns the phrase that explains why a photo's colors could not be measured. */
export const describePhotoProblem = (problem: PhotoProblem): string => PROBLEMS[problem];

/** Formats a measured color: "camel", or "navy blue, 30%" if the photo shows several colors. */
export function formatSwatch({ name, share }: Swatch, { swatches }: PhotoColors): string {
  const word = name.replace(/\bgrey\b/, "gray");
  return swatches.length > 1 ? `${word}, ${Math.round(share * 100)}%` : word;
}

/** Describes how different the measured colors are, or why that is unknown. */
export function describeColorDistance({ original, alternative, distance }: ComparedColors): string {
  if (distance !== null) {
    const [, , words] = stepOf(distance);
    return `${words}: ${distance} apart (ΔE 2000, where 1 is just noticeable). Lighting and screens affect colors.`;
  }
  if (original.problem || alternative.problem) return "Only one side could be measured, so the two can't be compared.";
  const [worn, other] = original.isWorn ? ["original", "alternative"] : ["alternative", "original"];
  return `We can't compare the colors: the ${worn} is shown on a person, and the ${other} isn't.`;
}

/**
 * Returns true if a photo supplies the color of a side whose text states none. Ignores a photo in which someone wears
 * the product.
 */
export function suppliesMissingColor(dimensions: readonly Dimension[], colors: ComparedColors): boolean {
  const told = dimensions.find(({ name }) => name === "colour");
  return (["original", "alternative"] as const).some(
    (side) => told?.[side] === null && colors[side].swatches.length > 0 && !colors[side].isWorn,
  );
}
