import { sql } from "../../drizzle.ts";
import { users } from "../../schema.ts";

/**
 * Holds while premium is active: it ends with the paid period and its grace, even without an event, and never without
 * an end date.
 */
export const isPremiumNow = sql<boolean>`(${users.isPremium} and coalesce(${users.premiumUntil} > now(), true))`;
