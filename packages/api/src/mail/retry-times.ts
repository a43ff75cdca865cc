import { RESET_LINK_SECONDS } from "@dupewise/domain/account/reset-link";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The relative jitter of a wait, so that what failed together is not retried together. */
const JITTER = 0.25;

/**
 * Returns the number of seconds to wait before the next attempt: a minute after the first failure, doubling with each
 * additional failure up to an hour, with random jitter.
 */
export function computeRetrySeconds(attempts: number, random: () => number = Math.random): number {
  const middle = Math.min(MINUTE * 2 ** (attempts - 1), HOUR);
  return Math.round(middle * (1 - JITTER + 2 * JITTER * random()));
}

/**
 * Returns the number of seconds for which the delivery of an email is retried: for a password reset, as long as its
 * link works; for any other email, a day.
 */
export const getRetryWindowSeconds = (kind: string): number =>
  kind === "password-reset" ? RESET_LINK_SECONDS : 24 * HOUR;
