/** Formats a number of comparisons in words: "1 comparison", "1,204 comparisons". */
export const formatComparisonCount = (number: number): string =>
  `${new Intl.NumberFormat("en-US").format(number)} ${number === 1 ? "comparison" : "comparisons"}`;
