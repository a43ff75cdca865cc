import type { User } from "./user.ts";

/** The number of comparisons included in the free plan. */
export const FREE_COMPARISONS = 3;
/**
 * The fair-use limit on comparisons per hour, including reruns. It applies to every plan, even one with unlimited
 * comparisons.
 */
export const FAIR_COMPARISONS_PER_HOUR = 200;
/** The monthly price of Premium, in US cents. */
export const PREMIUM_CENTS = 500;
export const PREMIUM_PRICE = "$5";

/**
 * The API's message once a free account has used its last comparison. Older clients compare against this exact text, so
 * it must not change.
 */
export const FREE_LIMIT_REACHED = "You've used all 3 free comparisons";

export interface Entitlements {
  /** The total number of comparisons; null if limited only by fair use. */
  comparisons: number | null;
  favorites: boolean;
  styleProfile: boolean;
  /** The maximum number of alerts at a time; null if unlimited. */
  alerts: number | null;
  /** Whether alerts and news of watched prices also come by email, not only in the app. */
  alertMail: boolean;
  /** The maximum number of watched prices at a time; null if unlimited. */
  watches: number | null;
  /** Whether the insights page is included: savings, matches and materials over time. */
  analytics: boolean;
  /**
   * Whether the reasons for a score are included: what would change it, its rank among others, and an explanation of
   * each part. If a language model is configured, it also writes more similarities and differences; the score stays the
   * same.
   */
  deeperAnalysis: boolean;
  prioritySupport: boolean;
}

/** What each plan includes; the server enforces it and /subscribe states it. */
const ENTITLEMENTS = {
  free: {
    comparisons: FREE_COMPARISONS,
    favorites: true,
    styleProfile: true,
    alerts: 1,
    alertMail: false,
    watches: 1,
    analytics: false,
    deeperAnalysis: false,
    prioritySupport: false,
  },
  premium: {
    comparisons: null,
    favorites: true,
    styleProfile: true,
    alerts: null,
    alertMail: true,
    watches: null,
    analytics: true,
    deeperAnalysis: true,
    prioritySupport: true,
  },
} as const satisfies Record<string, Entitlements>;

/** Returns what a user's plan includes. */
export const entitlementsOf = ({ isPremium }: Pick<User, "isPremium">): Entitlements =>
  ENTITLEMENTS[isPremium ? "premium" : "free"];

/** Returns how many of the free comparisons an account has used, from 0 to `FREE_COMPARISONS`. */
export const freeComparisonsUsed = ({ comparisonsUsed }: Pick<User, "comparisonsUsed">): number =>
  Math.min(comparisonsUsed, FREE_COMPARISONS);

/** Returns how many comparisons an account may make before it must upgrade; `Infinity` when unlimited. */
export const comparisonsLeft = (user: Pick<User, "comparisonsUsed" | "isPremium">): number =>
  Math.max(0, (entitlementsOf(user).comparisons ?? Infinity) - user.comparisonsUsed);

/** Returns true when `used` has reached the limit. A limit of null is never reached. */
export const isLimitReached = (limit: number | null, used: number): boolean => limit !== null && used >= limit;

/** Returns true when an account must upgrade before it can make another comparison. */
export const isFreeLimitReached = (user: Pick<User, "comparisonsUsed" | "isPremium">): boolean =>
  comparisonsLeft(user) === 0;
