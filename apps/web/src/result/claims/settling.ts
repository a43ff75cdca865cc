/** How many facts are asked for where they would settle a score. */
export const SETTLING = 3;
