import { PREMIUM_PRICE } from "@dupewise/domain/account/entitlements";
import { buttonClass } from "@dupewise/ui/button";
import { Loading } from "@dupewise/ui/spinner";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { BackHome } from "../../lib/layout/back-home.tsx";
import { LoadError } from "../../lib/loading/load-error.tsx";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { useUser } from "../../lib/session/user.ts";
import { Checkout } from "./checkout.tsx";
import { CheckoutAbandoned } from "./checkout-abandoned.tsx";
import { MemberPlan } from "./member-plan.tsx";
import { PaymentFailed } from "./payment-failed.tsx";
import { PlanTable } from "./plan-table.tsx";
import { PortalReturn } from "./portal-return.tsx";
import { SubscriptionError } from "./subscription-error.tsx";

/** Renders /subscribe: what premium offers and how to get it, or the member's current plan. */
export function SubscribePage() {
  const user = useUser();
  const title = user.isPremium ? "You're on Premium" : "Upgrade to Premium";
  return (
    <div className="pt-2">
      <PageTitle>{title}</PageTitle>
      <BackHome />
      <h1 className="display mt-4 text-title">{title}</h1>
      <PortalReturn />
      {user.isPremium ? <MemberPlan user={user} /> : <Offer />}
      <PlanTable premium={user.isPremium} />
    </div>
  );
}

function Offer() {
  return (
    <>
      <p className="display mt-3 text-4xl text-thread">
        {PREMIUM_PRICE}
        <span className="text-xl text-soft">/month</span>
      </p>
      <CheckoutAbandoned />
      <div className="mt-8 mb-10 max-w-xl">
        <Step />
        <p className="mt-5 text-sm text-soft">Secure payment processed by Stripe. Cancel anytime from your profile.</p>
      </div>
    </>
  );
}

function Step(): ReactNode {
  const status = trpc.billing.status.useQuery();
  useRedirectToSignIn(status.error);
  if (status.isPending) return <Loading className="min-h-40" />;
  if (!status.data) {
    return (
      <LoadError title="We couldn't reach the payment service" query={status}>
        Check your connection. Nothing was charged.
      </LoadError>
    );
  }
  if (!status.data.available) {
    return (
      <SubscriptionError text="Stripe payments are not available at this time.">
        <p className="mb-4 text-soft">
          Premium isn't available here at the moment. Your comparisons are still yours: open, favorite, correct and
          rerun them as often as you like.
        </p>
        <Link to="/" className={buttonClass("secondary", "sm")}>
          Back to Home
        </Link>
      </SubscriptionError>
    );
  }
  return status.data.paymentFailed && status.data.canManage ? <PaymentFailed isPremium={false} /> : <Checkout />;
}
