import { FABRIC_COMPOUND_BEGINNINGS, FABRIC_COMPOUND_ENDINGS, MIX_ENDINGS } from "./fabric-compounds.data.ts";

/** Compounds that name a fiber and a fabric or a mixture, each with its fiber: "Baumwollpopeline", "Wollmischung". */
export const FIBERS_OF_FABRIC_COMPOUNDS: readonly (readonly [word: string, fiber: string])[] = [
  ...Object.values(FABRIC_COMPOUND_ENDINGS),
  MIX_ENDINGS,
]
  .flatMap((cloths) => cloths.split(", "))
  .flatMap((cloth) =>
    Object.entries(FABRIC_COMPOUND_BEGINNINGS).flatMap(([fiber, stems]) =>
      stems.split(", ").map((stem) => [stem + cloth, fiber] as const),
    ),
  );

const STEMS = Object.values(FABRIC_COMPOUND_BEGINNINGS).flatMap((stems) => stems.split(", "));

/** The fabrics that compounds name, each with its comma-separated compounds. */
export const COMPOUND_FABRICS: readonly { name: string; words: string }[] = Object.entries(FABRIC_COMPOUND_ENDINGS)
  .filter(([name]) => name !== "")
  .map(([name, cloths]) => ({
    name,
    words: cloths
      .split(", ")
      .flatMap((cloth) => STEMS.map((stem) => stem + cloth))
      .join(", "),
  }));

const MIXTURE = new RegExp(`(?:${MIX_ENDINGS.replaceAll(", ", "|")})$`, "i");

/** Returns true for a compound that names only one of the fibers in a blend, such as "Wollmischung". */
export const namesBlend = (word: string): boolean => MIXTURE.test(word);
