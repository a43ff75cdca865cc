import type { User } from "@dupewise/domain/account/user";
import { Button } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import { formatDate } from "../../lib/layout/format-date.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { useResumePlan } from "../../lib/session/use-resume-plan.ts";
import { BillingButton } from "./billing-button.tsx";
import { PaymentFailed } from "./payment-failed.tsx";

/** Renders a premium member's current plan in place of the offer. */
export function MemberPlan({ user }: { user: User }) {
  const { data: status, error } = trpc.billing.status.useQuery();
  useRedirectToSignIn(error);
  const fails = status?.canManage === true && status.paymentFailed;
  const isNotice = fails || user.cancelAtPeriodEnd;
  return (
    <div className={`${isNotice ? "mt-8" : "mt-3"} mb-10 flex max-w-xl flex-col items-start gap-6`}>
      {fails ? <PaymentFailed isPremium until={user.subscriptionPeriodEnd} /> : <Period user={user} />}
      {status?.canManage && !fails && <BillingButton>Card and invoices</BillingButton>}
    </div>
  );
}

/** The paid period's end, and what follows. */
function Period({ user }: { user: User }) {
  const resume = useResumePlan();
  const until = user.subscriptionPeriodEnd && formatDate(user.subscriptionPeriodEnd);
  if (!user.cancelAtPeriodEnd) {
    return <p className="text-lg text-soft">{until ? `Renews on ${until}. ` : ""}Cancel anytime from your profile.</p>;
  }
  return (
    <Notice
      tone="fair"
      title={until ? `Subscription ends on ${until}` : "Your subscription is ending"}
      actions={
        <Button busy={resume.isPending} onClick={() => resume.mutate()}>
          {resume.isPending ? "Resuming..." : "Resume subscription"}
        </Button>
      }
    >
      You'll keep full Premium access until your subscription ends. You won't be charged today if you resume it.
    </Notice>
  );
}
