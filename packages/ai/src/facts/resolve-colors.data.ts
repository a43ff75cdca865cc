/** Leather colors that a maker calls by another color's name, keyed by maker and then by that name. */
export const MAKER_COLORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The tan of its natural leather.
  Hermès: { gold: "tan" },
};

/** Color words with a different meaning on leather, each with the color that it means there. */
export const LEATHER_COLORS: Readonly<Record<string, string>> = {
  amber: "tan",
  oro: "tan",
  whiskey: "tan",
  whisky: "tan",
};

/**
 * Words for the lenses of eyewear, folded, in the languages that are read. The color of the lenses is not the frame's.
 */
export const LENS_NAMES: ReadonlySet<string> = new Set(
  "lens lenses glas glaser glasern brillenglas brillenglaser verre verres lente lenti lentes cristales".split(" "),
);
