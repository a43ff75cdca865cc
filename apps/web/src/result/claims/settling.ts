/** The number of missing facts to ask for, at most. */
export const SETTLING = 3;
