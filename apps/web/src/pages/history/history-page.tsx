import { Button } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { HistoryTabs } from "../../lib/layout/history-tabs.tsx";
import { NoComparisons } from "../../lib/layout/no-comparisons.tsx";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { LoadError } from "../../lib/loading/load-error.tsx";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { HistoryControls } from "./history-controls.tsx";
import { HistoryList } from "./history-list.tsx";
import { useHistory } from "./use-history.ts";
import { useHistoryFilter } from "./use-history-filter.ts";

/** Renders /history: the user's comparisons, with the filter and sort order from the URL. */
export function HistoryPage() {
  const { filter, setFilter } = useHistoryFilter();
  const history = useHistory(filter);
  useRedirectToSignIn(history.error);
  return (
    <InnerPage title="Search History">
      <HistoryTabs />
      <HistoryBody history={history} filter={filter} setFilter={setFilter} />
    </InnerPage>
  );
}

type HistoryBodyProps = { history: ReturnType<typeof useHistory> } & ReturnType<typeof useHistoryFilter>;

function HistoryBody({ history, filter, setFilter }: HistoryBodyProps) {
  if (history.isPending) return <Loading text="Loading your search history..." />;
  const [first] = history.data?.pages ?? [];
  if (!first) return <LoadError title="Your history couldn't be loaded" query={history} />;
  if (first.total === 0) {
    return (
      <NoComparisons title="No search history yet">
        Start comparing products to build your search history.
      </NoComparisons>
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
            : `No comparison${filter.minScore > 0 ? ` with a match of ${filter.minScore}% or more` : ""} mentions “${filter.search}”.`}
        </EmptyState>
      ) : (
        <HistoryList key={JSON.stringify(filter)} history={history} />
      )}
    </>
  );
}
