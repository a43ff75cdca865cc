/** Leather colors that makers call by a word for another color, by maker and word. */
export const MAKER_COLORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The tan of its natural leather.
  Hermès: { gold: "tan" },
};

/** What a color word means on leather when it means another color elsewhere. */
export const LEATHER_COLORS: Readonly<Record<string, string>> = {
  amber: "tan",
  oro: "tan",
  whiskey: "tan",
  whisky: "tan",
};
