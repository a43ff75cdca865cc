import { Button, buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { isUnauthorized } from "../../lib/errors.ts";
import { relogin } from "../../lib/relogin.ts";
import { trpc } from "../../lib/trpc.ts";
import { Distribution } from "./distribution.tsx";
import { Materials } from "./materials.tsx";
import { Retailers } from "./retailers.tsx";
import { Savings } from "./savings.tsx";

export function InsightsBody() {
  // New comparisons may have come since this page was last open.
  const insights = trpc.insights.get.useQuery(undefined, { staleTime: 0 });
  const expired = isUnauthorized(insights.error);
  useEffect(() => {
    if (expired) relogin();
  }, [expired]);
  if (insights.isPending) return <Loading text="Adding up your comparisons..." />;
  const { data } = insights;
  if (!data) {
    return (
      <EmptyState
        title="Your insights could not be loaded"
        action={<Button onClick={() => void insights.refetch()}>Try again</Button>}
      >
        Check your connection. Nothing is lost.
      </EmptyState>
    );
  }
  if (data.comparisons === 0) {
    return (
      <EmptyState
        title="Nothing to add up yet"
        action={
          <Link to="/" className={buttonClass()}>
            Start Comparing Products
          </Link>
        }
      >
        After your first comparison, this page shows what they say together.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-14">
      <Savings savings={data.savings} distribution={data.distribution} averageScore={data.averageScore} />
      <div className="grid gap-14 lg:grid-cols-2">
        <Distribution bands={data.distribution} />
        <Retailers retailers={data.retailers} />
      </div>
      <Materials materials={data.materials} />
    </div>
  );
}
