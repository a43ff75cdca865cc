import type { Comparison } from "@dupewise/domain/comparison";
import type { HistoryPage } from "@dupewise/domain/history";
import type { InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { queryClient, trpc } from "../../lib/trpc.ts";

type Pages = InfiniteData<HistoryPage>;

/** Every list of the history that was loaded, whatever its filter. */
const lists = () => ({ queryKey: getQueryKey(trpc.history.list, undefined, "infinite") });

/**
 * Changes the shown list in place: a history of thousands is not read again for one card. Lists under other filters
 * are read anew when they show next.
 */
async function change(pages: (pages: HistoryPage[]) => HistoryPage[]): Promise<void> {
  queryClient.setQueriesData<Pages>(
    { ...lists(), type: "active" },
    (data) => data && { ...data, pages: pages(data.pages) },
  );
  await queryClient.invalidateQueries({ ...lists(), type: "inactive", refetchType: "none" });
}

export const replaceInHistory = (comparison: Comparison): Promise<void> =>
  change((pages) =>
    pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === comparison.id ? comparison : item)),
    })),
  );

export const dropFromHistory = (id: string): Promise<void> =>
  change((pages) =>
    pages.map((page) => ({
      ...page,
      items: page.items.filter((item) => item.id !== id),
      total: page.total - 1,
      matching: page.matching - 1,
    })),
  );
