/** Splits lists of words separated by single spaces into one array. */
export const splitWords = (...lists: readonly string[]): readonly string[] => lists.join(" ").split(" ");

/** Creates a set from lists of words separated by single spaces. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> => new Set(splitWords(...lists));
