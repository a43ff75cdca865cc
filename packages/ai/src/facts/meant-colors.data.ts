/** What makers call colors of leather by words that mean another color elsewhere, by maker and word. */
export const MAKER_COLORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The tan of its natural leather.
  Hermès: { gold: "tan" },
};

/** What leather of a color is called by a word that means another elsewhere. */
export const LEATHER_COLORS: Readonly<Record<string, string>> = { amber: "tan", whiskey: "tan", whisky: "tan" };
