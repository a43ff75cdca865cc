/** Business constants from section 9 of the specification. Durations end in their unit. */

/** The precision and scale of the decimal columns that store amounts. */
export const MONEY = { precision: 10, scale: 2 } as const;
export const PASSWORD_MIN_LENGTH = 7;
/**
 * The maximum length of a password: long enough for any passphrase, but limited so that hashing can't be abused to burn
 * CPU.
 */
export const PASSWORD_MAX_LENGTH = 256;
export const NAME_MAX_LENGTH = 100;
/** The maximum length of a profile's first name, and of its last name. */
export const PROFILE_NAME_MAX_LENGTH = 50;
export const EMAIL_MAX_LENGTH = 254;
/** The maximum length of a product input, long enough for a pasted product page. URLs are far shorter. */
export const PRODUCT_INPUT_MAX_LENGTH = 20_000;
/** The maximum length of a page URL that a shopper's browser may send. */
export const PAGE_URL_MAX_LENGTH = 4_096;
/** The maximum length of a page that a shopper's browser may send. */
export const PAGE_MAX_LENGTH = 3_000_000;
/** The maximum length of a product name derived from its URL. */
export const URL_NAME_MAX_LENGTH = 60;
export const RETAILER_NAME_MAX_LENGTH = 50;
/** How long the "Unauthorized" toast is shown before the redirect to sign-in. */
export const RELOGIN_DELAY_MS = 500;
/** How long a dismissed toast stays mounted. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** How long a toast is shown. */
export const TOAST_DURATION_MS = 5_000;
/** The hover delay before a tooltip appears. */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const COPIED_FEEDBACK_MS = 2_000;
/** The thresholds of the history filter: minimum scores in percent. 0 includes unscored comparisons. */
export const HISTORY_THRESHOLDS = [0, 50, 60, 70, 80, 90] as const;
export const HISTORY_SORTS = ["newest", "oldest", "favorites", "best"] as const;
export const SUPPORT_MESSAGE_MIN_LENGTH = 10;
export const SUPPORT_MESSAGE_MAX_LENGTH = 2000;
/** The default minimum number of comparisons for a style profile. */
export const DEFAULT_PROFILE_COMPARISONS = 3;
/** The interval at which a page polls for a finished analysis. */
export const ANALYZING_POLL_MS = 30_000;
export const PROFILE_RETRIES = 3;
/** The time after which an unfinished analysis is considered dead. */
export const ANALYZING_EXPIRES_MS = 120_000;
/** The copyright year in the footer. */
export const FOOTER_YEAR = 2025;
export const LEGAL_UPDATE_DATE = "January 11, 2025";
/** The date on which clauses were last added to the legal pages. */
export const LEGAL_ADDITION_DATE = "November 22, 2026";
export const MINIMUM_AGE = 13;
/** The maximum number of alternatives compared with one original at once. */
export const MAX_ALTERNATIVES = 10;
export const BOARD_NAME_MAX_LENGTH = 80;
export const RATING_REASON_MAX_LENGTH = 500;
