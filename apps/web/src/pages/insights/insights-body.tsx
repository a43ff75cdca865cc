import { Loading } from "@dupewise/ui/spinner";
import { NoComparisons } from "../../lib/layout/no-comparisons.tsx";
import { LoadError } from "../../lib/loading/load-error.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { ScoreDistribution } from "./score-distribution.tsx";
import { MaterialsChart } from "./materials-chart.tsx";
import { RetailersChart } from "./retailers-chart.tsx";
import { SavingsFigures } from "./savings-figures.tsx";

/** Renders the figures and charts of the insights page. */
export function InsightsBody() {
  // There may be new comparisons since this page was last open.
  const insights = trpc.insights.get.useQuery(undefined, { staleTime: 0 });
  useRedirectToSignIn(insights.error);
  if (insights.isPending) return <Loading text="Adding up your comparisons..." />;
  const { data } = insights;
  if (!data) return <LoadError title="Your insights couldn't be loaded" query={insights} />;
  if (data.comparisons === 0) {
    return (
      <NoComparisons title="Nothing to show yet">
        After your first comparison, you'll see totals and trends here.
      </NoComparisons>
    );
  }
  return (
    <div className="flex flex-col gap-14">
      <SavingsFigures savings={data.savings} distribution={data.distribution} averageScore={data.averageScore} />
      <div className="grid gap-14 lg:grid-cols-2">
        <ScoreDistribution bands={data.distribution} />
        <RetailersChart retailers={data.retailers} />
      </div>
      <MaterialsChart materials={data.materials} />
    </div>
  );
}
