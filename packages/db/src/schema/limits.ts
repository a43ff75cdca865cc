/** Maximum lengths of row values, in characters; forms and readers stay below them. */

/** The maximum length of a full name: two names of 50 characters and a space make 101. */
export const MAX_NAME_LENGTH = 101;
export const MAX_EMAIL_LENGTH = 254;
/** The maximum length of a normalized URL. Being ASCII, it also fits in a B-tree index entry. */
export const MAX_URL_LENGTH = 2_048;
/** The maximum length of a short product field: name, brand, category, origin. */
export const MAX_LABEL_LENGTH = 500;
/** The maximum length of one paragraph, whether we wrote it or read it on a page. */
export const MAX_TEXT_LENGTH = 20_000;
/** The maximum length of a description as read from a page. */
export const MAX_PAGE_TEXT_LENGTH = 200_000;
