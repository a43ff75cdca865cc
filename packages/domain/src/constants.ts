/** Business constants of the specification, section 9. Durations end in their unit. */

export const FREE_COMPARISONS = 3;
/** What "unlimited" stands for on every plan, reruns included. */
export const FAIR_COMPARISONS_PER_HOUR = 200;
/** What a month of premium costs, in US cents, and as pages write it. */
export const PREMIUM_CENTS = 500;
export const PREMIUM_PRICE = "$5";
/** How long premium goes on when a payment is late: a card that ran out is no reason to lock somebody out. */
export const PAYMENT_GRACE_MS = 7 * 24 * 60 * 60 * 1000;
/** Digits of every amount that is stored, and how many of them are cents. */
export const MONEY = { precision: 10, scale: 2 } as const;
export const PASSWORD_MIN_LENGTH = 7;
/** How long a link to set a new password works, and as mails and pages write it. */
export const RESET_LINK_SECONDS = 60 * 60;
export const RESET_LINK_LIFETIME = "one hour";
/** Long enough for any pass phrase; a bound keeps the hash from being a way to burn the processor. */
export const PASSWORD_MAX_LENGTH = 256;
export const NAME_MAX_LENGTH = 100;
/** Of the profile, for the first and the last name each. */
export const PROFILE_NAME_MAX_LENGTH = 50;
export const EMAIL_MAX_LENGTH = 254;
/** A pasted product page with its description; URLs are far below this. */
export const PRODUCT_INPUT_MAX_LENGTH = 20_000;
/** Where the bands of a similarity begin, in percent; what is below the last one is poor. */
export const SIMILARITY_BANDS = { great: 80, good: 60, fair: 40 } as const;
/** Below this confidence (0–1) a score is too uncertain to be acted on. */
export const LEAST_CONFIDENCE = 0.35;
/** Where the bands of a value score begin, out of 10; what is below the last one is poor. */
export const VALUE_BANDS = { great: 8, good: 6, fair: 4 } as const;
/** A product's name that is made of its address, in characters; less of the paths that only some retailers have. */
export const URL_NAME_MAX_LENGTH = 60;
export const RETAILER_NAME_MAX_LENGTH = 50;
/** How long the "Unauthorized" toast is read before the way to sign in opens. */
export const RELOGIN_DELAY_MS = 500;
/** How long a dismissed toast stays mounted. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** How long a toast shows by itself. */
export const TOAST_DURATION_MS = 5_000;
/** How long the pointer rests before a tooltip shows, and how soon after one the next shows at once. */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const COPIED_FEEDBACK_MS = 2_000;
/** A reading that succeeded is trusted for a day; a failed one is tried again soon. */
export const PRODUCT_FRESH_MS = 24 * 60 * 60 * 1000;
export const PRODUCT_FAILED_FRESH_MS = 10 * 60 * 1000;
/** Least match in percent; 0 shows everything, comparisons without a score included. */
export const HISTORY_THRESHOLDS = [0, 50, 60, 70, 80, 90] as const;
export const HISTORY_SORTS = ["newest", "oldest", "favorites", "best"] as const;
export const SUPPORT_MESSAGE_MIN_LENGTH = 10;
export const SUPPORT_MESSAGE_MAX_LENGTH = 2000;
/** Percent of similarity from which an alert speaks up. */
export const ALERT_THRESHOLD = 85;
export const ALERT_THRESHOLD_MIN = 50;
export const ALERT_THRESHOLD_MAX = 100;
/** The same for a sponsored product. */
export const SPONSORED_THRESHOLD = 80;
/** Comparisons that a style profile is made from at least, unless the server is told otherwise. */
export const PROFILE_COMPARISONS = 3;
/** How often a page asks whether an analysis is done. */
export const ANALYZING_POLL_MS = 30_000;
export const PROFILE_RETRIES = 3;
/** An analysis that takes longer is taken for dead. */
export const ANALYZING_EXPIRES_MS = 120_000;
/** What the pages say of themselves and of who may use them. */
export const FOOTER_YEAR = 2025;
export const LEGAL_UPDATED = "January 11, 2025";
/** What the legal pages say beyond that stands in a section of this date. */
export const LEGAL_ADDED = "November 22, 2026";
export const MINIMUM_AGE = 13;
/**
 * What one account may have stored, whatever its plan, so that nobody fills the disk that is everybody's. Removed
 * comparisons count until they are gone, a day later.
 */
export const MOST_STORED = {
  /** Comparisons that have no score, which no quota counts. */
  unscored: 100,
  comparisons: 50_000,
  /** What comparisons take with their texts, as PostgreSQL stores them. */
  comparisonBytes: 1_000_000_000,
  alerts: 500,
  supportRequests: 200,
} as const;
