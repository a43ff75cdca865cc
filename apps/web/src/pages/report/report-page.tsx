import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { useParams } from "react-router-dom";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { PremiumNotice } from "../../lib/layout/premium-notice.tsx";
import { useUser } from "../../lib/session/user.ts";
import { PrintResults } from "../../result/sharing/print-results.tsx";
import { ReportBody } from "./report-body.tsx";

/** /c/:id/report: what is behind a comparison's score, to read or to print; for premium. */
export function Page() {
  const { id = "" } = useParams();
  const isEntitled = entitlementsOf(useUser()).deeperAnalysis;
  return (
    <InnerPage
      title="Advanced Analysis"
      lede="What is behind the score, and what would change it"
      action={
        isEntitled && (
          <div className="no-print">
            <PrintResults />
          </div>
        )
      }
    >
      {isEntitled ? (
        <ReportBody id={id} />
      ) : (
        <PremiumNotice feature="Advanced analysis">
          <p>For each of your comparisons, this page shows:</p>
          <ul className="mt-2 list-disc pl-5">
            <li>what the score would be if one thing about the alternative were otherwise</li>
            <li>where the pair stands among your other comparisons of its kind</li>
            <li>how each part of the score came about, as a report to print</li>
          </ul>
        </PremiumNotice>
      )}
    </InnerPage>
  );
}
