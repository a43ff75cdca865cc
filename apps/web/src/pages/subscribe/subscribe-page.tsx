import { Button, buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { BackHome } from "../../lib/back-home.tsx";
import { isUnauthorized } from "../../lib/errors.ts";
import { PageTitle } from "../../lib/page-title.tsx";
import { relogin } from "../../lib/relogin.ts";
import { trpc } from "../../lib/trpc.ts";
import { useUser } from "../../lib/user.ts";
import { Checkout } from "./checkout.tsx";
import { Member } from "./member.tsx";
import { Plans } from "./plans.tsx";
import { SubscriptionError } from "./subscription-error.tsx";

/** /subscribe: what premium is, and the one step there is to take, if any. */
export function SubscribePage() {
  const user = useUser();
  return (
    <div className="pt-2">
      <BackHome />
      {user.isPremium ? (
        <>
          <PageTitle>Premium</PageTitle>
          <h1 className="display mt-4 text-title">You are on premium</h1>
          <Member user={user} />
        </>
      ) : (
        <>
          <PageTitle>Upgrade to Premium</PageTitle>
          <h1 className="display mt-4 text-title">Upgrade to Premium</h1>
          <p className="display mt-3 text-4xl text-thread">
            $5<span className="text-xl text-soft">/month</span>
          </p>
          <div className="mt-8 mb-10 max-w-xl">
            <Step />
            <p className="mt-5 text-sm text-soft">
              Secure payment processed by Stripe. Cancel anytime from your profile.
            </p>
          </div>
        </>
      )}
      <Plans premium={user.isPremium} />
    </div>
  );
}

function Step(): ReactNode {
  const status = trpc.billing.status.useQuery();
  const expired = isUnauthorized(status.error);
  useEffect(() => {
    if (expired) relogin();
  }, [expired]);
  if (status.isPending) return <Loading className="min-h-40" />;
  if (!status.data) {
    return (
      <EmptyState
        title="The payment service could not be asked"
        action={<Button onClick={() => void status.refetch()}>Try again</Button>}
      >
        Check your connection. Nothing was charged.
      </EmptyState>
    );
  }
  if (!status.data.available) {
    return (
      <SubscriptionError text="Stripe payments are not available at this time.">
        <Link to="/" className={buttonClass("secondary", "sm")}>
          Back to Home
        </Link>
      </SubscriptionError>
    );
  }
  return <Checkout />;
}
