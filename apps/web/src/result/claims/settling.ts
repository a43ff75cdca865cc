/** The number of missing facts to ask for, at most. */
export const MAX_DECISIVE_FACTS = 3;
