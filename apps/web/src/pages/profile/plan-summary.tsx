import { FREE_COMPARISONS } from "@dupewise/domain/constants";
import type { User } from "@dupewise/domain/user";
import { Crown, UserRound } from "lucide-react";
import { formatDate } from "../../lib/format.ts";

export function PlanSummary({ user }: { user: User }) {
  const used = Math.min(user.comparisonsUsed, FREE_COMPARISONS);
  return (
    <div className="mb-6 flex items-center gap-4 rounded-md bg-sunk px-4 py-3">
      <span aria-hidden="true" className="relative grid size-12 place-items-center rounded-full bg-sheet text-soft">
        <UserRound className="size-6" />
        {user.isPremium && <Crown className="absolute -top-1.5 -right-1.5 size-5 fill-current text-fair" />}
      </span>
      {user.isPremium ? (
        <div>
          <p className="font-medium">Premium Member</p>
          <p className="text-sm text-soft">
            Since {user.premiumUpgradedAt ? formatDate(user.premiumUpgradedAt) : "Unknown date"}
          </p>
          {user.subscriptionPeriodEnd && (
            <p className="text-sm text-soft">
              {user.cancelAtPeriodEnd ? "Subscription ends on" : "Renews on"} {formatDate(user.subscriptionPeriodEnd)}
            </p>
          )}
        </div>
      ) : (
        <div>
          <p className="font-medium">Free Plan</p>
          <p className="text-sm text-soft">{`${used} of 3 comparisons used`}</p>
        </div>
      )}
    </div>
  );
}
