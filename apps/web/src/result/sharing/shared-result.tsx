import { Loading } from "@dupewise/ui/spinner";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { ItemError } from "../../lib/loading/item-error.tsx";
import { PrintResults } from "./print-results.tsx";
import { ResultActions } from "../result-actions.tsx";
import { ResultCard } from "../result-card.tsx";
import { toSideViews } from "../side-view.ts";

/** Renders a shared comparison, read-only. */
export function SharedResult({ id, token }: { id: string; token: string }) {
  const comparison = trpc.comparisons.shared.useQuery({ id, token });
  const { data, error } = comparison;
  if (data) {
    const [original, alternative] = toSideViews(data);
    return (
      <>
        <PageTitle>{`${original.name} or ${alternative.name}`}</PageTitle>
        <p className="no-print mb-6 text-sm text-soft">A comparison someone shared with you</p>
        <ResultCard
          comparison={data}
          token={token}
          rerun={null}
          actions={
            <ResultActions alternative={alternative.href}>
              <PrintResults />
            </ResultActions>
          }
        />
      </>
    );
  }
  if (!error) return <Loading className="min-h-dvh" />;
  return (
    <ItemError
      query={comparison}
      reason="This link is incomplete or no longer works."
      link={{ to: "/", label: "Compare two products" }}
    />
  );
}
