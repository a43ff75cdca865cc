import { PageTitle } from "../../lib/page-title.tsx";
import { buttonClass } from "@dupewise/ui/button";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { BackHome } from "../../lib/back-home.tsx";

const FEATURES = [
  "Unlimited product comparisons",
  "Advanced AI analysis",
  "Email notifications for new dupes",
  "Personalized recommendations",
];

/** /subscribe, as long as no payment provider is wired: says so before anybody presses anything. */
export function SubscribePage() {
  return (
    <div className="pt-2">
      <PageTitle>Upgrade to Premium</PageTitle>
      <BackHome />
      <div className="mx-auto mt-8 max-w-xl">
        <h1 className="display text-title">Upgrade to Premium</h1>
        <p className="display mt-4 text-4xl text-thread">
          $5<span className="text-xl text-soft">/month</span>
        </p>
        <ul className="mt-7 flex flex-col gap-3">
          {FEATURES.map((feature) => (
            <li key={feature} className="flex items-center gap-3">
              <Check aria-hidden="true" className="size-4.5 text-thread" />
              {feature}
            </li>
          ))}
        </ul>
        <section aria-labelledby="problem" className="mt-9 rounded-lg border border-poor bg-sheet p-6">
          <h2 id="problem" className="font-medium text-poor">
            Subscription Error
          </h2>
          <p className="mt-1">Stripe payments are not available at this time.</p>
          <Link to="/" className={`${buttonClass("secondary", "sm")} mt-4`}>
            Back to Home
          </Link>
        </section>
        <p className="mt-6 text-sm text-soft">Secure payment processed by Stripe. Cancel anytime from your profile.</p>
      </div>
    </div>
  );
}
