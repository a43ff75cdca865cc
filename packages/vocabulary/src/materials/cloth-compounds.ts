import { CLOTH_FIBER_BEGINNINGS, CLOTH_ENDINGS, MIX_ENDINGS } from "./cloth-compounds.data.ts";

/** Compounds that name a fiber along with a cloth or a mixture: "Baumwollpopeline", "Wollmischung". */
export const FIBERS_OF_CLOTHS: readonly (readonly [word: string, fiber: string])[] = [
  ...Object.values(CLOTH_ENDINGS),
  MIX_ENDINGS,
]
  .flatMap((cloths) => cloths.split(", "))
  .flatMap((cloth) =>
    Object.entries(CLOTH_FIBER_BEGINNINGS).flatMap(([fiber, stems]) =>
      stems.split(", ").map((stem) => [stem + cloth, fiber] as const),
    ),
  );

const STEMS = Object.values(CLOTH_FIBER_BEGINNINGS).flatMap((stems) => stems.split(", "));

/** The fabrics with the compounds that name them. */
export const CLOTH_FABRICS: readonly { name: string; words: string }[] = Object.entries(CLOTH_ENDINGS)
  .filter(([name]) => name !== "")
  .map(([name, cloths]) => ({
    name,
    words: cloths
      .split(", ")
      .flatMap((cloth) => STEMS.map((stem) => stem + cloth))
      .join(", "),
  }));

const MIXTURE = new RegExp(`(?:${MIX_ENDINGS.replaceAll(", ", "|")})$`, "i");

/** Returns true for a compound that names only one fiber of a blend, such as "Wollmischung". */
export const isMixture = (word: string): boolean => MIXTURE.test(word);
