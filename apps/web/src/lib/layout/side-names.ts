/** What the two garments are called, everywhere and in this order. */
export const SIDE_NAMES = { original: "Original", alternative: "Alternative" } as const;
