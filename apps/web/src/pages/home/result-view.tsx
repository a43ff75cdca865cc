import { PageTitle } from "../../lib/page-title.tsx";
import { Button, buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { errorCode, isUnauthorized } from "../../lib/errors.ts";
import { focusHeading } from "../../lib/focus-heading.ts";
import { relogin } from "../../lib/relogin.ts";
import { trpc } from "../../lib/trpc.ts";
import { PrintResults } from "../../result/print-results.tsx";
import { ShareResults } from "../../result/share-results.tsx";
import { useRerun } from "../../result/use-rerun.ts";
import { NoScore } from "../../result/no-score.tsx";
import { ResultCard } from "../../result/result-card.tsx";
import { SharedResult } from "../../result/shared-result.tsx";
import { sidesOf } from "../../result/sides.ts";

/** One stored comparison by its address. */
export function ResultView({ id }: { id: string }) {
  const { data, error, refetch } = trpc.comparisons.get.useQuery({ id });
  const expired = isUnauthorized(error);
  useEffect(() => {
    if (expired) relogin();
  }, [expired]);
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
        {data.similarityScore === null && <NoScore comparison={data} rerun={rerun} />}
      </>
    );
  }
  // As tall as the window: what follows would jump once the answer is there.
  if (!error || expired) return <Loading className="min-h-dvh" />;
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
  return (
    <EmptyState
      heading="h1"
      title="The comparison could not be loaded"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      Check your connection. Nothing is lost.
    </EmptyState>
  );
}
