/** CSS colors for fabric of a stated color, muted like dye. Longer names come first. */
export const STATED_COLORS: readonly (readonly [words: RegExp, color: string])[] = [
  [/navy|midnight|dark blue/, "oklch(0.36 0.07 262)"],
  [/charcoal|anthracite|graphite/, "oklch(0.4 0.01 250)"],
  [/burgundy|bordeaux|oxblood|maroon|wine/, "oklch(0.38 0.1 16)"],
  [/rose gold/, "oklch(0.7 0.07 40)"],
  [/camel|\btan\b|caramel|cognac/, "oklch(0.62 0.08 68)"],
  [/champagne|beige|sand|oatmeal|nude|taupe|stone|khaki|ecru/, "oklch(0.74 0.045 80)"],
  [/ivory|cream|off-white|white|pearl/, "oklch(0.88 0.015 90)"],
  [/silver|steel|titanium|platinum/, "oklch(0.72 0.008 250)"],
  [/gold|brass|yellow|mustard|ochre/, "oklch(0.74 0.11 88)"],
  [/emerald|forest|bottle/, "oklch(0.45 0.09 158)"],
  [/olive|moss|sage|mint|green/, "oklch(0.53 0.08 140)"],
  [/teal|turquoise|petrol|aqua/, "oklch(0.52 0.08 200)"],
  [/blue|denim|indigo|cobalt/, "oklch(0.48 0.1 256)"],
  [/purple|violet|lilac|lavender|plum|aubergine/, "oklch(0.46 0.1 310)"],
  [/pink|rose|fuchsia|blush/, "oklch(0.7 0.1 5)"],
  [/coral|orange|rust|terracotta|apricot|peach/, "oklch(0.63 0.13 45)"],
  [/\bred\b|scarlet|cherry|crimson/, "oklch(0.5 0.17 26)"],
  [/brown|chocolate|espresso|chestnut|mocha|coffee|tortoise/, "oklch(0.4 0.05 50)"],
  [/gr[ae]y/, "oklch(0.6 0.008 250)"],
  // Black fabric would disappear on a dark background.
  [/black/, "light-dark(oklch(0.32 0.008 290), oklch(0.5 0.008 290))"],
];
