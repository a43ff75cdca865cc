import { ALERT_THRESHOLD_MAX, ALERT_THRESHOLD_MIN } from "../constants.ts";

/** The message of a form and of the API for any other threshold. */
export const THRESHOLD_RULE = `Choose a whole number from ${ALERT_THRESHOLD_MIN} to ${ALERT_THRESHOLD_MAX}`;

/** Returns whether an alert may have this threshold, in percent. Without zod, for forms that load before it. */
export const isThreshold = (percent: number): boolean =>
  Number.isInteger(percent) && percent >= ALERT_THRESHOLD_MIN && percent <= ALERT_THRESHOLD_MAX;
