/** The genders that an alert can be for. */
export const GENDERS = ["men", "women", "unisex"] as const;
export const DEFAULT_GENDER = "unisex" satisfies (typeof GENDERS)[number];

/** The maximum length of the product's and of the maker's name in an alert, in UTF-16 code units. */
export const ALERT_NAME_MAX_LENGTH = 200;
export const ALERT_NAME_RULE = "Use at most 200 characters";

/** The default minimum similarity of an alert's matches, in percent. */
export const DEFAULT_ALERT_THRESHOLD = 85;
export const ALERT_THRESHOLD_MIN = 50;
export const ALERT_THRESHOLD_MAX = 100;
/** The minimum similarity of a sponsored product, in percent. */
export const SPONSORED_THRESHOLD = 80;

/** The error message for an invalid threshold, in forms and in the API. */
export const THRESHOLD_RULE = `Choose a whole number from ${ALERT_THRESHOLD_MIN} to ${ALERT_THRESHOLD_MAX}`;

/**
 * Returns true when an alert threshold, in percent, is valid. Works without zod, for forms that load before zod does.
 */
export const isValidThreshold = (percent: number): boolean =>
  Number.isInteger(percent) && percent >= ALERT_THRESHOLD_MIN && percent <= ALERT_THRESHOLD_MAX;
