import type { RatingSummary } from "@dupewise/domain/comparison/rating";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { Scatter } from "../../lib/layout/scatter.tsx";
import { NotLoaded } from "../../lib/loading/not-loaded.tsx";
import { useRelogin } from "../../lib/session/use-relogin.ts";
import { Chart } from "../insights/chart.tsx";
import { NotFoundPage } from "../not-found/not-found-page.tsx";

/** /operators/ratings: what shoppers would have said against what was said; for everybody else there is nothing. */
export function Page() {
  const summary = trpc.ratings.summary.useQuery(undefined, { retry: false });
  useRelogin(summary.error);
  if (summary.isPending) return <Loading className="min-h-dvh" />;
  if (errorCode(summary.error) === "not_found") return <NotFoundPage />;
  if (!summary.data) return <NotLoaded heading="h1" title="The ratings could not be loaded" query={summary} />;
  return (
    <InnerPage
      title="Ratings"
      lede="What shoppers would have said, against what was said. It moves no score by itself."
    >
      <Ratings summary={summary.data} />
    </InnerPage>
  );
}

function Ratings({ summary: { groups, points } }: { summary: RatingSummary }) {
  if (groups.length === 0) return <EmptyState title="No ratings yet">The first answer rated shows up here.</EmptyState>;
  const count = groups.reduce((sum, { ratings }) => sum + ratings, 0);
  return (
    <Chart
      title="Given against said"
      about={`${count} ${count === 1 ? "rating" : "ratings"}, by kind of goods and version of the engine.`}
      columns={["Kind", "Version", "Ratings", "A sentence wrong", "Said, mean", "Given, mean"]}
      rows={groups.map(({ kind, engineVersion, ratings, wrong, said, given }) => [
        kind ?? "Not known",
        engineVersion ?? "Not noted",
        ratings,
        wrong,
        said ?? "–",
        given ?? "–",
      ])}
    >
      <Scatter
        label="Scores that were said, and those that shoppers would have given"
        xName="Said"
        yName="Given"
        dots={points.map(({ said, given, ratings }) => ({ x: said, y: given, count: ratings }))}
      />
    </Chart>
  );
}
