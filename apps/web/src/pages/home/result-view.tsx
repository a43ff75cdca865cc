import { buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { errorCode, isUnauthorized } from "../../lib/errors.ts";
import { focusHeading } from "../../lib/focus-heading.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { PageTitle } from "../../lib/page-title.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useRelogin } from "../../lib/use-relogin.ts";
import { PrintResults } from "../../result/print-results.tsx";
import { ShareResults } from "../../result/share-results.tsx";
import { useRerun } from "../../result/use-rerun.ts";
import { ResultCard } from "../../result/result-card.tsx";
import { SharedResult } from "../../result/shared-result.tsx";
import { sidesOf } from "../../result/sides.ts";

/** One stored comparison by its address. */
export function ResultView({ id }: { id: string }) {
  const comparison = trpc.comparisons.get.useQuery({ id });
  const { data, error } = comparison;
  useRelogin(error);
  const arrived = data !== undefined;
  useEffect(() => {
    // Whoever came from another page before the answer did was left at the content.
    if (arrived && document.activeElement?.id === "main") focusHeading();
  }, [arrived]);
  const rerun = useRerun(id);
  const [search] = useSearchParams();
  if (data) {
    const [original, alternative] = sidesOf(data);
    return (
      <>
        <PageTitle>{`${original.name} or ${alternative.name}`}</PageTitle>
        <ResultCard
          comparison={data}
          rerun={rerun}
          actions={
            <>
              <PrintResults />
              <ShareResults comparison={data} />
            </>
          }
        />
      </>
    );
  }
  // As tall as the window: what follows would jump once the answer is there.
  if (!error || isUnauthorized(error)) return <Loading className="min-h-dvh" />;
  const code = errorCode(error);
  const token = search.get("share");
  if (code === "not_found" && token !== null) return <SharedResult id={id} token={token} />;
  // An address that is no id at all is refused, not looked up.
  if (code === "not_found" || code === "validation_failed") {
    return (
      <EmptyState
        heading="h1"
        title="There is no comparison here"
        action={
          <Link to="/history" className={buttonClass("secondary")}>
            Open your history
          </Link>
        }
      >
        It may have been deleted, or it belongs to another account.
      </EmptyState>
    );
  }
  return <NotLoaded heading="h1" title="The comparison could not be loaded" query={comparison} />;
}
