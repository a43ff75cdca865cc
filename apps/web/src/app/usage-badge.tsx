import { freeComparisonsUsed, isFreeLimitReached } from "@dupewise/domain/account/entitlements";
import type { User } from "@dupewise/domain/account/user";
import { Badge } from "@dupewise/ui/badge";

/** Renders a badge with the number of free comparisons used, or "Premium". */
export function UsageBadge({ user }: { user: Pick<User, "isPremium" | "comparisonsUsed"> }) {
  if (user.isPremium) return <Badge tone="thread">Premium</Badge>;
  return <Badge tone={isFreeLimitReached(user) ? "fair" : "plain"}>{`${freeComparisonsUsed(user)} of 3 used`}</Badge>;
}
