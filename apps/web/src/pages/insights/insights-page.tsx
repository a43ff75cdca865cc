import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { HistoryTabs } from "../../lib/layout/history-tabs.tsx";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { PremiumNotice } from "../../lib/layout/premium-notice.tsx";
import { useUser } from "../../lib/session/user.ts";
import { InsightsBody } from "./insights-body.tsx";

/** Renders /history/insights: statistics on all of the user's comparisons, for premium members. */
export function InsightsPage() {
  const user = useUser();
  return (
    <InnerPage title="Insights">
      <HistoryTabs />
      {entitlementsOf(user).analytics ? (
        <InsightsBody />
      ) : (
        <PremiumNotice feature="Detailed analytics">
          <p>Based on your own comparisons, this page shows:</p>
          <ul className="mt-2 list-disc pl-5">
            <li>how much less the alternatives cost than their originals</li>
            <li>how your matches are distributed, from quite different to very similar</li>
            <li>which shops your alternatives come from, and how well they match</li>
            <li>what the alternatives are made of, month by month</li>
          </ul>
        </PremiumNotice>
      )}
    </InnerPage>
  );
}
