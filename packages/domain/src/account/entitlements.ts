import { FREE_COMPARISONS } from "../constants.ts";
import type { User } from "./user.ts";

/** What the API says, and clients of old look for, once a free account has made its last comparison. */
export const FREE_LIMIT_REACHED = "You've used all 3 free comparisons";

export interface Entitlements {
  /** null: any number, at a fair rate. */
  comparisons: number | null;
  favorites: boolean;
  styleProfile: boolean;
  /** Alerts at a time; null: any number. */
  alerts: number | null;
  /** Alerts come by mail, not in the app alone. */
  alertMail: boolean;
  /** Savings, matches and materials over time. */
  analytics: boolean;
  /**
   * A language model, where one is configured, writes more of what is alike and what differs; the score is the same.
   */
  deeperAnalysis: boolean;
  prioritySupport: boolean;
}

/** What each plan may do; the server enforces it and /subscribe states it. */
const ENTITLEMENTS = {
  free: {
    comparisons: FREE_COMPARISONS,
    favorites: true,
    styleProfile: true,
    alerts: 1,
    alertMail: false,
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
    analytics: true,
    deeperAnalysis: true,
    prioritySupport: true,
  },
} as const satisfies Record<string, Entitlements>;

/** What somebody's plan allows. */
export const entitlementsOf = ({ isPremium }: Pick<User, "isPremium">): Entitlements =>
  ENTITLEMENTS[isPremium ? "premium" : "free"];

/** Returns how many of the free comparisons an account has used: 0 to `FREE_COMPARISONS`. */
export const freeComparisonsUsed = ({ comparisonsUsed }: Pick<User, "comparisonsUsed">): number =>
  Math.min(comparisonsUsed, FREE_COMPARISONS);

/**
 * Returns true when a quota allows no further comparison.
 * @param limit how many the plan allows; null for any number
 */
export const isUsedUp = (limit: number | null, used: number): boolean => limit !== null && used >= limit;

/** Returns whether an account has no comparison left until it upgrades. */
export const isFreeLimitReached = (user: Pick<User, "comparisonsUsed" | "isPremium">): boolean =>
  isUsedUp(entitlementsOf(user).comparisons, user.comparisonsUsed);
