import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import type { HistoryPage } from "@dupewise/domain/comparison/history";
import { hashKey, type InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { queryClient, trpc } from "../../lib/api/trpc.ts";

type Pages = InfiniteData<HistoryPage>;

/** Every loaded list of the history, whatever its filter. */
const filterAllLists = () => ({ queryKey: getQueryKey(trpc.history.list, undefined, "infinite") });
const filterShownLists = () => ({ ...filterAllLists(), type: "active" as const });

/** Lists with other filters are refetched the next time they are shown. */
const forgetOthers = () =>
  queryClient.invalidateQueries({ ...filterAllLists(), type: "inactive", refetchType: "none" });

/** Changes the current list in place, so that one card does not cause thousands to be fetched again. */
async function change(pages: (pages: HistoryPage[]) => HistoryPage[]): Promise<void> {
  queryClient.setQueriesData<Pages>(filterShownLists(), (data) => data && { ...data, pages: pages(data.pages) });
  await forgetOthers();
}

/** Replaces a comparison in every cached page of the history. */
export const replaceInHistoryCache = (comparison: FlatComparison): Promise<void> =>
  change((pages) =>
    pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === comparison.id ? comparison : item)),
    })),
  );

const addToTotals = (pages: readonly HistoryPage[], more: number) =>
  pages.map((page) => ({ ...page, total: page.total + more, matching: page.matching + more }));

/**
 * Removes a comparison from the cached history, and returns a function that puts it back in the same place. Lists
 * loaded in the meantime are refetched instead.
 */
export function removeFromHistoryCache(id: string): (comparison: FlatComparison) => Promise<void> {
  const places = new Map(
    queryClient
      .getQueriesData<Pages>(filterShownLists())
      .map(([key, data]) => [hashKey(key), placeOf(id, data?.pages ?? [])]),
  );
  void change((pages) =>
    addToTotals(pages, -1).map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
  );
  return async (comparison) => {
    for (const [queryKey, data] of queryClient.getQueriesData<Pages>(filterShownLists())) {
      const place = places.get(hashKey(queryKey));
      if (data && place) {
        const pages = addToTotals(data.pages, 1).map((page, index) =>
          index === place.page ? { ...page, items: page.items.toSpliced(place.index, 0, comparison) } : page,
        );
        queryClient.setQueryData<Pages>(queryKey, { ...data, pages });
      } else void queryClient.invalidateQueries({ queryKey });
    }
    await forgetOthers();
  };
}

/** Null when it is not in the list. */
function placeOf(id: string, pages: readonly HistoryPage[]): { page: number; index: number } | null {
  const page = pages.findIndex(({ items }) => items.some((item) => item.id === id));
  const index = pages[page]?.items.findIndex((item) => item.id === id);
  return index === undefined ? null : { page, index };
}
