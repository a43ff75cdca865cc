/** Upper bounds of what a row may hold, in characters; forms and readers stay below them. */

/** First, last and full name. The profile's two names of 50 and the space between them are 101 together. */
export const NAME = 101;
export const EMAIL = 254;
/** Also what a btree index can hold: an address is ASCII once normalised. */
export const URL = 2_048;
/** A label of a product: its name, brand, category, place. */
export const LABEL = 500;
/** One paragraph that the product wrote or read. */
export const TEXT = 20_000;
/** A description as read from a page. */
export const PAGE_TEXT = 200_000;
