import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { useParams } from "react-router-dom";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { PrintButton } from "../../lib/layout/print-button.tsx";
import { PremiumNotice } from "../../lib/layout/premium-notice.tsx";
import { useUser } from "../../lib/session/user.ts";
import { ReportBody } from "./report-body.tsx";

/** Renders /c/:id/report, a printable report on the reasons for a comparison's score, for premium members. */
export function ReportPage() {
  const { id = "" } = useParams();
  const isEntitled = entitlementsOf(useUser()).deeperAnalysis;
  return (
    <InnerPage
      title="Advanced analysis"
      lede="What's behind the score, and what would change it"
      action={isEntitled && <PrintButton>Print Results</PrintButton>}
    >
      {isEntitled ? (
        <ReportBody id={id} />
      ) : (
        <PremiumNotice feature="Advanced analysis">
          <p>For each of your comparisons, this page shows:</p>
          <ul className="mt-2 list-disc pl-5">
            <li>what the score would be if one thing about the alternative were different</li>
            <li>where the pair stands among your similar comparisons</li>
            <li>how each part of the score was reached, as a report you can print</li>
          </ul>
        </PremiumNotice>
      )}
    </InnerPage>
  );
}
