import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../lib/api/trpc.ts";
import type { HistoryFilter } from "./use-history-filter.ts";

/** Loads the history page by page. The current list stays visible while the list for another filter loads. */
export const useHistory = ({ minScore, sort, search }: HistoryFilter) =>
  trpc.history.list.useInfiniteQuery(
    { minScore, sort, search },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      // A marked or unmarked card stays under the pointer; the list is sorted again the next time it is shown.
      staleTime: sort === "favorites" ? 0 : Infinity,
    },
  );
