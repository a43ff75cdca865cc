import type { RatingSummary } from "@dupewise/domain/comparison/rating";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { getErrorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { ScatterPlot } from "../../lib/layout/scatter-plot.tsx";
import { LoadError } from "../../lib/loading/load-error.tsx";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { ChartWithTable } from "../insights/chart-with-table.tsx";
import { NotFoundPage } from "../not-found/not-found-page.tsx";

/**
 * Renders /operators/ratings, which compares shoppers' own scores with ours. Everyone except operators gets the
 * not-found page.
 */
export function RatingsPage() {
  const summary = trpc.ratings.summary.useQuery(undefined, { retry: false });
  useRedirectToSignIn(summary.error);
  if (summary.isPending) return <Loading className="min-h-dvh" />;
  if (getErrorCode(summary.error) === "not_found") return <NotFoundPage />;
  if (!summary.data) return <LoadError heading="h1" title="The ratings couldn't be loaded" query={summary} />;
  return (
    <InnerPage title="Ratings" lede="Shoppers' own scores next to ours. Ratings don't change any score by themselves.">
      <Ratings summary={summary.data} />
    </InnerPage>
  );
}

function Ratings({ summary: { groups, points } }: { summary: RatingSummary }) {
  if (groups.length === 0) return <EmptyState title="No ratings yet">Ratings will show up here.</EmptyState>;
  const count = groups.reduce((sum, { ratings }) => sum + ratings, 0);
  return (
    <ChartWithTable
      title="Shoppers' scores compared with ours"
      about={`${count} ${count === 1 ? "rating" : "ratings"}, by kind of product and engine version.`}
      columns={["Kind", "Version", "Ratings", "Sentences reported as wrong", "Our average", "Shoppers' average"]}
      rows={groups.map(({ kind, engineVersion, ratings, wrong, said, given }) => [
        kind ?? "Unknown",
        engineVersion ?? "Not recorded",
        ratings,
        wrong,
        said ?? "–",
        given ?? "–",
      ])}
    >
      <ScatterPlot
        label="Our scores and shoppers' own scores"
        xName="Our score"
        yName="Shoppers' score"
        dots={points.map(({ said, given, ratings }) => ({ x: said, y: given, count: ratings }))}
      />
    </ChartWithTable>
  );
}
