import { sql } from "../../drizzle.ts";
import { users } from "../../schema.ts";

/**
 * SQL that is true while premium is active. Premium ends with the paid period and its grace period, even if no event
 * arrives. Without an end date, it never ends.
 */
export const isPremiumNow = sql<boolean>`(${users.isPremium} and coalesce(${users.premiumUntil} > now(), true))`;
