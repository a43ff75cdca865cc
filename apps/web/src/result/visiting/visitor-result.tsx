import { Loading } from "@dupewise/ui/spinner";
import { use, useEffect } from "react";
import { getErrorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { redirectToSignIn } from "../../lib/session/redirect-to-sign-in.ts";
import { UserContext } from "../../lib/session/user.ts";
import { readVisitorComparisonId } from "../../lib/session/visitor-comparison.ts";
import { ResultActions } from "../result-actions.tsx";
import { ResultCard } from "../result-card.tsx";
import { ItemError } from "../../lib/loading/item-error.tsx";
import { PrintResults } from "../sharing/print-results.tsx";
import { toSideViews } from "../side-view.ts";
import { KeepVisitorResult, RetentionNotice } from "./keep-visitor-result.tsx";

/**
 * Renders a comparison that was made in this browser without an account. The comparison is kept for a day unless the
 * visitor signs up.
 */
export function VisitorResult({ id }: { id: string }) {
  const isMember = use(UserContext) !== null;
  const comparison = trpc.visitors.get.useQuery({ id });
  const { data, error } = comparison;
  // If this browser did not make the comparison, it belongs to a member, who has to sign in first.
  const isOver = error !== null && (isMember || readVisitorComparisonId() === id);
  const isForeign = getErrorCode(error) === "not_found" && !isOver;
  useEffect(() => {
    if (isForeign) redirectToSignIn();
  }, [isForeign]);
  if (data) {
    const [original, alternative] = toSideViews(data);
    return (
      <>
        <PageTitle>{`${original.name} or ${alternative.name}`}</PageTitle>
        <ResultCard
          comparison={data}
          rerun={null}
          actions={
            <ResultActions alternative={alternative.href}>
              <KeepVisitorResult id={id} isMember={isMember} />
              <PrintResults />
            </ResultActions>
          }
        />
        <RetentionNotice isMember={isMember} />
      </>
    );
  }
  if (!error || isForeign) return <Loading className="min-h-dvh" />;
  return (
    <ItemError
      query={comparison}
      reason={
        isMember
          ? "It may have been deleted or belong to another account."
          : "Without an account, a comparison is kept for a day. Sign up to keep yours."
      }
      link={isMember ? { to: "/history", label: "Open your history" } : { to: "/auth", label: "Sign up" }}
    />
  );
}
