import {
  FAIR_COMPARISONS_PER_HOUR,
  PREMIUM_PRICE,
  type Entitlements,
  entitlementsOf,
} from "@dupewise/domain/account/entitlements";
import { Check, Minus } from "lucide-react";

const FREE = entitlementsOf({ isPremium: false });
const PREMIUM = entitlementsOf({ isPremium: true });

/** In order of importance to a shopper; the first four are what premium is bought for. */
const ROWS: readonly { of: keyof Entitlements; premium: string; free: string | null; about?: string }[] = [
  { of: "comparisons", premium: "Unlimited product comparisons", free: `${FREE.comparisons} product comparisons` },
  {
    of: "deeperAnalysis",
    premium: "Advanced AI analysis",
    free: null,
    about:
      "A printable report for each comparison: the reasons for its score, what would change it, and how it ranks among your similar comparisons",
  },
  { of: "alertMail", premium: "Email notifications for new dupes", free: null },
  { of: "styleProfile", premium: "Personalized recommendations", free: "Personalized recommendations" },
  { of: "alerts", premium: "Unlimited alerts", free: `${FREE.alerts} alert, shown in the app` },
  {
    of: "watches",
    premium: "Unlimited watched prices, with email alerts and a weekly summary",
    free: `${FREE.watches} watched price, shown in the app`,
  },
  { of: "analytics", premium: "Detailed analytics", free: null },
  { of: "favorites", premium: "Saved favorites", free: "Saved favorites" },
  { of: "prioritySupport", premium: "Priority support", free: null },
];

/** Renders a table of what each plan includes, derived from the entitlements. */
export function PlanTable({ premium }: { premium: boolean }) {
  return (
    <section aria-labelledby="plans" className="border-t border-line pt-8">
      <h2 id="plans" className="display text-2xl">
        What each plan includes
      </h2>
      <div className="mt-6 grid gap-x-14 gap-y-10 md:grid-cols-2">
        <Plan title="Premium" price={`${PREMIUM_PRICE}/month`} yours={premium} column="premium" />
        <Plan title="Free" price="$0" yours={!premium} column="free" />
      </div>
      <p className="mt-8 text-sm text-soft">
        {`“Unlimited” covers one person's shopping: up to ${FAIR_COMPARISONS_PER_HOUR} comparisons an hour, including reruns.`}
      </p>
    </section>
  );
}

interface PlanProps {
  title: string;
  price: string;
  yours: boolean;
  column: "premium" | "free";
}

function Plan({ title, price, yours, column }: PlanProps) {
  const entitled = column === "premium" ? PREMIUM : FREE;
  return (
    <div>
      <h3 className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2">
        <span className="text-lg font-medium">{title}</span>
        <span className="text-soft">{price}</span>
        {yours && <span className="ml-auto text-sm text-soft">Your plan</span>}
      </h3>
      <ul className="mt-4 flex flex-col gap-2.5">
        {ROWS.map((row) => {
          const has = entitled[row.of] !== false;
          const Icon = has ? Check : Minus;
          return (
            <li key={row.of} className={`flex items-start gap-3 ${has ? "" : "text-soft"}`}>
              <Icon aria-hidden="true" className={`mt-1 size-4.5 shrink-0 ${has ? "text-thread" : ""}`} />
              <span>
                {!has && <span className="sr-only">Not included: </span>}
                {(has && row[column]) || row.premium}
                {has && row.about && <span className="block text-sm text-soft">{row.about}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
