import { RESET_LINK_SECONDS } from "@dupewise/domain/account/reset-link";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The relative jitter of a wait, so that what failed together is not retried together. */
const JITTER = 0.25;

/**
 * Returns the seconds until the next attempt: a minute after the first failure, doubling up to an hour, with jitter.
 */
export function retryInSeconds(attempts: number, random: () => number = Math.random): number {
  const middle = Math.min(MINUTE * 2 ** (attempts - 1), HOUR);
  return Math.round(middle * (1 - JITTER + 2 * JITTER * random()));
}

/**
 * Returns how many seconds a mail is worth retrying: a password reset for as long as its link works, any other for a
 * day.
 */
export const retryWindowSeconds = (kind: string): number =>
  kind === "password-reset" ? RESET_LINK_SECONDS : 24 * HOUR;
