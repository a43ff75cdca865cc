/** What makers call colors of leather by words that mean another color elsewhere, by maker and word. */
export const MAKER_COLORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The tan of its natural leather.
  Hermès: { gold: "tan" },
};
