/** Maximum lengths of row values, in characters; forms and readers stay below them. */

/** The length of a full name: two names of 50 characters and a space make 101. */
export const NAME = 101;
export const EMAIL = 254;
/** The length of a URL, which is also the limit of a btree index: a normalized URL is ASCII. */
export const URL = 2_048;
/** The length of a short product field: name, brand, category, origin. */
export const LABEL = 500;
/** The length of one paragraph, whether we wrote it or read it on a page. */
export const TEXT = 20_000;
/** The length of a description as read from a page. */
export const PAGE_TEXT = 200_000;
