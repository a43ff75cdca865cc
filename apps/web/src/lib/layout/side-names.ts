/** The display names of the two sides, in display order. */
export const SIDE_NAMES = { original: "Original", alternative: "Alternative" } as const;
