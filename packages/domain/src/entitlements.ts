import { FREE_COMPARISONS } from "./constants.ts";
import type { User } from "./user.ts";

/** What each plan may do; the server enforces it and /subscribe states it. */
const ENTITLEMENTS = {
  free: { comparisons: FREE_COMPARISONS },
  /** null: any number. */
  premium: { comparisons: null },
} as const satisfies Record<string, { comparisons: number | null }>;

export const entitlementsOf = ({ isPremium }: Pick<User, "isPremium">) => ENTITLEMENTS[isPremium ? "premium" : "free"];
