/** The names of the two sides, used everywhere and in this order. */
export const SIDE_NAMES = { original: "Original", alternative: "Alternative" } as const;
