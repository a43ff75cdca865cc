import { freeComparisonsUsed } from "@dupewise/domain/account/entitlements";
import type { User } from "@dupewise/domain/account/user";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatDate } from "../../lib/layout/format-date.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useResumePlan } from "../../lib/session/use-resume-plan.ts";
import { Avatar } from "./avatar.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";

export interface PlanSummaryProps {
  user: User;
  /** Called when the user navigates elsewhere. */
  onLeave: () => void;
}

/** Renders the account's plan, and when it renews or ends. */
export function PlanSummary({ user, onLeave }: PlanSummaryProps) {
  return (
    <div className="mb-6 flex items-center gap-3 rounded-md bg-sunk p-3 sm:gap-4 sm:p-4">
      <Avatar user={user} />
      {user.isPremium ? <Premium user={user} /> : <Free user={user} onLeave={onLeave} />}
    </div>
  );
}

function Free({ user, onLeave }: PlanSummaryProps) {
  return (
    <div>
      <p className="font-medium">Free Plan</p>
      <p className="text-sm text-soft">{`${freeComparisonsUsed(user)} of 3 comparisons used`}</p>
      <Link to="/subscribe" className="link inline-flex min-h-6 items-center text-sm" onClick={onLeave}>
        Upgrade to Premium
      </Link>
    </div>
  );
}

function Premium({ user }: { user: User }) {
  const { data: status } = trpc.billing.status.useQuery();
  const [asking, setAsking] = useState(false);
  const resume = useResumePlan();
  return (
    <div>
      <p className="font-medium">Premium Member</p>
      <p className="text-sm text-soft">
        Since {user.premiumUpgradedAt ? formatDate(user.premiumUpgradedAt) : "Unknown date"}
      </p>
      {user.subscriptionPeriodEnd && (user.cancelAtPeriodEnd || status) && (
        <p className="text-sm text-soft">
          {status?.paymentFailed
            ? "Your last payment didn't go through. Premium ends on"
            : user.cancelAtPeriodEnd
              ? "Subscription ends on"
              : "Renews on"}{" "}
          <span className="whitespace-nowrap">{formatDate(user.subscriptionPeriodEnd)}</span>
        </p>
      )}
      {user.cancelAtPeriodEnd ? (
        <button type="button" className="link min-h-6 text-sm" onClick={() => resume.mutate()}>
          {resume.isPending ? "Resuming..." : "Resume subscription"}
        </button>
      ) : (
        <button type="button" className="link min-h-6 text-sm" onClick={() => setAsking(true)}>
          Cancel subscription
        </button>
      )}
      {asking && <CancelDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
