const NOUN = / (?:style|form|shape|surface|upper|body|heel)$/;

/**
 * Removes the noun from a trait, and returns the rest as kinds of products are called: "puffer" for "puffer style",
 * "pump" for "court shoe style".
 */
export const withoutShapeNoun = (trait: string): string => trait.replace(NOUN, "").replace("court shoe", "pump");
