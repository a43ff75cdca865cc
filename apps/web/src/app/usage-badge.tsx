import { FREE_COMPARISONS } from "@dupewise/domain/constants";
import type { User } from "@dupewise/domain/account/user";
import { Badge } from "@dupewise/ui/badge";

export function UsageBadge({ user }: { user: Pick<User, "isPremium" | "comparisonsUsed"> }) {
  if (user.isPremium) return <Badge tone="thread">Premium</Badge>;
  const used = Math.min(user.comparisonsUsed, FREE_COMPARISONS);
  return <Badge tone={used >= FREE_COMPARISONS ? "fair" : "plain"}>{`${used} of 3 used`}</Badge>;
}
