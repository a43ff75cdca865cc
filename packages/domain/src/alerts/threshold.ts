import { ALERT_THRESHOLD_MAX, ALERT_THRESHOLD_MIN } from "../constants.ts";

/** The error message for an invalid threshold, in forms and in the API. */
export const THRESHOLD_RULE = `Choose a whole number from ${ALERT_THRESHOLD_MIN} to ${ALERT_THRESHOLD_MAX}`;

/** Returns true for a valid alert threshold in percent. Avoids zod, for forms that load before it. */
export const isThreshold = (percent: number): boolean =>
  Number.isInteger(percent) && percent >= ALERT_THRESHOLD_MIN && percent <= ALERT_THRESHOLD_MAX;
