const NOUN = / (?:style|form|shape|surface|upper|body|heel)$/;

/**
 * Removes the noun from a trait, so that the rest can be part of a kind's name: "puffer" for "puffer style", "pump" for
 * "court shoe style".
 */
export const withoutShapeNoun = (trait: string): string => trait.replace(NOUN, "").replace("court shoe", "pump");
