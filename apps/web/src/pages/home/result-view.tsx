import { buttonClass } from "@dupewise/ui/button";
import { Loading } from "@dupewise/ui/spinner";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { UnavailablePage } from "../../lib/loading/unavailable-page.tsx";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { getErrorCode, isUnauthorized } from "../../lib/api/errors.ts";
import { focusHeading } from "../../lib/focus/focus-heading.ts";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { FavoriteButton } from "../history/favorite-button.tsx";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { ItemError } from "../../lib/loading/item-error.tsx";
import { PrintResults } from "../../result/sharing/print-results.tsx";
import { ShareResults } from "../../result/sharing/share-results.tsx";
import { useRerun } from "../../result/use-rerun.ts";
import { ResultActions } from "../../result/result-actions.tsx";
import { ResultCard } from "../../result/result-card.tsx";
import { SharingStatus } from "../../result/sharing/sharing-status.tsx";
import { useSharing } from "../../result/sharing/use-sharing.ts";
import { toSideViews } from "../../result/side-view.ts";

const SharedResult = createLazyComponent(
  async () => (await import("../../result/sharing/shared-result.tsx")).SharedResult,
  UnavailablePage,
);
const VisitorResult = createLazyComponent(
  async () => (await import("../../result/visiting/visitor-result.tsx")).VisitorResult,
  UnavailablePage,
);
const SaveAndWatchButtons = createLazyComponent(
  async () => (await import("../boards/save-and-watch-buttons.tsx")).SaveAndWatchButtons,
  () => null,
);
const CopyComparison = createLazyComponent(
  async () => (await import("../../result/sharing/copy-comparison.tsx")).CopyComparison,
  () => null,
);
const CloserAlternatives = createLazyComponent(
  async () => (await import("../find/closer-alternatives.tsx")).CloserAlternatives,
  () => null,
);
const RateScore = createLazyComponent(
  async () => (await import("./rate-score.tsx")).RateScore,
  () => null,
);

/**
 * Renders the comparison at the current URL: one of the user's own, a shared one, or one made in this browser without
 * an account.
 */
export function ResultView({ id }: { id: string }) {
  const comparison = trpc.comparisons.get.useQuery({ id });
  const { data, error } = comparison;
  useRedirectToSignIn(error);
  const arrived = data !== undefined;
  useEffect(() => {
    // If the user navigated here before the response arrived, focus is still on the main content.
    if (arrived && document.activeElement?.id === "main") focusHeading();
  }, [arrived]);
  const rerun = useRerun(id);
  const sharing = useSharing(id, arrived);
  const [search] = useSearchParams();
  if (data) {
    const [original, alternative] = toSideViews(data);
    return (
      <>
        <PageTitle>{`${original.name} or ${alternative.name}`}</PageTitle>
        <ResultCard
          comparison={data}
          rerun={rerun}
          actions={
            <>
              <ResultActions alternative={alternative.href}>
                <ShareResults sharing={sharing} isPrimary={alternative.href === null} />
                <FavoriteButton comparison={data} />
                <PrintResults />
              </ResultActions>
              <SharingStatus comparison={data} sharing={sharing} />
            </>
          }
        />
        <CloserAlternatives comparison={data} />
        <RateScore comparison={data} />
        {data.analysis.engine === "openai" && (
          <p className="mt-6 text-sm text-soft">
            {`Written with a language model${data.analysis.usage ? ` (${data.analysis.usage.model})` : ""}, which found additional similarities and differences. The score comes from our own engine.`}
          </p>
        )}
        <div className="no-print mt-6 flex flex-wrap items-start gap-3">
          <Link to={`/alternatives?of=${id}`} className={buttonClass("secondary")}>
            Compare with another alternative
          </Link>
          <SaveAndWatchButtons comparison={data} />
          <CopyComparison comparison={data} link={sharing.link} />
          <Link to={`/c/${id}/report`} className={buttonClass("secondary")}>
            Advanced analysis
          </Link>
        </div>
      </>
    );
  }
  // As tall as the window, so that nothing below jumps when the response arrives.
  if (!error || isUnauthorized(error)) return <Loading className="min-h-dvh" />;
  const token = search.get("share");
  if (getErrorCode(error) === "not_found" && token !== null) return <SharedResult id={id} token={token} />;
  // A comparison that this browser made before signing in to an existing account.
  if (getErrorCode(error) === "not_found") return <VisitorResult id={id} />;
  return (
    <ItemError
      query={comparison}
      reason="There's nothing at this address."
      link={{ to: "/history", label: "Open your history" }}
    />
  );
}
