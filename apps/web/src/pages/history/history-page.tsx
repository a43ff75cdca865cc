import { PageTitle } from "../../lib/page-title.tsx";
import { Button, buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { isUnauthorized } from "../../lib/errors.ts";
import { relogin } from "../../lib/relogin.ts";
import { BackHome } from "../../lib/back-home.tsx";
import { HistoryTabs } from "../../lib/history-tabs.tsx";
import { HistoryControls } from "./history-controls.tsx";
import { HistoryList } from "./history-list.tsx";
import { useHistory } from "./use-history.ts";
import { useHistoryFilter } from "./use-history-filter.ts";

/** /history: every comparison, filtered and sorted by the address. */
export function HistoryPage() {
  const { filter, setFilter } = useHistoryFilter();
  const history = useHistory(filter);
  const expired = isUnauthorized(history.error);
  useEffect(() => {
    if (expired) relogin();
  }, [expired]);
  return (
    <div className="pt-2">
      <PageTitle>Search History</PageTitle>
      <BackHome />
      <h1 className="display mt-4 mb-5 text-title">Search History</h1>
      <HistoryTabs />
      <HistoryBody history={history} filter={filter} setFilter={setFilter} />
    </div>
  );
}

type HistoryBodyProps = { history: ReturnType<typeof useHistory> } & ReturnType<typeof useHistoryFilter>;

function HistoryBody({ history, filter, setFilter }: HistoryBodyProps) {
  if (history.isPending) return <Loading text="Loading your search history..." />;
  const [first] = history.data?.pages ?? [];
  if (!first) {
    return (
      <EmptyState
        title="Your history could not be loaded"
        action={<Button onClick={() => void history.refetch()}>Try again</Button>}
      >
        Check your connection. Nothing is lost.
      </EmptyState>
    );
  }
  if (first.total === 0) {
    return (
      <EmptyState
        title="No search history yet"
        action={
          <Link to="/" className={buttonClass()}>
            Start Comparing Products
          </Link>
        }
      >
        Start comparing products to build your search history.
      </EmptyState>
    );
  }
  return (
    <>
      <HistoryControls filter={filter} setFilter={setFilter} matching={first.matching} total={first.total} />
      {first.matching === 0 ? (
        <EmptyState
          title="No matches found"
          action={
            <Button look="secondary" onClick={() => setFilter({ minScore: 0, search: "" })}>
              Show all comparisons
            </Button>
          }
        >
          {filter.search === ""
            ? `No comparisons meet the ${filter.minScore}% similarity threshold.`
            : `Nothing here mentions “${filter.search}”${filter.minScore > 0 ? ` and matches by ${filter.minScore}% or more` : ""}.`}
        </EmptyState>
      ) : (
        <HistoryList key={JSON.stringify(filter)} history={history} />
      )}
    </>
  );
}
