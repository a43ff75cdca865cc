/** The maximum number of missing facts to ask for. */
export const MAX_DECISIVE_FACTS = 3;
